import MoreHoriz from '@mui/icons-material/MoreHoriz'
import IconButton from '@mui/material/IconButton'
import ListItemIcon from '@mui/material/ListItemIcon'
import Menu from '@mui/material/Menu'
import MenuItem from '@mui/material/MenuItem'
import { type ReactNode, useRef, useState } from 'react'

/** Something that can be done with an entry of a list. */
export interface EntryAction {
  name: string
  /** What `useMovedFocus` finds its button by. */
  part: string
  icon: ReactNode
  disabled: boolean
  danger?: boolean
  run: () => void
}

/** What can be done with an entry, behind one button, where there is no room for one each. */
export function EntryMenu({ item, actions }: { item: string; actions: readonly EntryAction[] }) {
  const anchor = useRef<HTMLButtonElement>(null)
  const [open, setOpen] = useState(false)
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={`Azioni di ${item}`}
        aria-haspopup="menu"
        aria-expanded={open}
        data-parte="azioni"
        onClick={() => setOpen(true)}
      >
        <MoreHoriz fontSize="small" />
      </IconButton>
      <Menu anchorEl={() => anchor.current} open={open} onClose={() => setOpen(false)}>
        {actions.map(({ name, part, icon, disabled, danger, run }) => (
          <MenuItem
            key={part}
            disabled={disabled}
            onClick={() => {
              setOpen(false)
              run()
            }}
            sx={danger ? { color: 'error.main' } : undefined}
          >
            <ListItemIcon sx={danger ? { color: 'inherit' } : undefined}>{icon}</ListItemIcon>
            {name}
          </MenuItem>
        ))}
      </Menu>
    </>
  )
}
