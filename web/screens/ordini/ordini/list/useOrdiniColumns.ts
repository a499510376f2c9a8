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
import type { OrdiniChoices } from './ordiniChoices.ts'
import type { OrdineRow } from './row.ts'
import { useWriteOrdine } from './useWriteOrdine.ts'

interface Options {
  titles: readonly ColumnTitle[]
  chip: readonly OrdiniFilterChip[]
  /** Of the address; empty when it does not say. */
  choices: readonly string[]
  /** All three must be stable. */
  onFilter: (filter: OpenColumnFilter) => void
  onOpen: (dialog: OpenOrdineDialog) => void
  onDelete: (riga: OrdineRow) => void
  agenti: OrdiniChoices['agenti']
  stati: OrdiniChoices['stati']
}

/**
 * The columns of the list with what the user may do on them, and which of them are on screen: those of the address,
 * or those that this device chose last, or those that the window has room for.
 */
export function useOrdiniColumns({ titles, chip, choices, onFilter, onOpen, onDelete, agenti, stati }: Options) {
  const { permessi } = useViewer()
  const write = useWriteOrdine()
  const media = useMediaQuery('(min-width:1200px), print', { noSsr: true })
  const wide = useMediaQuery('(min-width:1540px)', { noSsr: true })
  const widest = useMediaQuery('(min-width:1860px)', { noSsr: true })
  const [remembered, remember] = usePreference<readonly string[]>('ordini.colonne', [])
  const preferred = Array.isArray(remembered) ? remembered : []
  const visible = choices.length > 0 ? choices : preferred
  const filtered = new Set(chip.map(({ column }) => column))
  const hidden = hiddenOrdiniColumns(titles, widest ? 'larga' : wide ? 'ampia' : media ? 'media' : 'stretta', filtered)
  const filtrate = chip.map(({ column }) => column).join()

  const columns = useMemo(() => {
    const { editOrder, deleteOrder, updateStatoOrdine } = permessi
    const schedula = permessi.scheduleOrder
    const open = (dialog: OpenOrdineDialog['dialog']) => (riga: OrdineRow) => onOpen({ dialog, riga })
    return ordiniColumns(titles, {
      handlers: {
        edit: editOrder,
        schedula,
        remove: deleteOrder ? onDelete : undefined,
        stato: updateStatoOrdine ? open('stato') : undefined,
        checkList: open('checkList'),
        mail: editOrder ? open('mail') : undefined,
        write: editOrder ? write : undefined,
        agenti,
        stati,
      },
      filtrate: new Set(filtrate.split(',')),
      filtrabili: new Set(titles.map(({ field }) => field).filter(isFilterable)),
      onFilter: (field, again) => {
        const title = titles.find((one) => one.field === field)
        onFilter({ field, ancora: again, title: (title?.esteso ?? title?.title ?? field).toLowerCase() })
      },
    })
  }, [titles, filtrate, permessi, onFilter, onOpen, onDelete, write, agenti, stati])

  return {
    columns,
    hidden: hidden,
    visible,
    mostrate: shownOrdiniColumns(titles, visible, hidden),
    ricorda: remember,
  }
}
