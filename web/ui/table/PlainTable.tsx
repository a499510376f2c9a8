import type { Theme } from '@mui/material/styles'
import Table, { type TableProps } from '@mui/material/Table'
import TableBody from '@mui/material/TableBody'
import TableCell from '@mui/material/TableCell'
import TableFooter from '@mui/material/TableFooter'
import TableHead from '@mui/material/TableHead'
import TableRow from '@mui/material/TableRow'
import type { SystemStyleObject } from '@mui/system'
import type { ReactNode } from 'react'

type Style = SystemStyleObject<Theme>

export interface PlainColumn<Row> {
  title: ReactNode
  /** What tells it from the others where titles may be the same, or are no text. */
  key?: string | number
  cell: (row: Row, index: number) => ReactNode
  align?: 'right'
  /** Its cells say which row it is. */
  namesRow?: boolean
  headSx?: Style
  sx?: Style | ((row: Row) => Style)
  /** Under its rows; a table whose columns have none has no such line. */
  total?: ReactNode
}

interface Props<Row> extends Pick<TableProps, 'aria-label' | 'aria-labelledby' | 'stickyHeader' | 'sx'> {
  rows: readonly Row[]
  /** What a row is known by. */
  keyOf: (row: Row, index: number) => string | number
  columns: readonly PlainColumn<Row>[]
  hover?: boolean
  rowSx?: Style
}

const rowHead = { component: 'th', scope: 'row' } as const

/** A few rows that are all there, without order, choice and pages, which are those of `DataTable`. */
export function PlainTable<Row>({ rows, keyOf, columns, hover, rowSx, ...table }: Props<Row>) {
  const drawn = columns.map((column) => ({ ...column, key: column.key ?? String(column.title) }))
  return (
    <Table size="small" {...table}>
      <TableHead>
        <TableRow>
          {drawn.map(({ key, title, align, headSx }) => (
            <TableCell key={key} align={align} sx={headSx}>
              {title}
            </TableCell>
          ))}
        </TableRow>
      </TableHead>
      <TableBody>
        {rows.map((row, index) => (
          <TableRow key={keyOf(row, index)} hover={hover} sx={rowSx}>
            {drawn.map(({ key, cell, align, namesRow, sx }) => (
              <TableCell
                key={key}
                align={align}
                {...(namesRow && rowHead)}
                sx={typeof sx === 'function' ? sx(row) : sx}
              >
                {cell(row, index)}
              </TableCell>
            ))}
          </TableRow>
        ))}
      </TableBody>
      {columns.some(({ total }) => total !== undefined) && (
        <TableFooter>
          <TableRow sx={{ '& .MuiTableCell-root': { color: 'text.primary', fontWeight: 650, fontSize: 'inherit' } }}>
            {drawn.map(({ key, align, namesRow, total, headSx }) => (
              <TableCell key={key} align={align} {...(namesRow && rowHead)} sx={headSx}>
                {total}
              </TableCell>
            ))}
          </TableRow>
        </TableFooter>
      )}
    </Table>
  )
}
