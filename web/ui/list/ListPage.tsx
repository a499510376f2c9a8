import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import type { SxProps, Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'
import type { GridRowId, GridValidRowModel } from '@mui/x-data-grid'
import { Fragment, type ReactNode } from 'react'
import { Navigate, useLocation, useNavigate } from 'react-router'
import { Page } from '../Page.tsx'
import { AddButton } from '../page/AddButton.tsx'
import { FoldedActions } from '../page/FoldedActions.tsx'
import { EmptyState } from '../stati/EmptyState.tsx'
import { DataTable } from '../table/DataTable.tsx'
import { rowsStyle } from '../table/rowsStyle.ts'
import type { DataTableProps } from '../table/tableProps.ts'
import { writeUrl } from '../urlState.ts'
import { useIsPhone } from '../useIsPhone.ts'
import { ListFilters } from './ListFilters.tsx'
import type { List } from './useList.ts'

/** Said in place of the table. */
interface Said {
  title: string
  text?: ReactNode
  /** What to do about it; the button that adds, or that clears the filters, unless told. */
  action?: ReactNode
}

/** What the list says by itself to the table. */
type Taken =
  | 'name'
  | 'label'
  | 'rows'
  | 'columns'
  | 'idOf'
  | 'total'
  | 'page'
  | 'onPage'
  | 'more'
  | 'sortings'
  | 'sorting'
  | 'onSorting'
  | 'isWaiting'
  | 'empty'
  | 'card'
  | 'rowClass'

interface Props<R extends GridValidRowModel> {
  /** Of `useList`. */
  // biome-ignore lint/suspicious/noExplicitAny: whatever its filters are
  list: List<R, any, any>
  /** Name under which the device remembers columns and density. */
  name: string
  title: string
  columns: DataTableProps<R>['columns']
  /** A row as a card, for phones. */
  card?: (row: R) => ReactNode
  /** Where a row leads; without it, a row opens in the dialog. */
  to?: (row: R) => string
  /** Before the title: a back arrow. */
  back?: ReactNode
  /** Beside the title. */
  beside?: ReactNode
  /** Other buttons, before the one that adds; on a phone behind ⋯. */
  actions?: ReactNode
  /** Word of the button that opens the dialog for a new one; nothing for who may not. */
  add?: string | false
  /** Where that button leads, when a new one has a page of its own. */
  addTo?: string
  /** Over the filters: its states with their counts. On a phone they are among the filters. */
  tabs?: ReactNode
  /** The bar of filters; that of its table unless told. */
  filters?: ReactNode
  /** There is nothing. */
  empty: Said
  /** There is something, and the filters keep it out. */
  notFound: Said
  /** The form of what was opened; `row` is null for a new one. */
  dialog?: (row: R | null) => ReactNode
  /** What else the table takes. */
  table?: Partial<Omit<DataTableProps<R>, Taken>> & { idOf?: (row: R) => GridRowId }
  /** Rows that flash because they have just changed: of `useFlash`. */
  flashes?: ReadonlySet<number>
  rowClass?: (row: R) => string | false
  /** Looks of its rows, where `rowClass` says which. */
  looks?: SxProps<Theme>
  /** What stands below it: bars, drawers. */
  children?: ReactNode
}

/** A list: title with count, actions, filters, table, what is said when it is empty, the dialog of a row. */
export function ListPage<R extends GridValidRowModel>(props: Props<R>) {
  const { list, title, to, add, card, dialog, flashes } = props
  const { url, state, opened } = list
  const { values, set } = state
  const { pathname, search } = useLocation()
  const go = useNavigate()
  const phone = useIsPhone()
  const idOf = props.table?.idOf ?? ((row: R) => row.pk as number)

  // Rows were deleted, or the address is old: the last page there is takes its place.
  if (values.pagina > list.pages && !list.isWaiting) {
    const corrected = writeUrl(url.schema, new URLSearchParams(search), { pagina: list.pages })
    return <Navigate to={`${pathname}?${corrected}`} replace />
  }
  const adds = props.addTo === undefined ? { onClick: list.add } : { to: props.addTo }
  const addButton = (whole?: boolean) =>
    add && (
      <AddButton whole={whole} {...adds}>
        {add}
      </AddButton>
    )
  const clearButton = (
    <Button variant="outlined" onClick={list.clearFilters}>
      Azzera filtri
    </Button>
  )
  const said = list.filtered ? { action: clearButton, ...props.notFound } : { action: addButton(true), ...props.empty }
  const flashed = (row: R) => flashes?.has(row.pk as number) === true
  const table = (
    <DataTable<R>
      name={props.name}
      label={title}
      rows={list.rows}
      idOf={idOf}
      columns={props.columns}
      total={list.total}
      page={values.pagina}
      pageSize={values.righe}
      more={list.more}
      onPage={(page) => set({ pagina: page })}
      {...(url.pageSizes.length > 1 && {
        pageSizes: url.pageSizes,
        onPageSize: (rows) => set({ righe: rows }),
      })}
      sortings={url.orders}
      sorting={values.ordina}
      onSorting={(sort) => set({ ordina: sort })}
      isWaiting={list.isWaiting}
      rowClass={(row) => [flashed(row) && 'riga-lampo', props.rowClass?.(row)].filter(Boolean).join(' ')}
      card={card && ((row) => <Box className={flashed(row) ? 'scheda-lampo' : undefined}>{card(row)}</Box>)}
      {...(to ? { onOpen: (row) => void go(to(row)), href: (row) => `#${to(row)}` } : dialog && { onOpen: list.edit })}
      {...props.table}
      empty={<EmptyState {...said} />}
    />
  )
  return (
    <Page
      title={title}
      count={list.total}
      isWaiting={list.isWaiting}
      // On a phone head, filters and cards scroll as one: nothing keeps the window from the rows.
      full={!(phone && card !== undefined)}
      oneRow={phone && !props.beside}
      back={props.back}
      beside={props.beside}
      actions={
        <>
          {props.actions && <FoldedActions>{props.actions}</FoldedActions>}
          {addButton()}
        </>
      }
      filters={
        <>
          {!phone && props.tabs}
          {props.filters ?? <ListFilters list={list} />}
        </>
      }
    >
      <Box ref={list.scroll.frame} sx={[frameStyle, flashes ? rowsStyle : {}, ...looksOf(props.looks)]}>
        {table}
      </Box>
      {props.children}
      {dialog && opened !== null && (
        <Fragment key={opened === 'new' ? 'new' : idOf(opened)}>{dialog(opened === 'new' ? null : opened)}</Fragment>
      )}
    </Page>
  )
}

/** The frame around the table, in the column of its page. */
const frameStyle = { flex: 1, minHeight: 0, minWidth: 0, display: 'flex', flexDirection: 'column' } as const

const looksOf = (looks: SxProps<Theme> | undefined) =>
  Array.isArray(looks) ? (looks as readonly SystemStyleObject<Theme>[]) : [looks as SystemStyleObject<Theme>]
