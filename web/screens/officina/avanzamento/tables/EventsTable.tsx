import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import type { Theme } from '@mui/material/styles'
import Typography from '@mui/material/Typography'
import { type ReactNode, useMemo } from 'react'
import { Link as RouteLink } from 'react-router'
import { formatDate, formatEuro } from '#shared/formats/formats.ts'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
import { RIGHE_AVANZAMENTO } from '../avanzamentoUrlState.ts'
import {
  EVENTI_TOTAL,
  eventColumns,
  minutesOf,
  nameOfEvento,
  piecesOf,
  type RigaEventi,
  whoOf,
} from './eventColumns.tsx'
import type { EventRow } from './eventoRow.ts'

interface Props {
  righe: readonly EventRow[]
  totals: {
    readonly tempoTeoricoTotale: number
    readonly tempoLavorazioneTotale: number
    readonly costoMaterialeTotale: number
    readonly valoreEconomicoTotale: number
  }
  total: number
  pagina: number
  onPage: (page: number) => void
  isWaiting: boolean
  /** In the tab of an order, which needs not be named. */
  ofOrdine?: boolean
  empty: ReactNode
}

/** Arrivals stand out, and say so in their column too. */
const style = ({ vars: { palette } }: Theme) => ({
  '& .riga-arrivo .MuiDataGrid-cell': {
    boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${palette.success.main} 12%, transparent)`,
  },
  '& .riga-totale .MuiDataGrid-cell': {
    boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${palette.text.primary} 6%, transparent)`,
    fontWeight: 650,
    fontSize: '0.75rem',
  },
})

/** An event on a phone. */
function EventCard({ riga, ofOrdine }: { riga: RigaEventi; ofOrdine: boolean }) {
  const lavoro = riga.lavorazione != null || riga.pk === EVENTI_TOTAL
  const parts = [
    riga.lavorazione,
    whoOf(riga),
    piecesOf(riga),
    riga.materiale,
    riga.fornitore,
    lavoro && `${minutesOf(riga.tempoLavorazione)} su ${minutesOf(riga.tempoTeorico)} teorici`,
    riga.pk === EVENTI_TOTAL && `costo ${formatEuro(riga.costoMateriale ?? 0)}`,
  ].filter(Boolean)
  return (
    <Box sx={{ display: 'grid', gap: 0.25 }}>
      <Box sx={{ display: 'flex', gap: 1, fontWeight: 650 }}>
        <Box sx={{ flex: 1, minWidth: 0 }}>
          {riga.data ? `${formatDate(riga.data)} · ${nameOfEvento(riga.tipoEvento)}` : 'Totale'}
        </Box>
        {formatEuro(riga.valoreEconomico)}
      </Box>
      {!ofOrdine && riga.ordine && (
        <Typography variant="body2">
          <Link component={RouteLink} to={`/ordini/${riga.ordine.pk}/`}>
            {riga.ordine.numeroCommessa}
          </Link>{' '}
          {riga.ordine.nomeCliente}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {parts.join(' · ')}
      </Typography>
    </Box>
  )
}

/** The events of progress, the sums of all pages in the first row; as cards on a phone. */
export function EventsTable({ righe, totals, total, pagina, onPage, isWaiting, ofOrdine = false, empty }: Props) {
  const columns = useMemo(() => eventColumns(ofOrdine), [ofOrdine])
  const all = useMemo<RigaEventi[]>(
    () =>
      righe.length === 0
        ? []
        : [
            {
              pk: EVENTI_TOTAL,
              tempoTeorico: totals.tempoTeoricoTotale,
              tempoLavorazione: totals.tempoLavorazioneTotale,
              costoMateriale: totals.costoMaterialeTotale,
              valoreEconomico: totals.valoreEconomicoTotale,
            },
            ...righe,
          ],
    [righe, totals],
  )
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, style]}>
      <DataTable<RigaEventi>
        name={ofOrdine ? 'eventi-ordine' : 'eventi-avanzamento'}
        label="Eventi di avanzamento"
        rows={all}
        idOf={({ pk }) => pk}
        columns={columns}
        total={total}
        page={pagina}
        pageSize={ofOrdine ? 1000 : RIGHE_AVANZAMENTO}
        onPage={onPage}
        isWaiting={isWaiting}
        rowClass={(riga) =>
          riga.pk === EVENTI_TOTAL ? 'riga-totale' : riga.tipoEvento === 'arrivo_materiale' ? 'riga-arrivo' : ''
        }
        card={(riga) => <EventCard riga={riga} ofOrdine={ofOrdine} />}
        empty={empty}
      />
    </Box>
  )
}
