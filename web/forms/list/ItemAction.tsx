import IconButton from '@mui/material/IconButton'
import Tooltip from '@mui/material/Tooltip'
import type { ReactNode } from 'react'

interface Props {
  /** 'Sposta su' */
  nome: string
  /** Which entry, for screen readers. */
  voce: string
  /** What `useItemFocus` finds it by. */
  parte: string
  disabled: boolean
  onClick: () => void
  children: ReactNode
}

/** What can be done with an entry of a list that is being written. */
export function ItemAction({ nome, voce, parte, disabled, onClick, children }: Props) {
  return (
    <Tooltip title={disabled ? '' : nome}>
      <span>
        <IconButton aria-label={`${nome}: ${voce}`} data-parte={parte} disabled={disabled} onClick={onClick}>
          {children}
        </IconButton>
      </span>
    </Tooltip>
  )
}
