import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router'

/** The arrow before a title, to the page above. */
export function Indietro({ a, testo }: { a: string; testo: string }) {
  return (
    <Tooltip title={testo}>
      <IconButton component={Link} to={a} aria-label={testo}>
        <ArrowBack />
      </IconButton>
    </Tooltip>
  )
}
