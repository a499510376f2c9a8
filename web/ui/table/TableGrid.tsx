import {
  DataGrid,
  type GridRowId,
  type GridRowSpacingParams,
  type GridValidRowModel,
  useGridApiRef,
} from '@mui/x-data-grid'
import { itIT } from '@mui/x-data-grid/locales'
import { type KeyboardEvent, type MouseEvent, useEffect, useMemo, useRef } from 'react'
import { nonce } from '../nonce.ts'
import { paperZoom } from '../print/paperZoom.ts'
import { useIsPrinting } from '../print/useIsPrinting.ts'
import { useLatestCallback } from '../useLatestCallback.ts'
import { gridStyle } from './gridStyle.ts'
import { GroupedRow, GroupHeads } from './groups/GroupedRow.tsx'
import { GROUP_HEIGHT, groupHeads } from './groups/groups.ts'
import { columnOrder, serverOrdering } from './ordering.ts'
import { withSelection } from './TableCards.tsx'
import type { DataTableProps } from './tableProps.ts'

const texts = {
  ...itIT.components.MuiDataGrid.defaultProps.localeText,
  checkboxSelectionHeaderName: 'Selezione',
}

/** Field of the column of a row's actions: it stays at the right while the rest scrolls. */
const ACTIONS = 'azioni'

const GROUPED = { row: GroupedRow }

/** Rows before the last one at which the next are read. */
const AHEAD = 15

/** What does something else than to open its row, where something of it was pressed. */
const controlOf = (target: EventTarget) =>
  (target as HTMLElement).closest<HTMLElement>('a, button, input, [data-field="__check__"]')
/** The ⋯ of the row in which something is. */
const actionsOf = (target: EventTarget) =>
  (target as HTMLElement).closest('.MuiDataGrid-row')?.querySelector<HTMLElement>('[data-azioni]')

type Props<R extends GridValidRowModel> = DataTableProps<R> & {
  rowHeight: number
  shown: Record<string, boolean>
}

const places = new WeakMap<object, number>()
const placeOf = (row: object): GridRowId => places.get(row) ?? 0

/** MUI's grid, set for pages that come from the server; screens use it through `DataTable`. */
export function TableGrid<R extends GridValidRowModel>(props: Props<R>) {
  const {
    rows: givenRows,
    columns: givenColumns,
    idOf,
    sortings = {},
    sorting = '',
    selection,
    onSelection,
    onOpen,
    href,
    rowClass,
    groupOf,
  } = props
  const isPrinting = useIsPrinting()
  const grid = useGridApiRef()
  const { more } = props
  const atEnd = useLatestCallback(() => {
    const scroller = grid.current?.rootElementRef?.current?.querySelector('.MuiDataGrid-virtualScroller')
    if (!more || more.all || more.error || !scroller) return
    const below = scroller.scrollHeight - scroller.scrollTop - scroller.clientHeight
    if (scroller.scrollTop > 0 && below < AHEAD * props.rowHeight) more.load()
  })
  const scrolls = more !== undefined
  useEffect(() => {
    if (scrolls) return grid.current?.subscribeEvent('scrollPositionChange', atEnd)
    return undefined
  }, [scrolls, grid])
  const sortModel = useMemo(() => columnOrder(sorting, sortings), [sorting, sortings])
  const choices = useMemo(() => ({ type: 'include' as const, ids: new Set(selection) }), [selection])
  // Where nothing is selected a row is its place: the next rows are written into those on screen, not built anew.
  const byPlace = selection === undefined
  const rows = useMemo(() => {
    if (byPlace) for (const [index, row] of givenRows.entries()) places.set(row, index)
    return givenRows
  }, [givenRows, byPlace])
  const heads = useMemo(() => groupHeads(givenRows, groupOf), [givenRows, groupOf])
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

  const pressed = useRef<HTMLElement>(null)
  function open(row: R, event: MouseEvent | KeyboardEvent) {
    if (controlOf(event.target)) return
    if (event.type === 'click' && pressed.current) {
      // A button that is drawn anew between finger down and up leaves the click to its row.
      if (!pressed.current.isConnected && 'azioni' in pressed.current.dataset) actionsOf(event.target)?.click()
      return
    }
    if (event.type === 'click' && getSelection()?.toString()) return
    // The same key would go on in the dialog that it opens, and press its button or send its form.
    if (event.type === 'keydown') event.preventDefault()
    if (href && (event.ctrlKey || event.metaKey)) window.open(href(row), '_blank', 'noopener')
    else onOpen?.(row)
  }

  function choose(id: GridRowId) {
    if (selection) onSelection?.(withSelection(selection, id, !selection.has(id)))
  }

  const table = (
    <DataGrid<R>
      apiRef={grid}
      style={isPrinting ? paperZoom(grid.current?.state.dimensions.columnsTotalWidth) : undefined}
      rows={rows}
      columns={columns}
      getRowId={byPlace ? placeOf : idOf}
      getRowClassName={({ row }) => rowClass?.(row) ?? ''}
      columnVisibilityModel={props.shown}
      rowHeight={props.rowHeight}
      {...(groupOf && {
        slots: GROUPED,
        getRowSpacing: ({ model }: GridRowSpacingParams) => (heads.has(model) ? { top: GROUP_HEIGHT } : {}),
      })}
      columnHeaderHeight={36}
      localeText={texts}
      nonce={nonce()}
      aria-label={props.label}
      slotProps={{
        root: {
          onPointerDownCapture: ({ target }) => {
            pressed.current = controlOf(target)
          },
        },
      }}
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
        if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
          event.preventDefault()
          actionsOf(event.currentTarget)?.click()
        }
        if (event.key === ' ' && selection) {
          event.preventDefault()
          choose(id)
        }
      }}
      sx={[gridStyle, { '& .MuiDataGrid-row': { cursor: onOpen ? 'pointer' : 'default' } }]}
    />
  )
  return groupOf ? <GroupHeads value={heads}>{table}</GroupHeads> : table
}
