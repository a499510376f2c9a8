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
  const { name, righe, columns, hidden = [], total, page, perPagina, onPage, empty, tab } = props
  const narrow = useIsPhone()
  const [wide, setWide] = usePreference(`tabella.${name}.larga`, false)
  const [choices, setChoices] = usePreference<Record<string, boolean>>(`tabella.${name}.colonne`, {})
  const { visible: shown = [], onVisible } = props
  const Grid = useGridWhenLoaded() ?? FirstRows
  const rowFocus = useLeftRow(name, righe, props.rowId)
  const visible = ({ field, hideable }: { field: string; hideable?: boolean }) => {
    if (!onVisible) return choices[field] ?? !hidden.includes(field)
    return hideable === false || (shown.length > 0 ? shown.includes(field) : !hidden.includes(field))
  }

  function showColumn(field: string, choice: boolean) {
    if (!onVisible) setChoices({ ...choices, [field]: choice })
    else {
      const stays = (column: GridColDef<R>) => (column.field === field ? choice : visible(column))
      onVisible(columns.filter(stays).map((column) => column.field))
    }
  }

  if (righe.length === 0 && !props.isWaiting) return empty
  const asTabs = narrow && tab !== undefined
  return (
    <Box {...rowFocus} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
      <RowsOnPaper page={page} perPagina={perPagina} total={total} />
      {asTabs ? (
        <TableCards {...props} tab={tab} />
      ) : (
        <Grid
          {...props}
          rowHeight={wide ? 44 : 36}
          shown={Object.fromEntries(columns.map((column) => [column.field, visible(column)]))}
        />
      )}
      <TableFooter
        page={page}
        perPagina={perPagina}
        total={total}
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
        onDefaults={onVisible && shown.length > 0 ? () => onVisible([]) : undefined}
        pageSizes={props.pageSizes}
        onPerPage={props.onPerPage}
      />
    </Box>
  )
}
