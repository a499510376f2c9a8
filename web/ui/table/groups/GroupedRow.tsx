import Box from '@mui/material/Box'
import { GridRow, type GridRowProps } from '@mui/x-data-grid'
import { createContext, use } from 'react'
import { GROUP_HEIGHT } from './groups.ts'

/** The rows over which the name of their group is said. */
export const GroupHeads = createContext<ReadonlyMap<object, string>>(new Map())

/** Looks of the name of a group. */
export const groupHead = {
  height: GROUP_HEIGHT,
  px: 1.25,
  display: 'flex',
  alignItems: 'end',
  pb: 0.5,
  fontWeight: 650,
  borderBottom: 1,
  borderColor: 'divider',
} as const

/** A row of the grid with the name of its group over it, in the room that the grid leaves for it. */
export function GroupedRow(props: GridRowProps) {
  const head = use(GroupHeads).get(props.row)
  if (head === undefined) return <GridRow {...props} />
  return (
    <Box role="presentation" sx={{ position: 'relative', display: 'flow-root' }}>
      <Box role="row" sx={{ position: 'absolute', insetInline: 0, top: 0 }}>
        <Box role="gridcell" sx={[groupHead, { position: 'sticky', left: 0, width: 'fit-content', border: 0 }]}>
          {head}
        </Box>
      </Box>
      <GridRow {...props} />
    </Box>
  )
}
