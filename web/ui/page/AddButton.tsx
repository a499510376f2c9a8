import Add from '@mui/icons-material/Add'
import Button, { type ButtonProps } from '@mui/material/Button'
import type { To } from 'react-router'
import { Link } from 'react-router'
import { useIsPhone } from '../useIsPhone.ts'

interface Props extends Pick<ButtonProps, 'onClick' | 'disabled' | 'title' | 'variant'> {
  /** 'Aggiungi persona' */
  children: string
  /** With its word on a phone too: in a page, not in its head. */
  whole?: boolean
  /** Where it leads, when a new one has a page of its own. */
  to?: To
}

/** The primary button of a head that makes a new one; on a phone a '+', so that the head is one row. */
export function AddButton({ children, whole = false, to, variant = 'contained', ...props }: Props) {
  const adds = { ...props, variant, ...(to !== undefined && { component: Link, to }) }
  const short = useIsPhone() && !whole
  return short ? (
    <Button aria-label={children} {...adds} title={props.title ?? children} sx={{ minWidth: 44, px: 1 }}>
      <Add />
    </Button>
  ) : (
    <Button startIcon={<Add />} {...adds}>
      {children}
    </Button>
  )
}
