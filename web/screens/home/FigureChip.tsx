import Chip from '@mui/material/Chip'
import { ShellLink } from '#shell/ShellLink.tsx'
import type { Figure } from './figures.ts'
import { useFigures } from './useFigures.ts'

interface Props {
  figure: Figure
  /** The count with its word: '3 in ritardo'. */
  label: string
  /** What exactly is counted, where the word does not say it. */
  title?: string
  color: 'error' | 'primary' | 'warning'
}

/** A count on a card of the home, which opens the rows that it counts. */
export function FigureChip({ figure, ...shown }: Props) {
  const addressOf = useFigures()
  return (
    <Chip
      component={ShellLink}
      href={addressOf(figure)}
      clickable
      variant="outlined"
      sx={{ '@media (pointer: coarse)': { height: 36, borderRadius: 18 } }}
      {...shown}
    />
  )
}
