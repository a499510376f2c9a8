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
  const { name, righe, columns, nascoste = [], totale, pagina, perPagina, onPage, empty, card } = props
  const narrow = useIsPhone()
  const [wide, setWide] = usePreference(`tabella.${name}.larga`, false)
  const [choices, setChoices] = usePreference<Record<string, boolean>>(`tabella.${name}.colonne`, {})
  const { visible: chosenColumns = [], onVisible } = props
  const Grid = useGridWhenLoaded() ?? FirstRows
  const rowFocus = useLeftRow(name, righe, props.idRiga)
  const visible = ({ field, hideable }: { field: string; hideable?: boolean }) => {
    if (!onVisible) return choices[field] ?? !nascoste.includes(field)
    return hideable === false || (chosenColumns.length > 0 ? chosenColumns.includes(field) : !nascoste.includes(field))
  }

  function showColumn(field: string, choice: boolean) {
    if (!onVisible) setChoices({ ...choices, [field]: choice })
    else {
      const stays = (column: GridColDef<R>) => (column.field === field ? choice : visible(column))
      onVisible(columns.filter(stays).map((column) => column.field))
    }
  }

  if (righe.length === 0 && !props.inAttesa) return empty
  const asTabs = narrow && card !== undefined
  return (
    <Box {...rowFocus} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <RowsOnPaper page={pagina} perPagina={perPagina} total={totale} />
      {asTabs ? (
        <TableCards {...props} card={card} />
      ) : (
        <Grid
          {...props}
          rowHeight={wide ? 44 : 36}
          shown={Object.fromEntries(columns.map((column) => [column.field, visible(column)]))}
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
            : columns
                .filter(({ hideable }) => hideable !== false)
                .map((column) => ({
                  field: column.field,
                  title: column.description ?? column.headerName ?? column.field,
                  visible: visible(column),
                }))
        }
        onColumn={showColumn}
        onDefaults={onVisible && chosenColumns.length > 0 ? () => onVisible([]) : undefined}
        pageSizes={props.righePagina}
        onPerPage={props.onPerPagina}
      />
    </Box>
  )
}
