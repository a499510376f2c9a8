import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { MissingValue } from './Values.tsx'

interface Props {
  voci: readonly (readonly [nome: string, valore: ReactNode])[]
  /** Name and value side by side on phones too, where both are short. */
  affiancati?: boolean
}

/** Name and value pairs of a card; an empty value shows a dash. */
export function DataPairs({ voci, affiancati = false }: Props) {
  const columns = 'minmax(min(96px, 40%), min(200px, 32%)) minmax(0, 1fr)'
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        alignItems: 'baseline',
        gridTemplateColumns: { xs: affiancati ? columns : '1fr', sm: columns },
        columnGap: 2,
        rowGap: { xs: affiancati ? 0.5 : 0, sm: 0.75 },
      }}
    >
      {voci.map(([nome, valore]) => (
        <Box key={nome} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {nome}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: affiancati ? 0 : 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {valore === null || valore === undefined || valore === '' ? <MissingValue /> : valore}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
