import Check from '@mui/icons-material/Check'
import Close from '@mui/icons-material/Close'

/** Whether missing supplier orders of a material are reminded of: a check or a cross. */
export function Reminder({ active }: { active: boolean }) {
  return active ? (
    <Check fontSize="small" color="success" titleAccess="Sì" sx={{ verticalAlign: 'middle' }} />
  ) : (
    <Close fontSize="small" color="disabled" titleAccess="No" sx={{ verticalAlign: 'middle' }} />
  )
}
