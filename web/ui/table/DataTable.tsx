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
  const narrow = useIsPhone()
  const [wide, setWide] = usePreference(`tabella.${nome}.larga`, false)
  const [choices, setChoices] = usePreference<Record<string, boolean>>(`tabella.${nome}.colonne`, {})
  const { visibili = [], onVisibili } = props
  const Grid = useGridWhenLoaded() ?? FirstRows
  const rowFocus = useLeftRow(nome, righe, props.idRiga)
  const visible = ({ field, hideable }: { field: string; hideable?: boolean }) => {
    if (!onVisibili) return choices[field] ?? !nascoste.includes(field)
    return hideable === false || (visibili.length > 0 ? visibili.includes(field) : !nascoste.includes(field))
  }

  function showColumn(field: string, choice: boolean) {
    if (!onVisibili) setChoices({ ...choices, [field]: choice })
    else {
      const stays = (column: GridColDef<R>) => (column.field === field ? choice : visible(column))
      onVisibili(colonne.filter(stays).map((column) => column.field))
    }
  }

  if (righe.length === 0 && !props.inAttesa) return vuoto
  const asTabs = narrow && scheda !== undefined
  return (
    <Box {...rowFocus} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <RowsOnPaper page={pagina} perPagina={perPagina} total={totale} />
      {asTabs ? (
        <TableCards {...props} scheda={scheda} />
      ) : (
        <Grid
          {...props}
          rowHeight={wide ? 44 : 36}
          shown={Object.fromEntries(colonne.map((column) => [column.field, visible(column)]))}
        />
      )}
      <TableFooter
        page={pagina}
        perPagina={perPagina}
        total={totale}
        onPage={onPage}
        wide={wide}
        onWide={setWide}
        columns={
          asTabs
            ? []
            : colonne
                .filter(({ hideable }) => hideable !== false)
                .map((column) => ({
                  field: column.field,
                  titolo: column.description ?? column.headerName ?? column.field,
                  visibile: visible(column),
                }))
        }
        onColumn={showColumn}
        onDefaults={onVisibili && visibili.length > 0 ? () => onVisibili([]) : undefined}
        pageSizes={props.righePagina}
        onPerPage={props.onPerPagina}
      />
    </Box>
  )
}
