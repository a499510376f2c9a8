import Box from '@mui/material/Box'
import { DataGrid, type GridColDef, useGridApiRef } from '@mui/x-data-grid'
import { itIT } from '@mui/x-data-grid/locales'
import { type ClipboardEvent, useMemo } from 'react'
import { nonce } from '#ui/nonce.ts'
import { gridStyle } from '#ui/table/gridStyle.ts'
import { sheetColumn } from '#vendite/listini/import/rules.ts'
import { isFeasibleCella } from '#vendite/listini/rilievi/rules.ts'
import type { Area } from '#vendite/vincoli/misure/rules.ts'
import { cellName, type Matrix, pastedInto, readMatrix, written } from './matrix.ts'

interface Props {
  matrix: Matrix
  onChange: (matrix: Matrix) => void
  /** What is wrong, by cell. */
  errors: ReadonlyMap<string, string>
  /** The sizes that can be made: cells beside them are greyed, empty ones within them marked. */
  areas: readonly Area[]
  editable: boolean
}

type Row = { id: number; cells: readonly string[] }

const texts = itIT.components.MuiDataGrid.defaultProps.localeText
const columnIndex = (field: string) => Number(field.slice(1))

/**
 * The grid as a sheet: arrows move, typing or Enter writes, Esc leaves as it was, Canc empties, and what was copied in a
 * sheet is pasted from the cell with the cursor on.
 */
export function GrigliaEditor({ matrix, onChange, errors, areas, editable }: Props) {
  const grid = useGridApiRef()
  const width = matrix[0]?.length ?? 0
  const rows = useMemo(() => matrix.map((cells, id): Row => ({ id, cells })), [matrix])
  const read = useMemo(() => readMatrix(matrix), [matrix])
  const griglia = 'griglia' in read ? read.griglia : null

  const columns = useMemo(
    () =>
      Array.from(
        { length: width },
        (_, column): GridColDef<Row> => ({
          field: `c${column}`,
          headerName: column === 0 ? 'A · altezze' : sheetColumn(column),
          width: column === 0 ? 110 : 92,
          align: 'right',
          headerAlign: 'right',
          sortable: false,
          editable,
          valueGetter: (_value, row) => row.cells[column] ?? '',
          valueSetter: (value: unknown, row) => ({
            ...row,
            cells: row.cells.map((text, at) => (at === column ? String(value ?? '') : text)),
          }),
        }),
      ),
    [width, editable],
  )

  function classOf(row: number, column: number): string {
    if (errors.has(cellName(row, column))) return 'cella-sbagliata'
    if (row === 0 || column === 0) return 'cella-misura'
    if (!griglia || row > griglia.altezze.length || column > griglia.larghezze.length) return ''
    const feasible = isFeasibleCella(areas, griglia, row - 1, column - 1)
    if (!feasible) return 'cella-non-fattibile'
    return (griglia.prezzi[row - 1]?.[column - 1] ?? null) === null ? 'cella-senza-prezzo' : ''
  }

  function paste(event: ClipboardEvent) {
    const cell = grid.current?.state.focus.cell
    // What is being written takes the text itself.
    if (!editable || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    const column = cell ? columnIndex(cell.field) : 0
    onChange(pastedInto(matrix, cell ? Number(cell.id) : 0, column, event.clipboardData.getData('text/plain')))
  }

  return (
    <Box onPaste={paste} sx={{ minWidth: 0, display: 'flex', flexDirection: 'column', height: 'min(70dvh, 720px)' }}>
      <DataGrid<Row>
        apiRef={grid}
        rows={rows}
        columns={columns}
        rowHeight={32}
        columnHeaderHeight={32}
        localeText={texts}
        nonce={nonce()}
        aria-label="Griglia dei prezzi"
        hideFooter
        disableColumnMenu
        disableColumnFilter
        disableColumnSorting
        disableRowSelectionOnClick
        processRowUpdate={(next, before) => {
          const column = next.cells.findIndex((text, at) => text !== before.cells[at])
          if (column >= 0) onChange(written(matrix, next.id, column, next.cells[column] ?? ''))
          return next
        }}
        getCellClassName={({ id, field }) => classOf(Number(id), columnIndex(field))}
        sx={[
          gridStyle,
          ({ vars: { palette } }) => ({
            '& .cella-misura': { fontWeight: 650, backgroundColor: palette.action.hover },
            '& .cella-sbagliata': { backgroundColor: `color-mix(in srgb, ${palette.error.main} 18%, transparent)` },
            '& .cella-senza-prezzo': {
              backgroundColor: `color-mix(in srgb, ${palette.warning.main} 18%, transparent)`,
            },
            '& .cella-non-fattibile': {
              color: palette.text.disabled,
              backgroundColor: palette.action.disabledBackground,
            },
          }),
        ]}
      />
    </Box>
  )
}
