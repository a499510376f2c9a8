import { useEffect, useMemo, useRef, useSyncExternalStore } from 'react'
import { type PreloadedQuery, useRelayEnvironment } from 'react-relay'
import { useLocation } from 'react-router'
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime'
import type { MoreRows } from '#ui/table/tableProps.ts'
import { errorMessage } from '../errors.ts'
import { FurtherPages } from './furtherPages.ts'

/** A list read by pages. */
interface PagedConnection {
  readonly totalCount: number
  readonly numeroPagine: number
  readonly edges: readonly { readonly node: object }[]
}

/** A query of a list: its page is the variable `pagina`. */
interface PagedQuery extends OperationType {
  readonly variables: { pagina: number }
}

/** How many pages each entry of the browser's history had brought, by what it asked; lost with the page. */
const brought = new Map<string, number>()

/** What the store calls a row; a row that moved while its page was read may be on two of them. */
const nameOf = (node: object) => ('__id' in node ? node.__id : node)

/**
 * The rows of a list from the page of its address on: scrolling to their end brings the next page. Who comes back finds
 * as many as had been brought.
 * @param read the connection out of the answer; a function of a module
 */
export function useMorePages<TQuery extends PagedQuery, C extends PagedConnection>(
  query: GraphQLTaggedNode,
  reference: PreloadedQuery<TQuery>,
  first: C,
  read: (answer: TQuery['response']) => C,
): C & { more: MoreRows } {
  const environment = useRelayEnvironment()
  const { key } = useLocation()
  const { variables } = reference
  const asked = JSON.stringify(variables)
  // biome-ignore lint/correctness/useExhaustiveDependencies: by what is asked, not by who asks
  const further = useMemo(() => new FurtherPages<TQuery>(environment, query, variables), [environment, query, asked])
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
    const seen = new Set<unknown>()
    const edges = [first, ...shown.pages.map(read)].flatMap((page) =>
      page.edges.filter(({ node }) => {
        const name = nameOf(node)
        return !seen.has(name) && seen.add(name)
      }),
    )
    const more: MoreRows = {
      load: further.load,
      isLoading: shown.isLoading,
      error: shown.error && errorMessage(shown.error),
      all: variables.pagina + shown.pages.length >= first.numeroPagine,
    }
    return { ...first, edges, more }
  }, [first, shown, read, further, variables.pagina])
}
