import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** A page of settings: what leads through it at the left, above it where there is no room; its forms all of one width. */
export function SideColumns({ side, children }: { side: ReactNode; children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 2, lg: 4 },
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '210px minmax(0, 900px)' },
        alignItems: 'start',
      }}
    >
      <Box sx={{ minWidth: 0, position: { lg: 'sticky' }, top: 8 }}>{side}</Box>
      <Box sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', gap: 2 }}>{children}</Box>
    </Box>
  )
}
