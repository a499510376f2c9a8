import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useId } from 'react'

interface Props {
  title: string
  subtitle?: ReactNode
  image?: ReactNode
  onClose: () => void
  children: ReactNode
}

/** A panel at the right of the matrix; on phones it fills the screen. */
export function VincoliPanel({ title, subtitle, image, onClose, children }: Props) {
  const id = useId()
  return (
    <Drawer
      open
      anchor="right"
      elevation={0}
      onClose={onClose}
      slotProps={{
        paper: {
          role: 'dialog',
          'aria-modal': true,
          'aria-labelledby': id,
          sx: { width: { xs: '100%', sm: 600 }, maxWidth: '100%' },
        },
      }}
    >
      <Box
        sx={{
          position: 'sticky',
          top: 0,
          zIndex: 3,
          display: 'flex',
          alignItems: 'center',
          gap: 1.5,
          px: { xs: 2, sm: 3 },
          py: 1.5,
          borderBottom: 1,
          borderColor: 'divider',
          backgroundColor: 'background.paper',
        }}
      >
        {image}
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography id={id} variant="h1" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {title}
          </Typography>
          {subtitle && (
            <Typography variant="body2" color="textSecondary" component="div" sx={{ overflowWrap: 'anywhere' }}>
              {subtitle}
            </Typography>
          )}
        </Box>
        <IconButton onClick={onClose} aria-label="Chiudi il pannello">
          <Close />
        </IconButton>
      </Box>
      <Box sx={{ px: { xs: 2, sm: 3 }, py: 2, display: 'flex', flexDirection: 'column', gap: 3 }}>{children}</Box>
    </Drawer>
  )
}

/** A part of a panel under its own heading. */
export function PanelSection({
  title,
  actions,
  children,
}: {
  title: string
  actions?: ReactNode
  children: ReactNode
}) {
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1, minHeight: 32 }}>
        <Typography id={id} variant="h2" component="h3" sx={{ flex: 1 }}>
          {title}
        </Typography>
        {actions}
      </Box>
      {children}
    </Box>
  )
}
