import Box from '@mui/material/Box'
import type { GridColDef, GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import type { ReactNode } from 'react'
import { usePreference } from '../preference.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { FirstRows } from './FirstRows.tsx'
import { useGridWhenLoaded } from './gridWhenLoaded.ts'
import type { ServerOrderings } from './ordering.ts'
import { TableCards } from './TableCards.tsx'
import { TableFooter } from './TableFooter.tsx'
import { useLeftRow } from './useLeftRow.ts'

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

/**
 * A list read by pages from the server: three-step sort on the headers, sticky head and first column, columns and
 * density remembered, keyboard (arrows, Enter opens, Space selects), cards on phones.
 */
export function DataTable<R extends GridValidRowModel>(props: DataTableProps<R>) {
  const { nome, righe, colonne, nascoste = [], totale, pagina, perPagina, onPage, vuoto, scheda } = props
  const stretto = useIsPhone()
  const [larga, setLarga] = usePreference(`tabella.${nome}.larga`, false)
  const [scelte, setScelte] = usePreference<Record<string, boolean>>(`tabella.${nome}.colonne`, {})
  const { visibili = [], onVisibili } = props
  const Grid = useGridWhenLoaded() ?? FirstRows
  const rowFocus = useLeftRow(nome, righe, props.idRiga)
  const visible = ({ field, hideable }: { field: string; hideable?: boolean }) => {
    if (!onVisibili) return scelte[field] ?? !nascoste.includes(field)
    return hideable === false || (visibili.length > 0 ? visibili.includes(field) : !nascoste.includes(field))
  }

  function mostraColonna(field: string, choice: boolean) {
    if (!onVisibili) setScelte({ ...scelte, [field]: choice })
    else {
      const resta = (column: GridColDef<R>) => (column.field === field ? choice : visible(column))
      onVisibili(colonne.filter(resta).map((column) => column.field))
    }
  }

  if (righe.length === 0 && !props.inAttesa) return vuoto
  const aSchede = stretto && scheda !== undefined
  return (
    <Box {...rowFocus} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      {aSchede ? (
        <TableCards {...props} scheda={scheda} />
      ) : (
        <Grid
          {...props}
          altezzaRiga={larga ? 44 : 36}
          mostrate={Object.fromEntries(colonne.map((column) => [column.field, visible(column)]))}
        />
      )}
      <TableFooter
        pagina={pagina}
        perPagina={perPagina}
        totale={totale}
        onPage={onPage}
        larga={larga}
        onLarga={setLarga}
        colonne={
          aSchede
            ? []
            : colonne
                .filter(({ hideable }) => hideable !== false)
                .map((column) => ({
                  field: column.field,
                  titolo: column.description ?? column.headerName ?? column.field,
                  visibile: visible(column),
                }))
        }
        onColonna={mostraColonna}
        onPredefinite={onVisibili && visibili.length > 0 ? () => onVisibili([]) : undefined}
        righePagina={props.righePagina}
        onPerPagina={props.onPerPagina}
      />
    </Box>
  )
}
