import MuiLink from '@mui/material/Link'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { CHOSEN_ORDINI_MAX } from '../../ordini/ordini/list/ordiniUrlState.ts'

interface Props {
  pks: readonly number[]
  /** What it counts, in words. */
  children: ReactNode
}

/** A count that opens its orders in their list; plain where they are more than an address can name. */
export function OrdiniLink({ pks, children }: Props) {
  if (pks.length === 0 || pks.length > CHOSEN_ORDINI_MAX) return children
  return (
    <MuiLink component={Link} to={`/ordini?ordini=${pks.join('.')}`} underline="always" color="inherit">
      {children}
    </MuiLink>
  )
}
