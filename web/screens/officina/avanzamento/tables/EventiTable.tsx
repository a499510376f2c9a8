import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import { type ReactNode, useMemo } from 'react'
import { DataTable } from '../../../../ui/table/DataTable.tsx'
import { rowsStyle } from '../../../../ui/table/rowsStyle.ts'
import { RIGHE_AVANZAMENTO } from '../avanzamentoUrlState.ts'
import { EventoCard } from './EventoCard.tsx'
import { eventiColumns, type RigaEventi, TOTALE_EVENTI } from './eventiColumns.tsx'
import type { EventoRow } from './eventoRow.ts'

interface Props {
  righe: readonly EventoRow[]
  totali: {
    readonly tempoTeoricoTotale: number
    readonly tempoLavorazioneTotale: number
    readonly costoMaterialeTotale: number
    readonly valoreEconomicoTotale: number
  }
  totale: number
  pagina: number
  onPage: (pagina: number) => void
  inAttesa: boolean
  /** In the tab of an order, which needs not be named. */
  diOrdine?: boolean
  vuoto: ReactNode
}

/** Arrivals stand out, and say so in their column too. */
const stile = ({ vars: { palette } }: Theme) => ({
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
export function EventiTable({ righe, totali, totale, pagina, onPage, inAttesa, diOrdine = false, vuoto }: Props) {
  const colonne = useMemo(() => eventiColumns(diOrdine), [diOrdine])
  const tutte = useMemo<RigaEventi[]>(
    () =>
      righe.length === 0
        ? []
        : [
            {
              pk: TOTALE_EVENTI,
              tempoTeorico: totali.tempoTeoricoTotale,
              tempoLavorazione: totali.tempoLavorazioneTotale,
              costoMateriale: totali.costoMaterialeTotale,
              valoreEconomico: totali.valoreEconomicoTotale,
            },
            ...righe,
          ],
    [righe, totali],
  )
  return (
    <Box sx={[{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }, rowsStyle, stile]}>
      <DataTable<RigaEventi>
        nome={diOrdine ? 'eventi-ordine' : 'eventi-avanzamento'}
        etichetta="Eventi di avanzamento"
        righe={tutte}
        idRiga={({ pk }) => pk}
        colonne={colonne}
        totale={totale}
        pagina={pagina}
        perPagina={diOrdine ? 1000 : RIGHE_AVANZAMENTO}
        onPage={onPage}
        inAttesa={inAttesa}
        classeRiga={(riga) =>
          riga.pk === TOTALE_EVENTI ? 'riga-totale' : riga.tipoEvento === 'arrivo_materiale' ? 'riga-arrivo' : ''
        }
        scheda={(riga) => <EventoCard riga={riga} diOrdine={diOrdine} />}
        vuoto={vuoto}
      />
    </Box>
  )
}
