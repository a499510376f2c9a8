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
import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { AvanzamentoTabMutation } from '#generated/AvanzamentoTabMutation.graphql.ts'
import type { AvanzamentoTabQuery } from '#generated/AvanzamentoTabQuery.graphql.ts'
import { FORNITURE_NOT_COMPLETE } from '#officina/avanzamento/rules.ts'
import { useChanged } from '#relay/live/useChanged.ts'
import { useRouteQuery } from '#relay/RouteWithData.tsx'
import { useOperation } from '#relay/useOperation.ts'
import { formatEuro } from '#shared/formats/formats.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { EmptyState } from '#ui/stati/EmptyState.tsx'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { HowComputed } from './HowComputed.tsx'
import { shownPercent } from './tables/commesseColumns.tsx'
import { EventsTable } from './tables/EventsTable.tsx'
import { readEventoRows } from './tables/eventoRow.ts'

const query = graphql`
  query AvanzamentoTabQuery($pk: Int!) @preloadable {
    avanzamentoOrdine(ordinePk: $pk) {
      netto
      rivendita
      manodopera
      totaleValoreManodopera
      totaleValoreEconomico
      percentualeAvanzamento
      percentualeAvanzamentoAvMateriali
      completo
      valoriMateriali {
        materiale
        valoreEconomicoMateriale
        valoreEconomicoMaterialeAvanzamento
        totalePercentualeMateriali
        ordiniFornitoriNonArrivati {
          fornitore
        }
      }
      warnings {
        tipologia
        motivo
        fornitura {
          fornitore
        }
      }
      eventi {
        totalCount
        nodes {
          ...eventoRow_evento
        }
        tempoTeoricoTotale
        tempoLavorazioneTotale
        costoMaterialeTotale
        valoreEconomicoTotale
      }
    }
  }
`

const mutation = graphql`
  mutation AvanzamentoTabMutation($ordine: Int!) {
    regenerateAvanzamento(input: { ordinePk: $ordine }) {
      differenze
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Tab 'Avanzamento': what the order's value is made of, what is wrong, what has been done. */
export default function AvanzamentoTab({ ordine: { pk } }: { ordine: { readonly pk: number } }) {
  const { data, isWaiting } = useRouteQuery<AvanzamentoTabQuery>(query)
  const { avanzamentoOrdine: read } = data
  const { revalidate } = useRevalidator()
  const reread = () => void revalidate()
  const [differences, setDifferences] = useState<readonly string[] | null>(null)
  const [regenerateOrdine, inProgress] = useOperation<AvanzamentoTabMutation>(mutation)
  useChanged(['PEZZI'], reread, { pk, includingOwn: true })
  const righe = useMemo(() => readEventoRows(read?.eventi.nodes ?? []), [read])
  const phone = useIsPhone()
  if (!read) return <EmptyState title="Nessun avanzamento" />
  const beside = !phone && read.valoriMateriali.some(({ ordiniFornitoriNonArrivati: expected }) => expected.length > 0)
  async function regenerate() {
    const outcome = await regenerateOrdine({ ordine: pk })
    if (!outcome.ok) return
    setDifferences(outcome.data.regenerateAvanzamento.differenze ?? [])
    reread()
  }
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'minmax(0, 1fr)' }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontSize: '2rem', fontWeight: 700, lineHeight: 1.1 }}>
          {shownPercent(read.percentualeAvanzamento)}
        </Typography>
        <Typography color="textSecondary" sx={{ flex: 1, minWidth: 220 }}>
          {formatEuro(read.totaleValoreEconomico)} di {formatEuro(read.netto)} · av. materiali{' '}
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
              <li key={`${tipologia}${motivo}${fornitura?.fornitore ?? ''}`}>
                {tipologia}
                {fornitura && ` (${fornitura.fornitore})`}: {motivo}
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
              {read.valoriMateriali.map((one) => (
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
                <TableCell align="right">{formatEuro(read.totaleValoreManodopera)}</TableCell>
                <TableCell align="right">
                  {shownPercent(read.manodopera > 0 ? (read.totaleValoreManodopera * 100) / read.manodopera : null)}
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
        totals={read.eventi}
        total={read.eventi.totalCount}
        pagina={1}
        onPage={() => undefined}
        isWaiting={isWaiting}
        empty={
          <EmptyState
            title="Nessun evento"
            text="Qui compare quello che arriva dai fornitori e quello che si lavora in officina."
          />
        }
      />
    </Box>
  )
}

const notArrived = (one: { readonly ordiniFornitoriNonArrivati: readonly { readonly fornitore: string }[] }) =>
  one.ordiniFornitoriNonArrivati.map(({ fornitore }) => fornitore).join(', ')

/** On a phone the sums keep to one line each, nearer to each other. */
const parts = {
  maxWidth: 720,
  '& .MuiTableCell-alignRight': { whiteSpace: 'nowrap' },
  '@media (max-width: 699.95px)': {
    '& .MuiTableCell-root': { px: 0.75 },
    '& .MuiTableCell-root:first-of-type': { pl: 0 },
  },
} as const
