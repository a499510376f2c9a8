import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router'
import { indirizzoElenco } from '../ritorno.ts'

/** Back to the list of orders as it was left. */
export function Indietro() {
  return (
    <Tooltip title="Lista ordini">
      <IconButton component={Link} to={indirizzoElenco()} aria-label="Lista ordini">
        <ArrowBack />
      </IconButton>
    </Tooltip>
  )
}
