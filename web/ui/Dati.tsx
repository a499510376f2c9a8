import Box from '@mui/material/Box'
import type { ReactNode } from 'react'
import { Mancante } from './Valori.tsx'

/** Name and value pairs of a card; an empty value shows a dash. */
export function Dati({ voci }: { voci: readonly (readonly [nome: string, valore: ReactNode])[] }) {
  return (
    <Box
      component="dl"
      sx={{
        m: 0,
        display: 'grid',
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(96px, min(200px, 32%)) minmax(0, 1fr)' },
        columnGap: 2,
        rowGap: { xs: 0, sm: 0.75 },
      }}
    >
      {voci.map(([nome, valore]) => (
        <Box key={nome} sx={{ display: 'contents' }}>
          <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
            {nome}
          </Box>
          <Box component="dd" sx={{ m: 0, mb: { xs: 1, sm: 0 }, overflowWrap: 'anywhere' }}>
            {valore === null || valore === undefined || valore === '' ? <Mancante /> : valore}
          </Box>
        </Box>
      ))}
    </Box>
  )
}
