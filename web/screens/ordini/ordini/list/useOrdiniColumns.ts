import useMediaQuery from '@mui/material/useMediaQuery'
import { useMemo } from 'react'
import { useViewer } from '#shell/viewer.ts'
import { usePreference } from '#ui/preference.ts'
import { ordiniColumns } from './columns.tsx'
import { type ColumnTitle, hiddenOrdiniColumns, shownOrdiniColumns } from './columnTitles.ts'
import type { OpenColumnFilter } from './filters/ColumnFilter.tsx'
import { isFilterable } from './filters/ColumnFilterFields.tsx'
import type { OrdiniFilterChip } from './filters/filterChips.ts'
import type { OpenOrdineDialog } from './OrdineRowDialogs.tsx'
import type { OrdineRow } from './row.ts'

interface Options {
  titoli: readonly ColumnTitle[]
  chip: readonly OrdiniFilterChip[]
  /** Of the address; empty when it does not say. */
  scelte: readonly string[]
  /** All three must be stable. */
  onFiltra: (filter: OpenColumnFilter) => void
  onOpen: (dialog: OpenOrdineDialog) => void
  onDelete: (riga: OrdineRow) => void
}

/**
 * The columns of the list with what the user may do on them, and which of them are on screen: those of the address,
 * or those that this device chose last, or those that the window has room for.
 */
export function useOrdiniColumns({ titoli, chip, scelte, onFiltra, onOpen, onDelete }: Options) {
  const { permessi } = useViewer()
  const media = useMediaQuery('(min-width:1200px), print', { noSsr: true })
  const wide = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const [remembered, remember] = usePreference<readonly string[]>('ordini.colonne', [])
  const preferred = Array.isArray(remembered) ? remembered : []
  const visible = scelte.length > 0 ? scelte : preferred
  const filtered = new Set(chip.map(({ colonna }) => colonna))
  // Who filters by the margin wants to see it.
  const hidden = hiddenOrdiniColumns(titoli, wide ? 'larga' : media ? 'media' : 'stretta').filter(
    (field) => field !== 'margine' || !filtered.has(field),
  )
  const filtrate = chip.map(({ colonna }) => colonna).join()

  const columns = useMemo(() => {
    const { editOrder, deleteOrder, updateStatoOrdine } = permessi
    const schedula = permessi.scheduleOrder
    const open = (dialog: OpenOrdineDialog['dialogo']) => (riga: OrdineRow) => onOpen({ dialogo: dialog, riga })
    return ordiniColumns(titoli, {
      azioni: {
        modifica: editOrder,
        schedula,
        elimina: deleteOrder ? onDelete : undefined,
        stato: updateStatoOrdine ? open('stato') : undefined,
        checkList: open('checkList'),
        mail: editOrder ? open('mail') : undefined,
        quante: 1 + Number(editOrder) + Number(schedula) + Number(deleteOrder),
      },
      filtrate: new Set(filtrate.split(',')),
      filtrabili: new Set(titoli.map(({ field }) => field).filter(isFilterable)),
      onFiltra: (field, again) => {
        const title = titoli.find((one) => one.field === field)
        onFiltra({ field, ancora: again, titolo: (title?.esteso ?? title?.titolo ?? field).toLowerCase() })
      },
    })
  }, [titoli, filtrate, permessi, onFiltra, onOpen, onDelete])

  return {
    colonne: columns,
    nascoste: hidden,
    visibili: visible,
    mostrate: shownOrdiniColumns(titoli, visible, hidden),
    ricorda: remember,
  }
}
