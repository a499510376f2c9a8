import Box from '@mui/material/Box'
import type { GridColDef, GridValidRowModel } from '@mui/x-data-grid'
import { type FocusEvent, type RefObject, useEffect, useRef } from 'react'
import { usePreference } from '../preference.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { FirstRows } from './FirstRows.tsx'
import { useGridWhenLoaded } from './gridWhenLoaded.ts'
import { RowMenus } from './menu/RowMenus.tsx'
import { TableCards } from './TableCards.tsx'
import { RowsOnPaper, TableFooter } from './TableFooter.tsx'
import type { DataTableProps } from './tableProps.ts'

/** The row on which the keys were last, of each list by its name; lost with the page. */
const left = new Map<string, unknown>()
/** Milliseconds in which a list that one comes back to has its rows again, also those that scrolling had brought. */
const PATIENCE = 4000
/** What a row has that keys can be on: a cell of the grid, the face of a card. */
const PLACES = '[role="gridcell"]:not([data-field="__check__"]), .MuiCardActionArea-root, a, button'

/** Places of the rows that are drawn now, by their place in the list. */
function rowsIn(container: HTMLElement): Map<number, HTMLElement> {
  const drawn = [...container.querySelectorAll<HTMLElement>('.MuiDataGrid-row')]
  if (drawn.length > 0) return new Map(drawn.map((row) => [Number(row.dataset.rowindex), row]))
  return new Map([...container.querySelectorAll<HTMLElement>('[role="listitem"]')].map((card, place) => [place, card]))
}

/**
 * Puts the keys back on the row that was opened when its list is drawn again: who closes a record goes on with the next.
 * Not when something else has taken the focus meanwhile.
 * @param name of the list
 * @returns the ref and the handler of the element around the rows
 */
function useLeftRow<R>(
  name: string,
  rows: readonly R[],
  idOf: (row: R) => unknown,
): { ref: RefObject<HTMLDivElement | null>; onFocus: (event: FocusEvent) => void } {
  const ref = useRef<HTMLDivElement>(null)
  const wanted = useRef(left.get(name))

  const until = useRef(performance.now() + PATIENCE)

  // biome-ignore lint/correctness/useExhaustiveDependencies: with each rows that come, until it is among them
  useEffect(() => {
    const place = wanted.current === undefined ? -1 : rows.findIndex((row) => idOf(row) === wanted.current)
    if (place === -1) return
    let frame = 0
    const attempt = () => {
      const at = document.activeElement
      if (at && at !== document.body && !at.matches('main, h1')) {
        wanted.current = undefined
        return
      }
      const target = ref.current && rowsIn(ref.current).get(place)?.querySelector<HTMLElement>(PLACES)
      if (target) {
        wanted.current = undefined
        target.focus({ preventScroll: true })
      } else if (performance.now() < until.current) frame = requestAnimationFrame(attempt)
    }
    attempt()
    return () => cancelAnimationFrame(frame)
  }, [rows])

  function onFocus({ target }: FocusEvent) {
    if (!ref.current) return
    for (const [place, row] of rowsIn(ref.current)) {
      const shown = rows[place]
      if (shown !== undefined && row.contains(target)) left.set(name, idOf(shown))
    }
  }
  return { ref, onFocus }
}

/**
 * A list read by pages from the server: three-step sort on the headers, sticky head and first column, columns and
 * density remembered, keyboard (arrows, Enter opens, Space selects), cards on phones.
 */
export function DataTable<R extends GridValidRowModel>(props: DataTableProps<R>) {
  const { name, rows, columns, hidden = [], total, page, pageSize, onPage, empty, card } = props
  const narrow = useIsPhone()
  const [wide, setWide] = usePreference(`tabella.${name}.larga`, false)
  const [choices, setChoices] = usePreference<Record<string, boolean>>(`tabella.${name}.colonne`, {})
  const { visible: chosenColumns = [], onVisible } = props
  const Grid = useGridWhenLoaded() ?? FirstRows
  const rowFocus = useLeftRow(name, rows, props.idOf)
  const visible = ({ field, hideable }: { field: string; hideable?: boolean }) => {
    if (!onVisible) return choices[field] ?? !hidden.includes(field)
    return hideable === false || (chosenColumns.length > 0 ? chosenColumns.includes(field) : !hidden.includes(field))
  }

  function showColumn(field: string, choice: boolean) {
    if (!onVisible) setChoices({ ...choices, [field]: choice })
    else {
      const stays = (column: GridColDef<R>) => (column.field === field ? choice : visible(column))
      onVisible(columns.filter(stays).map((column) => column.field))
    }
  }

  const menus = { rows, idOf: props.idOf, columns, frame: rowFocus.ref }
  if (rows.length === 0 && !props.isWaiting) return <RowMenus {...menus}>{empty}</RowMenus>
  const asTabs = narrow && card !== undefined
  return (
    <RowMenus {...menus}>
      <Box {...rowFocus} sx={{ flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' }}>
        <RowsOnPaper page={page} pageSize={pageSize} rows={rows.length} total={total} />
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
          page={page}
          pageSize={pageSize}
          rows={rows.length}
          more={props.more}
          total={total}
          totals={props.totals}
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
          pageSizes={props.pageSizes}
          onPageSize={props.onPageSize}
        />
      </Box>
    </RowMenus>
  )
}
