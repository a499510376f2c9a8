import Link from '@mui/material/Link'

interface Props {
  /** Number of the raccolta. */
  pk: number
  onOpen: (pk: number) => void
  /** False while the keyboard is elsewhere in a grid. */
  focused?: boolean
  /** Where a column says what it is. */
  short?: boolean
}

/** What a supplier order leaves together with; opens it. */
export function RaccoltaLink({ pk, onOpen, focused = true, short = false }: Props) {
  return (
    <Link
      component="button"
      type="button"
      tabIndex={focused ? 0 : -1}
      aria-label={`Apri la raccolta n. ${pk}`}
      onClick={() => onOpen(pk)}
      sx={{ font: 'inherit', justifySelf: 'start', textAlign: 'left', '@media (pointer: coarse)': { minHeight: 44 } }}
    >
      {short ? `n. ${pk}` : `Parte con la raccolta n. ${pk}`}
    </Link>
  )
}
