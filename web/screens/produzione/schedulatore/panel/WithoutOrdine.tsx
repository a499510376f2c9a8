import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import { memo } from 'react'
import { FindOrdine } from '../dialogs/FindOrdine.tsx'
import { PANEL_WIDTH } from '../linea/geometry.ts'

interface Props {
  onChoose: (pk: number) => void
  /** As wide as the page and no taller than a few orders: above the table. */
  whole?: boolean
}

/** In the panel's place while no order is chosen: those that wait to be planned. */
export const WithoutOrdine = memo(function WithoutOrdine({ onChoose, whole = false }: Props) {
  return (
    <Box
      component="aside"
      className="solo-schermo"
      aria-label="Nessun ordine scelto"
      sx={{
        width: whole ? '100%' : PANEL_WIDTH,
        height: whole ? 320 : undefined,
        flexShrink: 0,
        display: 'flex',
        flexDirection: 'column',
        minHeight: 0,
        overflow: 'hidden',
        border: 1,
        borderColor: 'divider',
        borderRadius: 1,
        backgroundColor: 'background.paper',
      }}
    >
      <Typography variant="h2" sx={{ px: 1.5, pt: 1.5 }}>
        Quale ordine?
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ px: 1.5, pt: 0.5 }}>
        Scegli un ordine per vederne le fasi e pianificarle.
      </Typography>
      <FindOrdine initial="non_schedulati" set onChoose={onChoose} />
    </Box>
  )
})
