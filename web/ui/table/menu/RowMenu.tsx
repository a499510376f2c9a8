import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import { type ReactNode, useContext, useRef } from 'react'
import { RowMenusContext } from './rowMenusContext.ts'

/** Something that can be done with a row: it leads somewhere, or does something. */
export type RowMenuAction = { name: string; icon: ReactNode } & (
  | { to: string }
  /** Opened beside the list: a document. */
  | { href: string }
  | { run: () => void; danger?: boolean }
)

interface Props {
  row: object
  /** What the row is called, for screen readers. */
  name: string
  /** False while the keys are elsewhere in the grid. */
  focused: boolean
}

/** The one quiet button of a row: what can be done with it is drawn by `RowMenus`; the keys open it from any cell. */
export function RowMenu({ row, name, focused }: Props) {
  const { open, idOf, opened } = useContext(RowMenusContext)
  // Rows may move while the finger is down: the one under it then is meant.
  const pressed = useRef<object | null>(null)
  const id = idOf(row)
  return (
    <IconButton
      data-azioni={String(id)}
      aria-label={`Azioni di ${name}`}
      aria-haspopup="menu"
      aria-expanded={opened === id}
      tabIndex={focused ? 0 : -1}
      size="small"
      onPointerDown={() => {
        pressed.current = row
      }}
      onClick={({ currentTarget }) => {
        open(pressed.current ?? row, currentTarget.getBoundingClientRect())
        pressed.current = null
      }}
      sx={{ color: 'text.secondary' }}
    >
      <MoreHoriz fontSize="small" />
    </IconButton>
  )
}
