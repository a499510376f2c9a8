import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'

interface Props {
  title: ReactNode
  /** At the right of the title: a state. */
  beside?: ReactNode
  /** Below it, in grey. */
  note?: ReactNode
  /** Another line. */
  children?: ReactNode
  /** The last one, in grey. */
  foot?: ReactNode
}

/** A name of two hundred letters leaves room for the other rows; the page of its row says all of it. */
const clamped = {
  overflowWrap: 'anywhere',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: '3',
  overflow: 'hidden',
} as const

/** A row of a list as a card, on phones: its name, a state, what else is worth a line. */
export function RowCard({ title, beside, note, children, foot }: Props) {
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 0.25, minWidth: 0 }}>
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', justifyContent: 'space-between' }}>
        <Typography sx={{ fontWeight: 600, ...clamped }}>{title}</Typography>
        {beside}
      </Box>
      {note && (
        <Typography variant="body2" color="textSecondary" sx={clamped}>
          {note}
        </Typography>
      )}
      {children && (
        <Typography variant="body2" component="div" sx={{ overflowWrap: 'anywhere' }}>
          {children}
        </Typography>
      )}
      {foot && (
        <Typography variant="body2" color="textSecondary">
          {foot}
        </Typography>
      )}
    </Box>
  )
}
