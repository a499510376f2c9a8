import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface Props {
  /** 'Sposta su' */
  name: string
  /** Which entry, for screen readers. */
  item: string
  /** What `useItemFocus` finds it by. */
  part: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** What can be done with an entry of a list that is being written. */
export function ItemAction({ name, item, part, disabled, onClick, children }: Props) {
  return (
    <Tooltip title={disabled ? '' : name}>
      <span>
        <IconButton aria-label={`${name}: ${item}`} data-parte={part} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
