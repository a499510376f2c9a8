import ArrowDownward from '@mui/icons-material/ArrowDownward'
import ArrowUpward from '@mui/icons-material/ArrowUpward'
import { ItemAction } from '#forms/list/ItemAction.tsx'

interface Props {
  /** Which entry, for screen readers. */
  item: string
  before: boolean
  last: boolean
  onMove: (of: 1 | -1) => void
}

/** Moves an entry of a list up or down. */
export function MoveActions({ item, before, last, onMove }: Props) {
  return (
    <>
      <ItemAction name="Sposta su" item={item} part="su" disabled={before} onClick={() => onMove(-1)}>
        <ArrowUpward fontSize="small" />
      </ItemAction>
      <ItemAction name="Sposta giù" item={item} part="giu" disabled={last} onClick={() => onMove(1)}>
        <ArrowDownward fontSize="small" />
      </ItemAction>
    </>
  )
}
