import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { Link as RouteLink } from 'react-router'
import { AGENTI_PER_PAGE, CLIENTI_PER_PAGE, isReached } from '#numeri/statistiche/rules.ts'
import { formatCount, formatEuro, formatPercentage } from '#shared/formats/formats.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
import { useScrollMemory } from '#ui/table/useScrollMemory.ts'
import { EmptyStatistiche } from '../EmptyStatistiche.tsx'
import { type StatisticaRow, TOTAL_ROW } from '../rows.ts'
import type { StatisticheScreenProps } from '../screenProps.ts'
import { agentiOrderings, rowUrls, type StatisticheKind, statisticheClientiOrderings } from '../urlState.ts'
import { HIDDEN_STATISTICHE_COLUMNS, statisticheColumns } from './columns.tsx'
import { ReachedBudget } from './ReachedBudget.tsx'

interface Props extends Omit<StatisticheScreenProps, 'agenti'> {
  onBudget?: (riga: StatisticaRow) => void
}

/** Green where the budget was reached, grey under the sums; over the ground of the column that stays too. */
function style({ vars: { palette } }: Theme) {
  const veil = (color: string, forza: number) => `inset 0 0 0 999px color-mix(in srgb, ${color} ${forza}%, transparent)`
  return {
    '& .riga-raggiunta .MuiDataGrid-cell': { boxShadow: veil(palette.success.main, 12) },
    '& .riga-totale .MuiDataGrid-cell': { boxShadow: veil(palette.text.primary, 6), fontWeight: 650 },
  }
}

const cssClass = ({ pk, raggiunto: percent }: StatisticaRow) =>
  pk === TOTAL_ROW ? 'riga-totale' : isReached(percent) ? 'riga-raggiunta' : ''

interface StatisticaCardProps {
  riga: StatisticaRow
  which: StatisticheKind
  open: (riga: StatisticaRow) => string
  onBudget?: (riga: StatisticaRow) => void
}

const FINGER = {
  '@media (pointer: coarse)': { display: 'inline-flex', alignItems: 'center', minHeight: 44, my: -1.5 },
} as const

/** A customer or an agent on a phone; or the sums. */
function StatisticaCard({ riga, which, open, onBudget }: StatisticaCardProps) {
  const sums = riga.pk === TOTAL_ROW
  const { clienti, mediaOrdini, mediaSerramenti, budget } = riga
  const averages = [
    mediaOrdini !== null && `${formatEuro(mediaOrdini)} a ordine`,
    mediaSerramenti !== null && `${formatEuro(mediaSerramenti)} a serramento`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'baseline', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {sums ? (
            riga.nome
          ) : (
            <Link component={RouteLink} to={open(riga)} color="inherit" sx={FINGER}>
              {riga.nome}
            </Link>
          )}
        </Typography>
        <Typography sx={{ fontWeight: 650, whiteSpace: 'nowrap' }}>{formatEuro(riga.netto)}</Typography>
      </Box>
      <Typography variant="body2" color="textSecondary">
        {which === 'agenti' && clienti !== null && `${formatCount(clienti, 'cliente', 'clienti')} · `}
        {formatCount(riga.ordini, 'ordine', 'ordini')} · {formatCount(riga.serramenti, 'serramento', 'serramenti')}
        {riga.agenti.length > 0 && ` · ${riga.agenti.join(', ')}`}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-end' }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {riga.ordini > 0 && (
            <Typography variant="body2" color="textSecondary">
              Listino {formatEuro(riga.listino)} · sconto {formatPercentage(riga.sconto)}
            </Typography>
          )}
          {averages.length > 0 && (
            <Typography variant="body2" color="textSecondary" sx={{ fontSize: '0.75rem' }}>
              Medie: {averages.join(' · ')}
            </Typography>
          )}
          <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5, alignItems: 'center' }}>
            <Typography variant="body2">{budget === null ? 'Senza budget' : `Budget ${formatEuro(budget)}`}</Typography>
            {budget !== null && (
              <Box sx={{ width: 90, fontSize: '0.8125rem' }}>
                <ReachedBudget percent={riga.raggiunto} />
              </Box>
            )}
          </Box>
        </Box>
        {!sums && onBudget && (
          <Button
            variant="outlined"
            aria-label={`Budget di ${riga.nome}`}
            onClick={() => onBudget(riga)}
            sx={{ flexShrink: 0 }}
          >
            Budget
          </Button>
        )}
      </Box>
    </Box>
  )
}

/** The figures as a table, the sums of all pages in its first row; as cards on a phone. */
export function StatisticheTable({ which, read, more, elenco, isWaiting, onBudget }: Props) {
  const { values: stato, set } = elenco
  const { frame } = useScrollMemory()
  const wide = useMediaQuery('(min-width:1640px)', { noSsr: true })
  const righe = useMemo(() => [read.sums, ...read.righe], [read])
  const indirizzi = useMemo(() => rowUrls(which, stato), [which, stato])
  const columns = useMemo(
    () => statisticheColumns({ which, ...indirizzi, budget: onBudget }),
    [which, indirizzi, onBudget],
  )
  return (
    <Box
      ref={frame}
      sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, style]}
    >
      <DataTable<StatisticaRow>
        name={`statistiche-${which}`}
        label={which === 'clienti' ? 'Statistiche clienti' : 'Statistiche agenti'}
        rows={righe}
        idOf={({ pk }) => pk}
        columns={columns}
        hidden={HIDDEN_STATISTICHE_COLUMNS(which, wide)}
        total={read.totalCount}
        page={stato.pagina}
        pageSize={which === 'clienti' ? CLIENTI_PER_PAGE : AGENTI_PER_PAGE}
        more={more}
        onPage={(page) => set({ pagina: page })}
        sortings={which === 'clienti' ? statisticheClientiOrderings : agentiOrderings}
        sorting={stato.ordina}
        onSorting={(sort) => set({ ordina: sort })}
        isWaiting={isWaiting}
        rowClass={cssClass}
        card={(riga) => <StatisticaCard riga={riga} which={which} {...indirizzi} onBudget={onBudget} />}
        empty={<EmptyStatistiche which={which} />}
      />
    </Box>
  )
}
