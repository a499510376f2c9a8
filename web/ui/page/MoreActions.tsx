import MoreHoriz from '@mui/icons-material/MoreHoriz'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import Popover from '@mui/material/Popover'
import { type MouseEvent, type ReactNode, useRef } from 'react'
import { usePageState } from './usePageState.ts'

interface Props {
  /** Name of the button and of what it opens. */
  label?: string
  /** Buttons and links, each with whatever it opens; false and null where one is not there. */
  children: ReactNode
}

/** What a pressed child leaves open: a menu of its own hangs on it. */
const leavesOpen = (pressed: Element) => pressed.hasAttribute('aria-haspopup')

/**
 * The actions of a page that are not its first ones, behind ⋯. Its children are buttons as elsewhere and stay mounted,
 * so that their dialogs outlive it.
 */
export function MoreActions({ label = 'Altre azioni', children }: Props) {
  const [open, setOpen] = usePageState(false)
  const anchor = useRef<HTMLButtonElement>(null)

  function pressed({ target }: MouseEvent) {
    const button = (target as Element).closest('a, button, [role=menuitem]')
    if (button && !leavesOpen(button)) setOpen(false)
  }
  return (
    <>
      <IconButton
        ref={anchor}
        aria-label={label}
        title={label}
        aria-haspopup="dialog"
        aria-expanded={open}
        onClick={() => setOpen(true)}
      >
        <MoreHoriz />
      </IconButton>
      <Popover
        keepMounted
        open={open}
        anchorEl={() => anchor.current}
        onClose={() => setOpen(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': label } }}
      >
        <Box
          onClick={pressed}
          sx={{
            p: 0.5,
            minWidth: 220,
            display: 'flex',
            flexDirection: 'column',
            '& > .MuiButton-root': { justifyContent: 'flex-start', border: 0, px: 1.5, minHeight: 40 },
          }}
        >
          {children}
        </Box>
      </Popover>
    </>
  )
}
