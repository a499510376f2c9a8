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
import { FORNITURE_NON_COMPLETE } from '../../../../../../server/officina/avanzamento/rules.ts'
import { formatEuro } from '../../../../../../server/shared/formats/formats.ts'
import { useLive } from '../../../../../relay/live/useLive.ts'
import { useRouteQuery } from '../../../../../relay/RouteWithData.tsx'
import { useOperation } from '../../../../../relay/useOperation.ts'
import { DetailCard } from '../../../../../ui/DetailCard.tsx'
import { EmptyState } from '../../../../../ui/stati/EmptyState.tsx'
import { useIsPhone } from '../../../../../ui/useIsPhone.ts'
import { ComeSiCalcola } from '../../../../officina/avanzamento/ComeSiCalcola.tsx'
import { shownPercent } from '../../../../officina/avanzamento/tables/commesseColumns.tsx'
import { EventiTable } from '../../../../officina/avanzamento/tables/EventiTable.tsx'
import { readEventoRows } from '../../../../officina/avanzamento/tables/eventoRow.ts'
import type { AvanzamentoTabMutation } from './__generated__/AvanzamentoTabMutation.graphql.ts'
import type { AvanzamentoTabQuery } from './__generated__/AvanzamentoTabQuery.graphql.ts'
import type { AvanzamentoTabSubscription } from './__generated__/AvanzamentoTabSubscription.graphql.ts'

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
  const { avanzamentoOrdine: letto } = usePreloadedQuery<AvanzamentoTabQuery>(query, riferimento)
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [differenze, setDifferenze] = useState<readonly string[] | null>(null)
  const [rigenera, inCorso] = useOperation<AvanzamentoTabMutation>(mutation)
  useLive<AvanzamentoTabSubscription>({
    subscription,
    variabili: { ordine: pk },
    evento: ({ pezziAggiornati }) => pezziAggiornati.evento,
    onData: reread,
    onSalto: reread,
  })
  const righe = useMemo(() => readEventoRows(letto?.eventi.nodes ?? []), [letto])
  const phone = useIsPhone()
  if (!letto) return <EmptyState titolo="Nessun avanzamento" />
  const accanto = !phone && letto.materiali.some(({ ordiniFornitoriNonArrivati: attesi }) => attesi.length > 0)
  async function regenerate() {
    const esito = await rigenera({ ordine: pk })
    if (!esito.ok) return
    setDifferenze(esito.dati.rigeneraAvanzamento.differenze ?? [])
    reread()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
          {shownPercent(letto.percentualeAvanzamento)}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 220 }}>
          {formatEuro(letto.valoreEconomico)} di {formatEuro(letto.netto)} · av. materiali{' '}
          {shownPercent(letto.percentualeAvanzamentoAvMateriali)}
          {letto.completo && ' · finito'}
        </Typography>
        <ComeSiCalcola />
        <Button variant="outlined" startIcon={<Refresh />} disabled={inCorso} onClick={() => void regenerate()}>
          Rigenera avanzamento
        </Button>
      </Box>
      {differenze && (
        <Alert severity={differenze.length === 0 ? 'success' : 'info'} onClose={() => setDifferenze(null)}>
          {differenze.length === 0 ? (
            'Nessuna differenza'
          ) : (
            <Box component="ul" sx={{ m: 0, pl: 2 }}>
              {differenze.map((differenza) => (
                <li key={differenza}>{differenza}</li>
              ))}
            </Box>
          )}
        </Alert>
      )}
      {letto.warnings.length > 0 && (
        <Alert severity="warning">
          <strong>{FORNITURE_NON_COMPLETE}</strong>
          <Box component="ul" sx={{ m: 0, pl: 2 }}>
            {letto.warnings.map(({ tipologia, motivo, fornitura }) => (
              <li key={`${tipologia}${motivo}${fornitura?.nome ?? ''}`}>
                {tipologia}
                {fornitura && ` (${fornitura.nome})`}: {motivo}
              </li>
            ))}
          </Box>
        </Alert>
      )}
      <DetailCard titolo="Valore dell’ordine">
        <Box sx={{ overflow: 'auto' }}>
          <Table size="small" aria-label="Valore dell’ordine" sx={parti}>
            <TableHead>
              <TableRow>
                <TableCell>Parte</TableCell>
                <TableCell align="right">Valore</TableCell>
                <TableCell align="right">Raggiunto</TableCell>
                <TableCell align="right">%</TableCell>
                {accanto && <TableCell>Non arrivati</TableCell>}
              </TableRow>
            </TableHead>
            <TableBody>
              {letto.materiali.map((uno) => (
                <TableRow key={uno.materiale}>
                  <TableCell component="th" scope="row">
                    {uno.materiale}
                    {phone && uno.ordiniFornitoriNonArrivati.length > 0 && (
                      <Typography variant="body2" color="textSecondary">
                        non arrivati: {notArrived(uno)}
                      </Typography>
                    )}
                  </TableCell>
                  <TableCell align="right">{formatEuro(uno.valoreEconomicoMateriale)}</TableCell>
                  <TableCell align="right">{formatEuro(uno.valoreEconomicoMaterialeAvanzamento)}</TableCell>
                  <TableCell align="right">{shownPercent(uno.totalePercentualeMateriali)}</TableCell>
                  {accanto && <TableCell>{notArrived(uno)}</TableCell>}
                </TableRow>
              ))}
              <TableRow>
                <TableCell component="th" scope="row">
                  manodopera
                </TableCell>
                <TableCell align="right">{formatEuro(letto.manodopera)}</TableCell>
                <TableCell align="right">{formatEuro(workOf(letto))}</TableCell>
                <TableCell align="right">
                  {shownPercent(letto.manodopera > 0 ? (workOf(letto) * 100) / letto.manodopera : null)}
                </TableCell>
                {accanto && <TableCell />}
              </TableRow>
            </TableBody>
          </Table>
        </Box>
      </DetailCard>
      <EventiTable
        diOrdine
        righe={righe}
        totali={letto.eventi.totali}
        totale={letto.eventi.totalCount}
        pagina={1}
        onPage={() => undefined}
        inAttesa={inAttesa}
        vuoto={
          <EmptyState
            titolo="Nessun evento"
            testo="Qui compare quello che arriva dai fornitori e quello che si lavora in officina."
          />
        }
      />
    </Box>
  )
}

const notArrived = (uno: { readonly ordiniFornitoriNonArrivati: readonly { readonly nome: string }[] }) =>
  uno.ordiniFornitoriNonArrivati.map(({ nome }) => nome).join(', ')

/** On a phone the sums keep to one line each, nearer to each other. */
const parti = {
  maxWidth: 720,
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '@media (max-width: 699.95px)': {
    '& .MuiTableCell-root': { px: 0.75 },
    '& .MuiTableCell-root:first-of-type': { pl: 0 },
  },
} as const

/** Euro of the work that has been done: what has been reached without the materials. */
function workOf(letto: {
  readonly valoreEconomico: number
  readonly materiali: readonly { readonly valoreEconomicoMaterialeAvanzamento: number }[]
}): number {
  const materiali = letto.materiali.reduce((somma, uno) => somma + uno.valoreEconomicoMaterialeAvanzamento, 0)
  return Math.max(0, Math.round((letto.valoreEconomico - materiali) * 100) / 100)
}
