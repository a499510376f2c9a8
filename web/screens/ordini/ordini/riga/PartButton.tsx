import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'

interface Props {
  /** 'Immagini 2/4' */
  title: string
  open: boolean
  /** Id of the part that it shows. */
  part: string
  onChange: (open: boolean) => void
}

/** Shows and hides a part of a line's card. */
export function PartButton({ title, open, part, onChange }: Props) {
  return (
    <Button
      color="inherit"
      aria-expanded={open}
      aria-controls={part}
      onClick={() => onChange(!open)}
      startIcon={<ExpandMore sx={{ transform: open ? undefined : 'rotate(-90deg)' }} />}
      sx={{ color: 'text.secondary' }}
    >
      {title}
    </Button>
  )
}
