import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { ServerOrderings } from './ordering.ts'

/** The rows after those on screen: read when the last ones come into sight. */
export interface MoreRows {
  /** Reads the next ones; nothing while they are on their way. */
  load: () => void
  isLoading: boolean
  /** Why they could not be read. */
  error: string | null
  /** There are none. */
  all: boolean
}

type TableSelection = ReadonlySet<GridRowId>

export interface DataTableProps<R extends GridValidRowModel> {
  /** Name under which the device remembers columns and density; says also which list it is. */
  name: string
  /** What the table lists, for screen readers. */
  label: string
  rows: readonly R[]
  columns: readonly GridColDef<R>[]
  idOf: (row: R) => GridRowId
  /** Columns hidden until the user chooses them. */
  hidden?: readonly string[]
  /** Columns shown, when the screen keeps them in its URL instead of the device; empty: all but the hidden ones. */
  visible?: readonly string[]
  onVisible?: (columns: string[]) => void
  total: number
  page: number
  pageSize: number
  onPage: (page: number) => void
  /** Rows that scrolling brings after those of the page. */
  more?: MoreRows
  /** How many rows a page may have, where the user chooses. */
  pageSizes?: readonly number[]
  onPageSize?: (rows: number) => void
  sortings?: ServerOrderings
  /** As the server says it, '-data_creazione'; '' for the list's own order. */
  sorting?: string
  onSorting?: (sorting: string) => void
  /** What all the rows add up to, not only those on screen. */
  totals?: ReactNode
  /** True while the rows on screen are about to be replaced. */
  isWaiting?: boolean
  /** Instead of the table when there are no rows. */
  empty: ReactNode
  selection?: TableSelection
  onSelection?: (selection: TableSelection) => void
  /** Opens a row: click, Enter. */
  onOpen?: (row: R) => void
  /** Address of a row, for Ctrl-click in another tab. */
  href?: (row: R) => string
  /** A row as a card, for phones; without it the table scrolls sideways inside its frame. */
  card?: (row: R) => ReactNode
  rowClass?: (row: R) => string
  /** What a row is under: said over the first of those that follow each other under the same. */
  groupOf?: (row: R) => string
}
