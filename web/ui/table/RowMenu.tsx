import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type MouseEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'

/** Something that can be done with a row: it leads somewhere, or does something. */
export type RowMenuAction = { name: string; icon: ReactNode } & (
  | { to: string }
  /** Opened beside the list: a document. */
  | { href: string }
  | { run: () => void; danger?: boolean }
)

interface Props {
  /** What the row is called, for screen readers. */
  name: string
  /** Nothing is drawn of none. */
  actions: readonly RowMenuAction[]
  /** False while the keys are elsewhere in the grid. */
  focused: boolean
}

/** What can be done with a row, behind one quiet button; the keys open it from any cell of the row. */
export function RowMenu({ name, actions, focused }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  if (actions.length === 0) return null
  // The focus is on the button again before a dialog opens, which gives it back there.
  const close = () => flushSync(() => setAnchor(null))
  const propsOf = (action: RowMenuAction) => {
    if ('to' in action) return { component: Link, to: action.to, onClick: close }
    if ('href' in action)
      return { component: 'a', href: action.href, target: '_blank', rel: 'noopener', onClick: close } as const
    const run = () => {
      close()
      action.run()
    }
    return { onClick: run, ...(action.danger && { sx: { color: 'error.main' } }) }
  }
  return (
    <>
      <IconButton
        data-azioni
        aria-label={`Azioni di ${name}`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        tabIndex={focused ? 0 : -1}
        size="small"
        onClick={(event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget)}
        sx={{ color: 'text.secondary' }}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={close}
          // Its keys are not those of the grid around it.
          onKeyDown={(event) => event.stopPropagation()}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { dense: true, 'aria-label': `Azioni di ${name}` } }}
        >
          {actions.map((action) => (
            <MenuItem key={action.name} {...propsOf(action)}>
              <ListItemIcon sx={{ color: 'inherit' }}>{action.icon}</ListItemIcon>
              {action.name}
            </MenuItem>
          ))}
        </Menu>
      )}
    </>
  )
}
