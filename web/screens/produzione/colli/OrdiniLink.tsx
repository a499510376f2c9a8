import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { chosenOrdiniUrl } from '../../ordini/ordini/list/ordiniUrlState.ts'

interface Props {
  pks: readonly number[]
  /** What it counts, in words. */
  children: ReactNode
}

/** A count that opens its orders in their list; plain where they are more than an address can name. */
export function OrdiniLink({ pks, children }: Props) {
  const url = chosenOrdiniUrl(pks)
  if (url === null) return children
  return (
    <MuiLink component={Link} to={url} underline="always" color="inherit">
      {children}
    </MuiLink>
  )
}
