import Link from '@mui/material/Link'
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { Link as RouteLink } from 'react-router'
import { formatDate } from '#shared/formats/formats.ts'
import { MissingValue } from '../Values.tsx'

type Rest<R extends GridValidRowModel> = Partial<GridColDef<R>>
type Value<R> = (row: R) => string | null | undefined

const own = (field: string) => (row: GridValidRowModel) => row[field] as string | null | undefined

/** A text on one line, read whole by pointing at it; a dash where there is none. */
function textCell(text: string | null | undefined): ReactNode {
  return text ? <span title={text}>{text}</span> : <MissingValue />
}

/** A column of texts. @param value the text of a row; its field of that name unless told */
export function textColumn<R extends GridValidRowModel>(
  field: string,
  headerName: string,
  { value = own(field), ...rest }: Rest<R> & { value?: Value<R> } = {},
): GridColDef<R> {
  return { field, headerName, renderCell: ({ row }) => textCell(value(row)), ...rest }
}

/** A column of days. */
export function dayColumn<R extends GridValidRowModel>(
  field: string,
  headerName: string,
  { value = own(field), ...rest }: Rest<R> & { value?: Value<R> } = {},
): GridColDef<R> {
  const cell = (day: string | null | undefined) => (day ? formatDate(day) : <MissingValue />)
  return { field, headerName, width: 130, renderCell: ({ row }) => cell(value(row)), ...rest }
}

/** The first column of a list whose rows lead somewhere: a link with the name of the row, reached by the arrows. */
export function linkColumn<R extends GridValidRowModel>(
  field: string,
  headerName: string,
  to: (row: NoInfer<R>) => string,
  { value = own(field), ...rest }: Rest<R> & { value?: Value<R> } = {},
): GridColDef<R> {
  return {
    field,
    headerName,
    hideable: false,
    renderCell({ row, hasFocus }) {
      const name = value(row) ?? ''
      return (
        <Link
          component={RouteLink}
          to={to(row)}
          title={name}
          color="inherit"
          tabIndex={hasFocus ? 0 : -1}
          noWrap
          sx={{ fontWeight: 550, display: 'block' }}
        >
          {name}
        </Link>
      )
    },
    ...rest,
  }
}
