import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { WithDates } from '#ui/Values.tsx'

/** A list of a few lines: what, when, how it stands. */
export function ShortList({ children }: { children: ReactNode }) {
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', '& > li + li': { borderTop: 1, borderColor: 'divider' } }}>
      {children}
    </Box>
  )
}

/** A line: what it is, its amount, how it stands; on a phone the last goes below the others. */
export function ShortLine({ children, amount, end }: { children: ReactNode; amount?: ReactNode; end: ReactNode }) {
  return (
    <Box
      component="li"
      sx={{
        minHeight: 36,
        py: 0.5,
        display: 'flex',
        columnGap: 1,
        rowGap: 0.5,
        alignItems: 'center',
        flexWrap: { xs: 'wrap', sm: 'nowrap' },
      }}
    >
      <Box sx={{ flex: '1 1 0', minWidth: 0, overflowWrap: 'anywhere' }}>{children}</Box>
      {amount && <Box sx={{ order: { sm: 1 }, minWidth: { sm: 96 }, textAlign: 'right' }}>{amount}</Box>}
      <Box sx={{ display: 'flex', gap: 1, flexWrap: 'wrap', flexBasis: { xs: amount ? '100%' : 'auto', sm: 'auto' } }}>
        {end}
      </Box>
    </Box>
  )
}

/** Words that follow what a line is, quietly. */
export const afterWords = (text: string) => (
  <Typography component="span" color="textSecondary" sx={{ ml: 1 }}>
    <WithDates text={text} />
  </Typography>
)
