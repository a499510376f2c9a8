import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { DataTable } from '#ui/table/DataTable.tsx'
import { rowsStyle } from '#ui/table/rowsStyle.ts'
import { RIGHE_AVANZAMENTO } from '../avanzamentoUrlState.ts'
import { EventCard } from './EventCard.tsx'
import { EVENTI_TOTAL, eventColumns, type RigaEventi } from './eventColumns.tsx'
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
        righe={all}
        idRiga={({ pk }) => pk}
        columns={columns}
        totale={total}
        pagina={pagina}
        perPagina={ofOrdine ? 1000 : RIGHE_AVANZAMENTO}
        onPage={onPage}
        inAttesa={isWaiting}
        classeRiga={(riga) =>
          riga.pk === EVENTI_TOTAL ? 'riga-totale' : riga.tipoEvento === 'arrivo_materiale' ? 'riga-arrivo' : ''
        }
        card={(riga) => <EventCard riga={riga} ofOrdine={ofOrdine} />}
        empty={empty}
      />
    </Box>
  )
}
