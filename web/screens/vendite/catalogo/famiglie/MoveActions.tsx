import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { ItemAction } from '../../../../forms/list/ItemAction.tsx'

interface Props {
  /** Which entry, for screen readers. */
  voce: string
  prima: boolean
  ultima: boolean
  onMove: (di: 1 | -1) => void
}

/** Moves an entry of a list up or down. */
export function MoveActions({ voce, prima, ultima, onMove }: Props) {
  return (
    <>
      <ItemAction nome="Sposta su" voce={voce} parte="su" disabled={prima} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </ItemAction>
      <ItemAction nome="Sposta giù" voce={voce} parte="giu" disabled={ultima} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </ItemAction>
    </>
  )
}
