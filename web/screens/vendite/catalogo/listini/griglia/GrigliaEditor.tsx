import Box from '@mui/material/Box'
import { DataGrid, type GridApi, type GridColDef, GridEditInputCell } from '@mui/x-data-grid'
import { itIT } from '@mui/x-data-grid/locales'
import { type RefObject, useEffect, useEffectEvent, useMemo } from 'react'
import { nonce } from '#ui/nonce.ts'
import { gridStyle } from '#ui/table/gridStyle.ts'
import { sheetColumn } from '#vendite/listini/import/rules.ts'
import { isFeasibleCella } from '#vendite/listini/rilievi/rules.ts'
import type { Area } from '#vendite/vincoli/misure/rules.ts'
import { cellName, columnOfField, fieldOfColumn, type Matrix, readMatrix, written } from './matrix.ts'

interface Props {
  grid: RefObject<GridApi | null>
  matrix: Matrix
  onChange: (matrix: Matrix) => void
  /** A text of the clipboard, and the cell that it is for. */
  onPaste: (row: number, column: number, text: string) => void
  /** A cell is being written, or no more. */
  onEditing: (editing: boolean) => void
  /** What is wrong, by cell. */
  errors: ReadonlyMap<string, string>
  /** The sizes that can be made: cells beside them are greyed, empty ones within them marked. */
  areas: readonly Area[]
  editable: boolean
}

type Row = { id: number; cells: readonly string[] }

const texts = itIT.components.MuiDataGrid.defaultProps.localeText
const ROW_HEIGHT = 32

/**
 * The grid as a sheet: arrows move, typing or Enter writes, Esc leaves as it was, Canc empties, and what was copied in a
 * sheet is pasted from the cell with the cursor on, or from the first.
 */
export function GrigliaEditor({ grid, matrix, onChange, onPaste, onEditing, errors, areas, editable }: Props) {
  const width = matrix[0]?.length ?? 0
  const rows = useMemo(() => matrix.map((cells, id): Row => ({ id, cells })), [matrix])
  const read = useMemo(() => readMatrix(matrix), [matrix])
  const griglia = 'griglia' in read ? read.griglia : null

  const columns = useMemo(
    () =>
      Array.from(
        { length: width },
        (_, column): GridColDef<Row> => ({
          field: fieldOfColumn(column),
          headerName: column === 0 ? 'A · altezze' : sheetColumn(column),
          width: column === 0 ? 110 : 92,
          align: 'right',
          headerAlign: 'right',
          sortable: false,
          editable,
          // Ctrl S right after a digit must find it.
          renderEditCell: (params) => <GridEditInputCell {...params} debounceMs={0} />,
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

  const paste = useEffectEvent((event: ClipboardEvent) => {
    // Nobody has to click before pasting; a field, or a dialog, takes the text itself.
    const isOthers =
      event.target instanceof Element && event.target.closest('input, textarea, [role="dialog"]') !== null
    if (!editable || isOthers) return
    event.preventDefault()
    const cell = grid.current?.state.focus.cell
    const text = event.clipboardData?.getData('text/plain') ?? ''
    onPaste(cell ? Number(cell.id) : 0, cell ? columnOfField(cell.field) : 0, text)
  })
  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event)
    document.addEventListener('paste', listen)
    return () => document.removeEventListener('paste', listen)
  }, [])

  return (
    <Box
      sx={{
        minWidth: 0,
        display: 'flex',
        flexDirection: 'column',
        // As high as its rows and a bar to scroll by, so that what is said below it is seen.
        height: `min(70dvh, 720px, ${(matrix.length + 1) * ROW_HEIGHT + 20}px)`,
      }}
    >
      <DataGrid<Row>
        apiRef={grid}
        rows={rows}
        columns={columns}
        rowHeight={ROW_HEIGHT}
        columnHeaderHeight={ROW_HEIGHT}
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
        onCellEditStart={() => onEditing(true)}
        onCellEditStop={() => onEditing(false)}
        onCellKeyDown={({ id, field, cellMode }, event) => {
          if (!editable || cellMode === 'edit' || (event.key !== 'Delete' && event.key !== 'Backspace')) return
          // The grid would begin to write an empty cell, and wait for Enter.
          event.defaultMuiPrevented = true
          event.preventDefault()
          onChange(written(matrix, Number(id), columnOfField(field), ''))
        }}
        getCellClassName={({ id, field }) => classOf(Number(id), columnOfField(field))}
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
