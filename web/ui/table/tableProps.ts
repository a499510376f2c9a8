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
  righe: readonly R[]
  columns: readonly GridColDef<R>[]
  idRiga: (riga: R) => GridRowId
  /** Columns hidden until the user chooses them. */
  nascoste?: readonly string[]
  /** Columns shown, when the screen keeps them in its URL instead of the device; empty: all but the hidden ones. */
  visible?: readonly string[]
  onVisible?: (columns: string[]) => void
  totale: number
  pagina: number
  perPagina: number
  onPage: (page: number) => void
  /** Rows that scrolling brings after those of the page. */
  more?: MoreRows
  /** How many rows a page may have, where the user chooses. */
  righePagina?: readonly number[]
  onPerPagina?: (righe: number) => void
  sortings?: ServerOrderings
  /** As the server says it, '-data_creazione'; '' for the list's own order. */
  sorting?: string
  onSorting?: (sorting: string) => void
  /** What all the rows add up to, not only those on screen. */
  totals?: ReactNode
  /** True while the rows on screen are about to be replaced. */
  inAttesa?: boolean
  /** Instead of the table when there are no rows. */
  empty: ReactNode
  selection?: TableSelection
  onSelection?: (selection: TableSelection) => void
  /** Opens a row: click, Enter. */
  onOpen?: (riga: R) => void
  /** Address of a row, for Ctrl-click in another tab. */
  href?: (riga: R) => string
  /** A row as a card, for phones; without it the table scrolls sideways inside its frame. */
  card?: (riga: R) => ReactNode
  classeRiga?: (riga: R) => string
  /** What a row is under: said over the first of those that follow each other under the same. */
  groupOf?: (riga: R) => string
}
