import ArrowBack from '@mui/icons-material/ArrowBack'
import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import { Link } from 'react-router'

/** The arrow before a title, back to the list that the page belongs to. */
export function BackLink({ to, title }: { to: string; title: string }) {
  return (
    <Tooltip title={title}>
      <IconButton component={Link} to={to} aria-label={title}>
        <ArrowBack />
      </IconButton>
    </Tooltip>
  )
}
