import Refresh from '@mui/icons-material/RefreshOutlined'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Table from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import Typography from '@mui/material/Typography'
import { useMemo, useState } from 'react'
import { usePreloadedQuery } from 'react-relay'
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AvanzamentoTabMutation } from '#generated/AvanzamentoTabMutation.graphql.ts'
import type { AvanzamentoTabQuery } from '#generated/AvanzamentoTabQuery.graphql.ts'
import type { AvanzamentoTabSubscription } from '#generated/AvanzamentoTabSubscription.graphql.ts'
import { FORNITURE_NOT_COMPLETE } from '#officina/avanzamento/rules.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { HowComputed } from '#screens/officina/avanzamento/HowComputed.tsx'
import { shownPercent } from '#screens/officina/avanzamento/tables/commesseColumns.tsx'
import { EventsTable } from '#screens/officina/avanzamento/tables/EventsTable.tsx'
import { readEventoRows } from '#screens/officina/avanzamento/tables/eventoRow.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'

const query = graphql`
  query AvanzamentoTabQuery($pk: Int!) {
    avanzamentoOrdine(ordine: $pk) {
      netto
      rivendita
      manodopera
      valoreEconomico
      percentualeAvanzamento
      percentualeAvanzamentoAvMateriali
      completo
      materiali {
        materiale
        valoreEconomicoMateriale
        valoreEconomicoMaterialeAvanzamento
        totalePercentualeMateriali
        ordiniFornitoriNonArrivati {
          ordineFornitore
          nome
        }
      }
      warnings {
        tipologia
        motivo
        fornitura {
          nome
        }
      }
      eventi {
        totalCount
        nodes {
          ...eventoRow_evento
        }
        totali {
          tempoTeoricoTotale
          tempoLavorazioneTotale
          costoMaterialeTotale
          valoreEconomicoTotale
        }
      }
    }
  }
`

const mutation = graphql`
  mutation AvanzamentoTabMutation($ordine: Int!) {
    rigeneraAvanzamento(input: { ordine: $ordine }) {
      differenze
      errors {
        code
        field
        message
      }
    }
  }
`

const subscription = graphql`
  subscription AvanzamentoTabSubscription($dopo: String, $ordine: Int) {
    pezziAggiornati(dopo: $dopo, ordine: $ordine) {
      evento
    }
  }
`

/** Tab 'Avanzamento': what the order's value is made of, what is wrong, what has been done. */
export default function AvanzamentoTab({ ordine: { pk } }: { ordine: { readonly pk: number } }) {
  const { riferimento, inAttesa } = useRouteQuery<AvanzamentoTabQuery>()
  const { avanzamentoOrdine: read } = usePreloadedQuery<AvanzamentoTabQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [differences, setDifferences] = useState<readonly string[] | null>(null)
  const [regenerateOrdine, inProgress] = useOperation<AvanzamentoTabMutation>(mutation)
  useLive<AvanzamentoTabSubscription>({
    subscription,
    variabili: { ordine: pk },
    evento: ({ pezziAggiornati }) => pezziAggiornati.evento,
    onData: reread,
    onSalto: reread,
  })
  const righe = useMemo(() => readEventoRows(read?.eventi.nodes ?? []), [read])
  const phone = useIsPhone()
  if (!read) return <EmptyState titolo="Nessun avanzamento" />
  const beside = !phone && read.materiali.some(({ ordiniFornitoriNonArrivati: expected }) => expected.length > 0)
  async function regenerate() {
    const outcome = await regenerateOrdine({ ordine: pk })
    if (!outcome.ok) return
    setDifferences(outcome.dati.rigeneraAvanzamento.differenze ?? [])
    reread()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
          {shownPercent(read.percentualeAvanzamento)}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 220 }}>
          {formatEuro(read.valoreEconomico)} di {formatEuro(read.netto)} · av. materiali{' '}
          {shownPercent(read.percentualeAvanzamentoAvMateriali)}
          {read.completo && ' · finito'}
        </Typography>
        <HowComputed />
        <Button variant="outlined" startIcon={<Refresh />} disabled={inProgress} onClick={() => void regenerate()}>
          Rigenera avanzamento
        </Button>
      </Box>
      {differences && (
        <Alert severity={differences.length === 0 ? 'success' : 'info'} onClose={() => setDifferences(null)}>
          {differences.length === 0 ? (
            'Nessuna differenza'
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {differences.map((difference) => (
                <li key={difference}>{difference}</li>
              ))}
            </Box>
          )}
        </Alert>
      )}
      {read.warnings.length > 0 && (
        <Alert severity="warning">
          <strong>{FORNITURE_NOT_COMPLETE}</strong>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {read.warnings.map(({ tipologia, motivo, fornitura }) => (
              <li key={`${tipologia}${motivo}${fornitura?.nome ?? ''}`}>
                {tipologia}
                {fornitura && ` (${fornitura.nome})`}: {motivo}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <DetailCard title="Valore dell’ordine">
        <Box sx={{ overflow: 'auto' }}>
          <Table size="small" aria-label="Valore dell’ordine" sx={parts}>
            <TableHead>
              <TableRow>
                <TableCell>Parte</TableCell>
                <TableCell align="right">Valore</TableCell>
                <TableCell align="right">Raggiunto</TableCell>
                <TableCell align="right">%</TableCell>
                {beside && <TableCell>Non arrivati</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {read.materiali.map((one) => (
                <TableRow key={one.materiale}>
                  <TableCell component="th" scope="row">
                    {one.materiale}
                    {phone && one.ordiniFornitoriNonArrivati.length > 0 && (
                      <Typography variant="body2" color="textSecondary">
                        non arrivati: {notArrived(one)}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right">{formatEuro(one.valoreEconomicoMateriale)}</TableCell>
                  <TableCell align="right">{formatEuro(one.valoreEconomicoMaterialeAvanzamento)}</TableCell>
                  <TableCell align="right">{shownPercent(one.totalePercentualeMateriali)}</TableCell>
                  {beside && <TableCell>{notArrived(one)}</TableCell>}
                </TableRow>
              ))}
              <TableRow>
                <TableCell component="th" scope="row">
                  manodopera
                </TableCell>
                <TableCell align="right">{formatEuro(read.manodopera)}</TableCell>
                <TableCell align="right">{formatEuro(workOf(read))}</TableCell>
                <TableCell align="right">
                  {shownPercent(read.manodopera > 0 ? (workOf(read) * 100) / read.manodopera : null)}
                </TableCell>
                {beside && <TableCell />}
              </TableRow>
            </TableBody>
          </Table>
        </Box>
      </DetailCard>
      <EventsTable
        ofOrdine
        righe={righe}
        totals={read.eventi.totali}
        total={read.eventi.totalCount}
        pagina={1}
        onPage={() => undefined}
        isWaiting={inAttesa}
        empty={
          <EmptyState
            titolo="Nessun evento"
            testo="Qui compare quello che arriva dai fornitori e quello che si lavora in officina."
          />
        }
      />
    </Box>
  )
}

const notArrived = (one: { readonly ordiniFornitoriNonArrivati: readonly { readonly nome: string }[] }) =>
  one.ordiniFornitoriNonArrivati.map(({ nome }) => nome).join(', ')

/** On a phone the sums keep to one line each, nearer to each other. */
const parts = {
  maxWidth: 720,
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '@media (max-width: 699.95px)': {
    '& .MuiTableCell-root': { px: 0.75 },
    '& .MuiTableCell-root:first-of-type': { pl: 0 },
  },
} as const

/** Euro of the work that has been done: what has been reached without the materials. */
function workOf(read: {
  readonly valoreEconomico: number
  readonly materiali: readonly { readonly valoreEconomicoMaterialeAvanzamento: number }[]
}): number {
  const materiali = read.materiali.reduce((sum, one) => sum + one.valoreEconomicoMaterialeAvanzamento, 0)
  return Math.max(0, Math.round((read.valoreEconomico - materiali) * 100) / 100)
}
