import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import { type ReactNode, type RefObject, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import type { RowMenuAction } from './RowMenu.tsx'
import { RowMenusContext } from './rowMenusContext.ts'

/** What a column adds that has a menu in each of its cells. */
export interface RowActions<R> {
  rowName: (row: R) => string
  actionsOf: (row: R) => readonly RowMenuAction[]
}

interface Props<R extends GridValidRowModel> {
  /** The rows there are now. */
  rows: readonly R[]
  idOf: (row: R) => GridRowId
  columns: readonly GridColDef<R>[]
  /** Around the rows. */
  frame: RefObject<HTMLElement | null>
  children: ReactNode
}

interface Opened<R> {
  row: R
  place: DOMRect
}

const hasActions = <R extends GridValidRowModel>(column: GridColDef<R>): column is GridColDef<R> & RowActions<R> =>
  'actionsOf' in column

/**
 * The open menu of a row, beside the table and not in its cell: rows are drawn anew by what others do, and by the grid
 * that takes the place of the first rows, while it is open. It stays where it was opened and acts on its row as that is
 * now; when the row is gone it says so.
 */
export function RowMenus<R extends GridValidRowModel>({ rows, idOf, columns, frame, children }: Props<R>) {
  const [opened, setOpened] = useState<Opened<R> | null>(null)
  const openedId = opened && idOf(opened.row)
  const context = useMemo(
    () => ({
      open: (row: object, place: DOMRect) => setOpened({ row: row as R, place }),
      idOf: (row: object) => idOf(row as R),
      opened: openedId,
    }),
    [idOf, openedId],
  )
  // The focus is on the button again before a dialog opens, which gives it back there; another row may have the button
  // by which the menu was opened.
  function close() {
    flushSync(() => setOpened(null))
    const buttons = frame.current?.querySelectorAll<HTMLElement>('[data-azioni]') ?? []
    for (const button of buttons) if (button.dataset.azioni === String(openedId)) button.focus({ preventScroll: true })
  }
  function propsOf(action: RowMenuAction) {
    if ('to' in action) return { component: Link, to: action.to, onClick: close }
    if ('href' in action)
      return { component: 'a', href: action.href, target: '_blank', rel: 'noopener', onClick: close } as const
    const run = () => {
      close()
      action.run()
    }
    return { onClick: run, ...(action.danger && { sx: { color: 'error.main' } }) }
  }
  const column = columns.find(hasActions)
  const current = opened && rows.find((row) => idOf(row) === openedId)
  return (
    <RowMenusContext value={context}>
      {children}
      {opened && column && (
        <Menu
          open
          anchorReference="anchorPosition"
          anchorPosition={{ top: opened.place.bottom, left: opened.place.right }}
          onClose={close}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { dense: true, 'aria-label': `Azioni di ${column.rowName(current ?? opened.row)}` } }}
        >
          {current ? (
            column.actionsOf(current).map((action) => (
              <MenuItem key={action.name} {...propsOf(action)}>
                <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>
                {action.name}
              </MenuItem>
            ))
          ) : (
            <MenuItem autoFocus onClick={close} sx={{ whiteSpace: 'normal', maxWidth: 280 }}>
              Questa riga non è più nell’elenco: qualcuno l’ha cambiata o eliminata.
            </MenuItem>
          )}
        </Menu>
      )}
    </RowMenusContext>
  )
}
