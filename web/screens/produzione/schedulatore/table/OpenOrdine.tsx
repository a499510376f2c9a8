import Link from '@mui/material/Link'

interface Props {
  ordine: number
  numeroCommessa: string
  onOpen: (ordine: number) => void
}

/** An order's number that opens it in the scheduler; wide enough for a finger where fingers point. */
export function OpenOrdine({ ordine, numeroCommessa, onOpen }: Props) {
  return (
    <Link
      component="button"
      type="button"
      onClick={() => onOpen(ordine)}
      sx={{ '@media (pointer: coarse)': { minHeight: 44, minWidth: 44 } }}
    >
      {numeroCommessa}
    </Link>
  )
}
