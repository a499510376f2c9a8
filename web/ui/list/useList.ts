import { useCallback, useMemo, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { MoreRows } from '../table/tableProps.ts'
import { type ScrollMemory, useScrollMemory } from '../table/useScrollMemory.ts'
import type { UrlSchema } from '../urlState.ts'
import { useLatestCallback } from '../useLatestCallback.ts'
import { type UrlState, useUrlState } from '../useUrlState.ts'
import type { ListUrl } from './urlState.ts'

/** A page of a list, as the server gives it. */
interface Connection<N> {
  readonly totalCount: number
  readonly numeroPagine: number
  readonly edges: readonly { readonly node: N }[]
  /** Of `useMorePages`: rows that scrolling brings. */
  readonly more?: MoreRows
  /** Of `useMorePages`: true while newer rows are on their way. */
  readonly isWaiting?: boolean
}

/** A list on the screen: its rows, what its URL says of it, what is open over it. */
export interface List<R, F extends UrlSchema = UrlSchema, X extends UrlSchema = UrlSchema> {
  url: ListUrl<F, X>
  /** Values of the URL, and how to change them. */
  state: UrlState<ListUrl<F, X>['schema']>
  rows: readonly R[]
  more?: MoreRows
  /** Where its rows are scrolled to; who comes back finds the place. */
  scroll: ScrollMemory
  total: number
  /** How many pages there are. */
  pages: number
  /** True while newer rows are on their way. */
  isWaiting: boolean
  /** True when a filter keeps something out. */
  filtered: boolean
  clearFilters: () => void
  /** Reads the page again. */
  reread: () => void
  /** What is in the dialog: a row, 'new', or nothing. */
  opened: R | 'new' | null
  edit: (row: R) => void
  add: () => void
  close: () => void
  /** After a form has saved: a new object is read with its page, one that there was has come with the answer. */
  saved: (saved: { created: boolean }) => void
}

/** What the filters of a list look at. */
export type ListOf<U> =
  U extends ListUrl<infer F, infer X> ? Pick<List<unknown, F, X>, 'url' | 'state' | 'clearFilters'> : never

interface Options<F extends UrlSchema, X extends UrlSchema, N, R> {
  url: ListUrl<F, X>
  connection: Connection<N>
  /** Reads the fragment of a row; a function of a module. */
  read: (node: N) => R
  /** When the dialog of a row, or of a new object (null), opens: starts what it reads. */
  onOpen?: (row: R | null) => void
}

/** State of a list's page: rows, URL, dialog. Draw it with `ListPage`. */
export function useList<F extends UrlSchema, X extends UrlSchema, N, R>(options: Options<F, X, N, R>): List<R, F, X> {
  const { url, connection, read } = options
  const { totalCount, numeroPagine, edges, more, isWaiting = false } = connection
  const state = useUrlState(url.schema)
  const { revalidate } = useRevalidator()
  const [opened, setOpened] = useState<R | 'new' | null>(null)
  const rows = useMemo(() => edges.map(({ node }) => read(node)), [edges, read])
  const { clear } = state
  const opening = useLatestCallback((row: R | null) => options.onOpen?.(row))
  const reread = useCallback(() => void revalidate(), [revalidate])
  const close = useCallback(() => setOpened(null), [])
  return {
    url,
    state,
    rows,
    more,
    scroll: useScrollMemory(),
    total: totalCount,
    pages: numeroPagine,
    isWaiting,
    filtered: url.filters.some((name) => state.active.includes(name)),
    clearFilters: useCallback(() => clear(url.filters), [clear, url]),
    reread,
    opened,
    edit: useCallback((row: R) => {
      opening(row)
      setOpened(() => row)
    }, []),
    add: useCallback(() => {
      opening(null)
      setOpened('new')
    }, []),
    close,
    saved({ created }) {
      close()
      if (created) reread()
    },
  }
}
