import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { MoreRows } from '#ui/table/tableProps.ts'
import { errorMessage } from '../errors.ts'
import { FurtherPages } from './furtherPages.ts'

/** A list read by pages: of objects, or of figures, which have no edges. */
type PagedConnection = { readonly totalCount: number; readonly numeroPagine: number } & (
  | { readonly edges: readonly { readonly node: object }[] }
  | { readonly nodes: readonly object[] }
)

/** What a route has read of a list: its page is the variable `pagina`. */
interface PagedReading<Answer> {
  readonly query: GraphQLTaggedNode
  readonly reference: { readonly variables: { readonly pagina: number } }
  readonly data: Answer
  readonly isWaiting: boolean
}

interface PagedQuery<Answer> extends OperationType {
  readonly response: Answer
}

/** How many pages each entry of the browser's history had brought, by what it asked; lost with the page. */
const brought = new Map<string, number>()

/** What the store calls a row; a row that moved while its page was read may be on two of them. */
const nameOf = (node: object) => ('__id' in node ? node.__id : node)

/** Each row once. */
function onceEach<R>(rows: readonly R[], nodeOf: (row: R) => object): R[] {
  const seen = new Set<unknown>()
  return rows.filter((row) => {
    const name = nameOf(nodeOf(row))
    return !seen.has(name) && seen.add(name)
  })
}

/** The rows of several pages, in the field that has them. */
function rowsOf(pages: readonly PagedConnection[]) {
  const edges = pages.flatMap((page) => ('edges' in page ? page.edges : []))
  const nodes = pages.flatMap((page) => ('nodes' in page ? page.nodes : []))
  return { edges: onceEach(edges, ({ node }) => node), nodes: onceEach(nodes, (node) => node) }
}

/**
 * The rows of a list from the page of its address on: scrolling to their end brings the next page. Who comes back finds
 * as many as had been brought.
 * @param route what `useRouteQuery` gives: the page of the address
 * @param list the field of its data that is the list
 */
export function useMorePages<Answer extends Readonly<Record<K, PagedConnection>>, K extends string>(
  { query, reference, data, isWaiting }: PagedReading<Answer>,
  list: K,
): Answer[K] & { more: MoreRows; isWaiting: boolean } {
  const first: Answer[K] = data[list]
  const environment = useRelayEnvironment()
  const { key } = useLocation()
  const { variables } = reference
  const asked = JSON.stringify(variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is asked, not by who asks
  const further = useMemo(
    () => new FurtherPages<PagedQuery<Answer>>(environment, query, variables),
    [environment, query, asked],
  )
  const shown = useSyncExternalStore(further.subscribe, further.shown)
  const visit = `${key} ${asked}`
  const last = useRef({ further, reference })

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what is asked
  useEffect(() => {
    further.open(Math.min(brought.get(visit) ?? 0, first.numeroPagine - variables.pagina))
    return () => further.close()
  }, [further])
  useEffect(() => {
    if (shown.pages.length > 0) brought.set(visit, shown.pages.length)
  }, [visit, shown.pages.length])
  useEffect(() => {
    const before = last.current
    last.current = { further, reference }
    if (before.further === further && before.reference !== reference) further.reread()
  }, [further, reference])

  return useMemo(() => {
    const more: MoreRows = {
      load: further.load,
      isLoading: shown.isLoading,
      error: shown.error && errorMessage(shown.error),
      all: variables.pagina + shown.pages.length >= first.numeroPagine,
    }
    return { ...first, ...rowsOf([first, ...shown.pages.map((page) => page[list])]), more, isWaiting }
  }, [first, shown, list, further, variables.pagina, isWaiting])
}
