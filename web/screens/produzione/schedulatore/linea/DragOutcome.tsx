import Box from '@mui/material/Box'
import Paper from '@mui/material/Paper'

/** Where what is in hand is, and what dropping it there would do; Escape gives up. */
export function DragOutcome({ where, text }: { where: string; text: string | null }) {
  return (
    <Paper
      variant="outlined"
      role="status"
      sx={{
        position: 'fixed',
        bottom: 24,
        left: '50%',
        transform: 'translateX(-50%)',
        zIndex: 'tooltip',
        px: 2,
        py: 1,
        boxShadow: 3,
        maxWidth: 480,
      }}
    >
      <Box sx={{ fontWeight: 600 }}>{where}</Box>
      {text}
    </Paper>
  )
}
