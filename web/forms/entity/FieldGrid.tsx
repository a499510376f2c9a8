import Box from '@mui/material/Box'
import type { ReactNode } from 'react'

/** Fields two by two where there is room for it. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      sx={{
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr' },
        columnGap: 2,
        rowGap: 1.5,
        pt: 1,
        alignItems: 'start',
      }}
    >
      {children}
    </Box>
  )
}

/** A field as wide as the form. */
export function FullRow({ children }: { children: ReactNode }) {
  return <Box sx={{ gridColumn: { sm: '1 / -1' }, minWidth: 0 }}>{children}</Box>
}
