import Close from '@mui/icons-material/Close'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Paper from '@mui/material/Paper'
import Slide from '@mui/material/Slide'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { useShortcut } from '../shortcuts.ts'

interface Props {
  count: number
  /** 'preventivo', 'preventivi' */
  names: readonly [singolare: string, plurale: string]
  /** Empties the selection; Esc does too. */
  onClose: () => void
  inProgress?: boolean
  /** The bulk actions. */
  children: ReactNode
}

/** Bar of bulk actions: slides in from the bottom while something is selected. */
export function ActionBar({ count, names, onClose, inProgress = false, children }: Props) {
  useShortcut('escape', onClose, { active: count > 0 && !inProgress })
  return (
    <Slide in={count > 0} direction="up" mountOnEnter unmountOnExit>
      <Box
        sx={{
          position: 'fixed',
          zIndex: 'appBar',
          left: 0,
          right: 0,
          px: 1,
          pointerEvents: 'none',
          bottom: { xs: 'calc(112px + env(safe-area-inset-bottom))', md: 56 },
          display: 'flex',
          justifyContent: 'center',
        }}
      >
        <Paper
          role="region"
          aria-label="Azioni sui selezionati"
          variant="outlined"
          sx={{ pointerEvents: 'auto', maxWidth: '100%', borderColor: 'primary.main', overflow: 'hidden' }}
        >
          <Box sx={{ height: 2 }}>{inProgress && <LinearProgress sx={{ height: 2 }} />}</Box>
          <Box sx={{ px: 2, py: 0.75, display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <Typography variant="body2" role="status" sx={{ fontWeight: 600, mr: 1 }}>
              {formatCount(count, ...names)}
            </Typography>
            {children}
            <IconButton aria-label="Annulla selezione" disabled={inProgress} onClick={onClose}>
              <Close fontSize="small" />
            </IconButton>
          </Box>
        </Paper>
      </Box>
    </Slide>
  )
}
