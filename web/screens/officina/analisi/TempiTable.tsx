import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import { Link as RouteLink } from 'react-router'
import { formatQuantity } from '#shared/formats/formats.ts'
import { PlainTable } from '#ui/table/PlainTable.tsx'

interface Cella {
  readonly postazione: string
  readonly tempoTeorico: number
  readonly tempoTeoricoUsato: number
  readonly tempoRimanente: number
  readonly lavorazioni: readonly {
    readonly pk: number | null | undefined
    readonly lavorazione: string
    readonly pezziEseguiti: number
    readonly pezziTotali: number
  }[]
}

interface Props {
  righe: readonly {
    readonly ordine: { readonly pk: number; readonly numeroCommessa: string; readonly nomeCliente: string }
    readonly celle: readonly Cella[]
  }[]
  postazioni: readonly { readonly postazione: string; readonly minutiTeorici: number }[]
}

const min = (minutes: number) => `${formatQuantity(minutes)} min`

/** Orders by workstations: minutes, what of them is done and left, pieces of each operation. */
export function TempiTable({ righe, postazioni: all }: Props) {
  const postazioni = righe[0]?.celle.map(({ postazione }) => postazione) ?? []
  if (postazioni.length === 0)
    return <Typography color="textSecondary">Aggiungi una postazione per vedere i tempi.</Typography>
  const remaining = (postazione: string) =>
    righe.reduce(
      (sum, { celle }) => sum + (celle.find((cella) => cella.postazione === postazione)?.tempoRimanente ?? 0),
      0,
    )
  return (
    <Box data-stampa="larga" sx={{ overflowX: 'auto' }} tabIndex={0} role="region" aria-label="Tempi">
      <PlainTable
        rows={righe}
        keyOf={({ ordine }) => ordine.pk}
        rowSx={{ verticalAlign: 'top' }}
        columns={[
          {
            title: 'Ordine',
            namesRow: true,
            total: 'Totale',
            cell: ({ ordine }) => (
              <>
                <Link component={RouteLink} to={`/ordini/${ordine.pk}/`}>
                  {ordine.numeroCommessa}
                </Link>
                <Typography variant="body2" color="textSecondary">
                  {ordine.nomeCliente}
                </Typography>
              </>
            ),
          },
          ...postazioni.map((postazione, n) => ({
            title: postazione,
            headSx: { minWidth: 190 },
            cell: ({ celle }: Props['righe'][number]) => celle[n] && <Tempo {...celle[n]} />,
            total: (
              <>
                {min(all.find((one) => one.postazione === postazione)?.minutiTeorici ?? 0)}, restano{' '}
                {min(Math.round(remaining(postazione) * 100) / 100)}
              </>
            ),
          })),
        ]}
      />
    </Box>
  )
}

function Tempo({ tempoTeorico, tempoTeoricoUsato, tempoRimanente, lavorazioni }: Cella) {
  return (
    <>
      <Box sx={{ fontWeight: 650 }}>{min(tempoTeorico)}</Box>
      <Box sx={{ whiteSpace: 'nowrap' }}>
        usati {min(tempoTeoricoUsato)}, restano {min(tempoRimanente)}
      </Box>
      {lavorazioni.map(({ pk, lavorazione, pezziEseguiti, pezziTotali }) => (
        <Typography key={lavorazione} variant="body2" color="textSecondary">
          {pk == null ? <s>{lavorazione}</s> : lavorazione} {pezziEseguiti} / {pezziTotali}
        </Typography>
      ))}
    </>
  )
}
