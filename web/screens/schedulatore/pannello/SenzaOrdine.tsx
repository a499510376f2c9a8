import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { LARGHEZZA_PANNELLO } from '../linea/geometria.ts'

/** In the panel's place while no order is chosen. */
export function SenzaOrdine({ onCerca }: { onCerca: () => void }) {
  return (
    <Box
      component="aside"
      aria-label="Nessun ordine scelto"
      sx={{
        width: LARGHEZZA_PANNELLO,
        flexShrink: 0,
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
        p: 3,
        textAlign: 'center',
      }}
    >
      <Typography sx={{ mb: 2 }} color="text.secondary">
        Scegli un ordine per vederne le fasi e pianificarle.
      </Typography>
      <Button variant="contained" onClick={onCerca}>
        Scegli ordine
      </Button>
    </Box>
  )
}
