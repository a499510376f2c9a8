import ExpandMore from '@mui/icons-material/ExpandMore'
import Button from '@mui/material/Button'

interface Props {
  /** 'Immagini 2/4' */
  titolo: string
  aperta: boolean
  /** Id of the part that it shows. */
  parte: string
  onChange: (aperta: boolean) => void
}

/** Shows and hides a part of a line's card. */
export function PartButton({ titolo, aperta, parte, onChange }: Props) {
  return (
    <Button
      color="inherit"
      aria-expanded={aperta}
      aria-controls={parte}
      onClick={() => onChange(!aperta)}
      startIcon={<ExpandMore sx={{ transform: aperta ? undefined : 'rotate(-90deg)' }} />}
      sx={{ color: 'text.secondary' }}
    >
      {titolo}
    </Button>
  )
}
