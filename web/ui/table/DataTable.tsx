import Box from '@mui/material/Box'
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { usePreference } from '../preference.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { FirstRows } from './FirstRows.tsx'
import { useGridWhenLoaded } from './gridWhenLoaded.ts'
import { TableCards } from './TableCards.tsx'
import { RowsOnPaper, TableFooter } from './TableFooter.tsx'
import type { DataTableProps } from './tableProps.ts'
import { useLeftRow } from './useLeftRow.ts'

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
      <RowsOnPaper pagina={pagina} perPagina={perPagina} totale={totale} />
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
