import Box from '@mui/material/Box'
import type { Theme } from '@mui/material/styles'
import type { GridColDef, GridRenderCellParams, GridValidRowModel } from '@mui/x-data-grid'
import { Fragment, type ReactNode } from 'react'
import { GROUP_HEIGHT, groupHeads } from './groups/groups.ts'
import type { DataTableProps } from './tableProps.ts'

type Props<R extends GridValidRowModel> = DataTableProps<R> & {
  rowHeight: number
  shown: Record<string, boolean>
}

/**
 * The rows of a list before the grid's code is there, which on a slow network is a fifth of what a list needs: to be
 * read and opened, in the grid's places; keys, sorting and selection come with the grid.
 */
export function FirstRows<R extends GridValidRowModel>(props: Props<R>) {
  const { rows, idOf, selection, onOpen } = props
  const heads = groupHeads(rows, props.groupOf)
  const columns = props.columns.filter(({ field }) => props.shown[field] !== false)
  // The same for every row: what is written in one must not push its columns aside.
  const minWidth = columns.reduce((sum, column) => sum + widthOf(column), selection ? mark.width : 0)
  const height = (pixels: number) => ({ height: pixels, minHeight: pixels, minWidth })
  return (
    <Box role="grid" aria-label={props.label} aria-busy sx={frame}>
      <Box role="row" sx={[line, height(36)]}>
        {selection && <Box role="columnheader" sx={mark} />}
        {columns.map((column) => (
          <Box key={column.field} role="columnheader" sx={[cell, placeOf(column), title]}>
            {column.headerName ?? column.field}
          </Box>
        ))}
      </Box>
      {rows.map((row) => (
        <Fragment key={idOf(row)}>
          {heads.has(row) && (
            <Box role="row" sx={{ height: GROUP_HEIGHT, px: '10px', pt: '6px', fontWeight: 650 }}>
              <Box role="gridcell">{heads.get(row)}</Box>
            </Box>
          )}
          <Box
            role="row"
            onClick={({ target, currentTarget }) => {
              // A menu of the row stands elsewhere in the page.
              if (!currentTarget.contains(target as HTMLElement)) return
              if (!(target as HTMLElement).closest('a, button, input')) onOpen?.(row)
            }}
            sx={[line, height(props.rowHeight)]}
          >
            {selection && <Box role="gridcell" sx={mark} />}
            {columns.map((column) => (
              <Box key={column.field} role="gridcell" sx={[cell, placeOf(column)]}>
                {contentOf(column, row)}
              </Box>
            ))}
          </Box>
        </Fragment>
      ))}
    </Box>
  )
}

function frame({ vars }: Theme) {
  const { palette } = vars
  return {
    overflow: 'auto',
    border: `1px solid ${palette.divider}`,
    borderRadius: '6px',
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
  } as const
}

const line = {
  display: 'flex',
  alignItems: 'stretch',
  borderBottom: 1,
  borderColor: 'divider',
}
const cell = {
  boxSizing: 'border-box',
  display: 'flex',
  alignItems: 'center',
  px: '10px',
  overflow: 'hidden',
  whiteSpace: 'nowrap',
} as const
const title = { fontWeight: 600, color: 'text.secondary' } as const
const mark = { width: 50, flexShrink: 0 } as const

/** The least room of a column, in pixels, as the grid gives it. */
const widthOf = ({ flex, width = 100, minWidth = 50 }: GridColDef) => (flex ? minWidth : Math.max(width, minWidth))

/** The room of a column, as the grid gives it. */
function placeOf(column: GridColDef) {
  const { flex, align = column.type === 'number' ? 'right' : 'left' } = column
  const end = align === 'right' ? 'flex-end' : align === 'center' ? 'center' : 'flex-start'
  return {
    justifyContent: end,
    minWidth: widthOf(column),
    ...(flex ? { flex: `${flex} 1 0` } : { width: widthOf(column), flexShrink: 0 }),
  }
}

/** What a column makes of a value of a row, without the grid's own interface. */
type OfRow<R extends GridValidRowModel> = (value: unknown, row: R, column: GridColDef<R>) => ReactNode

function contentOf<R extends GridValidRowModel>(column: GridColDef<R>, row: R) {
  // The grid's own interface is not there yet: columns draw from the row.
  const { valueGetter, valueFormatter } = column as { valueGetter?: OfRow<R>; valueFormatter?: OfRow<R> }
  const given: ReactNode = row[column.field]
  const value = valueGetter ? valueGetter(given, row, column) : given
  if (!column.renderCell) return (valueFormatter ? valueFormatter(value, row, column) : value) ?? ''
  const params = { row, value, field: column.field, colDef: column, hasFocus: false, tabIndex: -1 }
  return column.renderCell(params as GridRenderCellParams<R>)
}
