import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { graphql } from 'relay-runtime'
import type { FigureTable_figure$data } from '#generated/FigureTable_figure.graphql.ts'
import { formatCount, formatEuro, formatInteger, formatPercentage } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { type CountedOfferte, offerteFigureUrl } from './offerteFigureUrl.ts'

void graphql`
  fragment FigureTable_figure on FigureOfferte {
    inviate {
      offerte
      valore
    }
    aperte {
      offerte
      valore
    }
    accettate {
      offerte
      valore
    }
    rifiutate {
      offerte
      valore
    }
    scadute {
      offerte
      valore
    }
    ritirate {
      offerte
      valore
    }
    quotaAccettate
    giorniAccettazione
  }
`

type Figure = Omit<FigureTable_figure$data, ' $fragmentType'>

/** Which offers a row counts, and what came of them. */
interface FigureRow {
  name: string
  figure: Figure
  of: CountedOfferte
}

/** '67 %': the part that was accepted; a dash while nothing is decided. */
export const acceptedShare = ({ quotaAccettate }: Figure) =>
  quotaAccettate == null ? '–' : formatPercentage(Math.round(100 * quotaAccettate))

/** '6 giorni': from sending to yes; a dash without a yes. */
export const daysToYes = ({ giorniAccettazione }: Figure) =>
  giorniAccettazione == null ? '–' : formatCount(giorniAccettazione, 'giorno', 'giorni')

/** How many offers, which it opens, and what they are worth. */
export function Amount({ of, to }: { of: Figure['inviate']; to: string }) {
  if (of.offerte === 0) return <>–</>
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      <Link href={to} underline="always">
        {formatInteger(of.offerte)}
      </Link>
      <Typography component="span" variant="body2" color="textSecondary">
        {' '}
        · {formatEuro(of.valore)}
      </Typography>
    </Box>
  )
}

const KINDS = [
  ['Inviate', 'inviate', undefined],
  ['In attesa', 'aperte', 'INVIATA'],
  ['Accettate', 'accettate', 'ACCETTATA'],
  ['Rifiutate', 'rifiutate', 'RIFIUTATA'],
  ['Scadute', 'scadute', 'SCADUTA'],
  ['Ritirate', 'ritirate', 'RITIRATA'],
] as const

/** What came of offers, a row for each month, agent or family. */
export function FigureTable({ first, rows }: { first: string; rows: readonly FigureRow[] }) {
  const phone = useIsPhone()
  if (phone) {
    return (
      <Box component="ul" aria-label={first} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {rows.map(({ name, figure, of }) => (
          <Box component="li" key={name} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
            <strong>{name}</strong>
            {KINDS.map(([title, kind, stato]) =>
              figure[kind].offerte === 0 ? null : (
                <Box key={kind} sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
                  {title}
                  <Amount of={figure[kind]} to={offerteFigureUrl({ ...of, stato })} />
                </Box>
              ),
            )}
            <Typography variant="body2" color="textSecondary">
              {acceptedShare(figure)} accettate, {daysToYes(figure)} al sì
            </Typography>
          </Box>
        ))}
      </Box>
    )
  }
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <PlainTable
        aria-label={first}
        rows={rows}
        keyOf={({ name }) => name}
        columns={[
          { title: first, namesRow: true, cell: ({ name }) => name },
          ...KINDS.map(([title, kind, stato]) => ({
            title,
            align: 'right' as const,
            cell: ({ figure, of }: FigureRow) => <Amount of={figure[kind]} to={offerteFigureUrl({ ...of, stato })} />,
          })),
          { title: 'Quota', align: 'right', cell: ({ figure }) => acceptedShare(figure) },
          { title: 'Giorni al sì', align: 'right', cell: ({ figure }) => daysToYes(figure) },
        ]}
      />
    </Box>
  )
}
