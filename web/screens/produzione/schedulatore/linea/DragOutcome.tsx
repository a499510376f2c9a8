import Paper from '@mui/material/Paper'

/** What dropping what is in hand would do; Escape gives up. */
export function DragOutcome({ testo }: { testo: string }) {
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
        fontWeight: 600,
      }}
    >
      {testo}
    </Paper>
  )
}
