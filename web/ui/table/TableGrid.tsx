import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import { DataGrid, type GridRowId, type GridValidRowModel, useGridApiRef } from '@mui/x-data-grid'
import { itIT } from '@mui/x-data-grid/locales'
import { type KeyboardEvent, type MouseEvent, useMemo } from 'react'
import { nonce } from '../nonce.ts'
import { paperZoom } from '../print/paperZoom.ts'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import { columnOrder, serverOrdering } from './ordering.ts'
import { withSelection } from './TableCards.tsx'
import type { DataTableProps } from './tableProps.ts'

const texts = {
  ...itIT.components.MuiDataGrid.defaultProps.localeText,
  checkboxSelectionHeaderName: 'Selezione',
}

/** Field of the column of a row's actions: it stays at the right while the rest scrolls. */
const ACTIONS = 'azioni'

type Props<R extends GridValidRowModel> = DataTableProps<R> & {
  rowHeight: number
  shown: Record<string, boolean>
}

const places = new WeakMap<object, number>()
const placeOf = (riga: object): GridRowId => places.get(riga) ?? 0

/** Looks of the grid: hairlines, 13 px, a first column that stays while the rest scrolls sideways. */
function gridStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  const tint = (forza: string) => `color-mix(in srgb, ${palette.primary.main} calc(${forza} * 100%), transparent)`
  const fixed = { position: 'sticky', left: 0, zIndex: 2, backgroundColor: palette.background.paper }
  return {
    '--DataGrid-t-color-background-base': palette.background.paper,
    // As tall as its rows, up to the room there is; then it scrolls under its own head.
    flex: '0 1 auto',
    height: 'auto',
    minHeight: 120,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: palette.text.secondary },
    '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': {
      outlineColor: palette.primary.main,
    },
    // The funnel of a column's filter takes room only where the head is pointed at.
    '@media (hover: hover)': {
      '& .MuiDataGrid-columnHeader:not(:hover, :focus-within) .filtra-colonna': { width: 0, px: 0, opacity: 0 },
    },
    '& .MuiDataGrid-cell': { borderColor: palette.divider },
    '& .MuiDataGrid-columnHeader.colonna-fissa, & .MuiDataGrid-cell.colonna-fissa': fixed,
    '& .MuiDataGrid-columnHeader.colonna-azioni, & .MuiDataGrid-cell.colonna-azioni': {
      ...fixed,
      left: 'auto',
      right: 0,
      borderLeft: `1px solid ${palette.divider}`,
    },
    // The sticky cell hides what scrolls under it, so it repeats the row's own tints over its opaque ground.
    '& .MuiDataGrid-row:hover :is(.colonna-fissa, .colonna-azioni)': veil(palette.action.hover),
    '& .MuiDataGrid-row.Mui-selected .colonna-fissa': veil(tint(`${palette.action.selectedOpacity}`)),
    '& .MuiDataGrid-row.Mui-selected:hover .colonna-fissa': veil(
      tint(`(${palette.action.selectedOpacity} + ${palette.action.hoverOpacity})`),
    ),
  }
}

function veil(color: string) {
  return { backgroundImage: `linear-gradient(${color}, ${color})` }
}

/** MUI's grid, set for pages that come from the server; screens use it through Tabella. */
export function TableGrid<R extends GridValidRowModel>(props: Props<R>) {
  const {
    righe,
    columns: givenColumns,
    idRiga,
    sortings = {},
    sorting = '',
    selection,
    onSelection,
    onOpen,
    href,
    classeRiga,
  } = props
  const isPrinting = useIsPrinting()
  const grid = useGridApiRef()
  const sortModel = useMemo(() => columnOrder(sorting, sortings), [sorting, sortings])
  const choices = useMemo(() => ({ type: 'include' as const, ids: new Set(selection) }), [selection])
  // Where nothing is selected a row is its place: the next rows are written into those on screen, not built anew.
  const byPlace = selection === undefined
  const rows = useMemo(() => {
    if (byPlace) for (const [index, riga] of righe.entries()) places.set(riga, index)
    return righe
  }, [righe, byPlace])
  const columns = useMemo(
    () =>
      givenColumns.map((column, index) => {
        const fixed = index === 0 ? 'colonna-fissa' : column.field === ACTIONS ? 'colonna-azioni' : ''
        const sortable = Object.hasOwn(sortings, column.field)
        return {
          ...column,
          sortable,
          headerClassName: fixed,
          cellClassName: column.cellClassName ?? fixed,
        }
      }),
    [givenColumns, sortings],
  )

  function open(riga: R, event: MouseEvent | KeyboardEvent) {
    const target = event.target as HTMLElement
    if (target.closest('a, button, input, [data-field="__check__"]')) return
    if (event.type === 'click' && getSelection()?.toString()) return
    // The same key would go on in the dialog that it opens, and press its button or send its form.
    if (event.type === 'keydown') event.preventDefault()
    if (href && (event.ctrlKey || event.metaKey)) window.open(href(riga), '_blank', 'noopener')
    else onOpen?.(riga)
  }

  function choose(id: GridRowId) {
    if (selection) onSelection?.(withSelection(selection, id, !selection.has(id)))
  }

  return (
    <DataGrid<R>
      apiRef={grid}
      style={isPrinting ? paperZoom(grid.current?.state.dimensions.columnsTotalWidth) : undefined}
      rows={rows}
      columns={columns}
      getRowId={byPlace ? placeOf : idRiga}
      getRowClassName={({ row }) => classeRiga?.(row) ?? ''}
      columnVisibilityModel={props.shown}
      rowHeight={props.rowHeight}
      columnHeaderHeight={36}
      localeText={texts}
      nonce={nonce()}
      aria-label={props.label}
      // On paper every row, not only those in the window.
      disableVirtualization={isPrinting}
      hideFooter
      disableColumnMenu
      disableColumnFilter
      disableRowSelectionOnClick
      disableRowSelectionExcludeModel
      keepNonExistentRowsSelected
      // A first column that sticks needs all its neighbours in the row: pages are short, rows alone are virtual.
      columnBufferPx={4000}
      sortingMode="server"
      // All rows that it is given: pages of its own would end after a hundred.
      paginationMode="server"
      rowCount={rows.length}
      sortModel={sortModel}
      onSortModelChange={(modello) => props.onSorting?.(serverOrdering(modello, sortings))}
      checkboxSelection={selection !== undefined}
      rowSelectionModel={choices}
      onRowSelectionModelChange={({ ids }) => onSelection?.(ids)}
      onRowClick={({ row }, event) => open(row, event)}
      onCellKeyDown={({ row, id }, event) => {
        if (event.key === 'Enter') open(row, event)
        if (event.key === ' ' && selection) {
          event.preventDefault()
          choose(id)
        }
      }}
      sx={[gridStyle, { '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' } }]}
    />
  )
}
