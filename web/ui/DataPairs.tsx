import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { MissingValue } from './Values.tsx'

interface Props {
  items: readonly (readonly [nome: string, valore: ReactNode])[]
  /** Name and value side by side on phones too, where both are short. */
  sideBySide?: boolean
}

/** Name and value pairs of a card; an empty value shows a dash. */
export function DataPairs({ items, sideBySide = false }: Props) {
  const columns = 'minmax(min(96px, 40%), min(200px, 32%)) minmax(0, 1fr)'
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        alignItems: 'baseline',
        gridTemplateColumns: { xs: sideBySide ? columns : '1fr', sm: columns },
        columnGap: 2,
        rowGap: { xs: sideBySide ? 0.5 : 0, sm: 0.75 },
      }}
    >
      {items.map(([name, value]) => (
        <Box key={name} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {name}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: sideBySide ? 0 : 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {value === null || value === undefined || value === '' ? <MissingValue /> : value}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
