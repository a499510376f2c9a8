import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import type { ServerOrderings } from './ordering.ts'

type TableSelection = ReadonlySet<GridRowId>

export interface DataTableProps<R extends GridValidRowModel> {
  /** Name under which the device remembers columns and density; says also which list it is. */
  nome: string
  /** What the table lists, for screen readers. */
  etichetta: string
  righe: readonly R[]
  colonne: readonly GridColDef<R>[]
  idRiga: (riga: R) => GridRowId
  /** Columns hidden until the user chooses them. */
  nascoste?: readonly string[]
  /** Columns shown, when the screen keeps them in its URL instead of the device; empty: all but the hidden ones. */
  visibili?: readonly string[]
  onVisibili?: (columns: string[]) => void
  totale: number
  pagina: number
  perPagina: number
  onPage: (page: number) => void
  /** How many rows a page may have, where the user chooses. */
  righePagina?: readonly number[]
  onPerPagina?: (righe: number) => void
  ordinamenti?: ServerOrderings
  /** As the server says it, '-data_creazione'; '' for the list's own order. */
  ordinamento?: string
  onOrdinamento?: (sorting: string) => void
  /** True while the rows on screen are about to be replaced. */
  inAttesa?: boolean
  /** Instead of the table when there are no rows. */
  vuoto: ReactNode
  selezione?: TableSelection
  onSelezione?: (selection: TableSelection) => void
  /** Opens a row: click, Enter. */
  onOpen?: (riga: R) => void
  /** Address of a row, for Ctrl-click in another tab. */
  href?: (riga: R) => string
  /** A row as a card, for phones; without it the table scrolls sideways inside its frame. */
  scheda?: (riga: R) => ReactNode
  classeRiga?: (riga: R) => string
}
