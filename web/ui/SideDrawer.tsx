import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId, useRef } from 'react'

interface Props {
  open: boolean
  title: string
  onClose: () => void
  children: ReactNode
}

/** Detail of a list's row at the right of it; the whole screen on phones. While it closes it keeps what it showed. */
export function SideDrawer({ open, title, onClose, children }: Props) {
  const id = useId()
  const last = useRef({ title, children })
  if (open) last.current = { title, children }
  const shown = last.current
  return (
    <Drawer
      anchor="right"
      open={open}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 600 }, maxWidth: '100%', backgroundImage: 'none' },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 2,
          minHeight: 48,
          pl: 2,
          pr: 1,
          display: 'flex',
          alignItems: 'center',
          gap: 1,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        <Typography id={id} variant="h2" noWrap sx={{ flex: 1 }}>
          {shown.title}
        </Typography>
        <IconButton aria-label="Chiudi" onClick={onClose}>
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ p: 2, flex: 1, display: 'flex', flexDirection: 'column', gap: 2, minWidth: 0 }}>{shown.children}</Box>
    </Drawer>
  )
}
