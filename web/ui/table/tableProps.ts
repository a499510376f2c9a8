import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { ServerOrderings } from './ordering.ts'

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
  /** How many rows a page may have, where the user chooses. */
  righePagina?: readonly number[]
  onPerPagina?: (righe: number) => void
  sortings?: ServerOrderings
  /** As the server says it, '-data_creazione'; '' for the list's own order. */
  sorting?: string
  onSorting?: (sorting: string) => void
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
}
