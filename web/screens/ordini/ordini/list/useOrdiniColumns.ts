import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useViewer } from '../../../../shell/viewer.ts'
import { usePreference } from '../../../../ui/preference.ts'
import { ordiniColumns } from './columns.tsx'
import { type ColumnTitle, hiddenOrdiniColumns, shownOrdiniColumns } from './columnTitles.ts'
import type { OpenColumnFilter } from './filters/ColumnFilter.tsx'
import { isFilterable } from './filters/ColumnFilterFields.tsx'
import type { OrdiniFilterChip } from './filters/filterChips.ts'
import type { OpenOrdineDialog } from './OrdineRowDialogs.tsx'
import type { OrdineRow } from './row.ts'

interface Opzioni {
  titoli: readonly ColumnTitle[]
  chip: readonly OrdiniFilterChip[]
  /** Of the address; empty when it does not say. */
  scelte: readonly string[]
  /** All three must be stable. */
  onFiltra: (filter: OpenColumnFilter) => void
  onOpen: (dialogo: OpenOrdineDialog) => void
  onDelete: (riga: OrdineRow) => void
}

/**
 * The columns of the list with what the user may do on them, and which of them are on screen: those of the address,
 * or those that this device chose last, or those that the window has room for.
 */
export function useOrdiniColumns({ titoli, chip, scelte, onFiltra, onOpen, onDelete }: Opzioni) {
  const { permessi } = useViewer()
  const media = useMediaQuery('(min-width:1200px), print', { noSsr: true })
  const wide = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const [ricordate, ricorda] = usePreference<readonly string[]>('ordini.colonne', [])
  const preferite = Array.isArray(ricordate) ? ricordate : []
  const visibili = scelte.length > 0 ? scelte : preferite
  const filtrata = new Set(chip.map(({ colonna }) => colonna))
  // Who filters by the margin wants to see it.
  const nascoste = hiddenOrdiniColumns(titoli, wide ? 'larga' : media ? 'media' : 'stretta').filter(
    (field) => field !== 'margine' || !filtrata.has(field),
  )
  const filtrate = chip.map(({ colonna }) => colonna).join()

  const colonne = useMemo(() => {
    const { editOrder, deleteOrder, updateStatoOrdine } = permessi
    const schedula = permessi.scheduleOrder
    const apri = (dialogo: OpenOrdineDialog['dialogo']) => (riga: OrdineRow) => onOpen({ dialogo, riga })
    return ordiniColumns(titoli, {
      azioni: {
        modifica: editOrder,
        schedula,
        elimina: deleteOrder ? onDelete : undefined,
        stato: updateStatoOrdine ? apri('stato') : undefined,
        checkList: apri('checkList'),
        mail: editOrder ? apri('mail') : undefined,
        quante: 1 + Number(editOrder) + Number(schedula) + Number(deleteOrder),
      },
      filtrate: new Set(filtrate.split(',')),
      filtrabili: new Set(titoli.map(({ field }) => field).filter(isFilterable)),
      onFiltra: (field, ancora) => {
        const title = titoli.find((uno) => uno.field === field)
        onFiltra({ field, ancora, titolo: (title?.esteso ?? title?.titolo ?? field).toLowerCase() })
      },
    })
  }, [titoli, filtrate, permessi, onFiltra, onOpen, onDelete])

  return { colonne, nascoste, visibili, mostrate: shownOrdiniColumns(titoli, visibili, nascoste), ricorda }
}
