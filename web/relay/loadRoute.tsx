import type { ComponentType, ReactNode } from 'react'
import { loadQuery } from 'react-relay'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type Variables,
  type VariablesOf,
} from 'relay-runtime'
import { beginPage } from './position.ts'
import { RouteWithData } from './RouteWithData.tsx'
import { loadFresh } from './reading/loadFresh.ts'
import { releaseIfOrphan } from './reading/ownership.ts'
import { relayEnvironment } from './relayEnvironment.ts'
import type { RouteData } from './routeData.ts'
import { type RouteViewer, routeViewer } from './routeViewer.ts'

/** What a route tells the frame around it. */
export interface RouteHandle {
  /** Title of the page: breadcrumb and window title. */
  title?: string
  /** Flag of server/platform/permissions.ts without which the no-permission page is shown. */
  permesso?: string
}

type Params = LoaderFunctionArgs['params']

/** A query that a route starts beside its own. */
interface BesideQuery {
  query: GraphQLTaggedNode
  variables: Variables
  fetchPolicy: 'store-or-network' | 'store-and-network'
}

/**
 * One of a route's `accanto`: choices, saved views; `useBesideQuery` finds it. Asked once for the whole shell unless it
 * is to be read with the page.
 */
export function beside<TQuery extends OperationType>(
  query: GraphQLTaggedNode,
  variables: VariablesOf<TQuery>,
  fetchPolicy: BesideQuery['fetchPolicy'] = 'store-or-network',
): BesideQuery {
  return { query, variables, fetchPolicy }
}

/** What a route reads. */
interface Question<TQuery extends OperationType> {
  /** The compiled document: the default export of `__generated__/…Query.graphql.ts`. */
  query: GraphQLTaggedNode
  /** Variables from the route's parameters and from the search part of its URL. */
  variables?: (params: Params, search: URLSearchParams) => VariablesOf<TQuery>
  /** Instead of them where the question depends on who asks: it waits until that is known. */
  variablesOf?: (viewer: RouteViewer, params: Params, search: URLSearchParams) => VariablesOf<TQuery>
  /** Which object the page shows, where not every parameter of the route names it (a tab does not). */
  oggetto?: (params: Params) => string | undefined
  /** What is read beside it, by who asks. */
  beside?: (viewer: RouteViewer, params: Params) => readonly BesideQuery[]
}

interface Options<TQuery extends OperationType> extends RouteHandle, Question<TQuery> {
  /** `() => import('./OrdiniPage.tsx')`; the page is the default export. */
  pagina: () => Promise<{ default: ComponentType }>
  /** Shown until the first data are there. */
  scheletro: ReactNode
  /** In place of what could not be read; why, and 'Riprova', unless told. */
  fault?: (error: Error) => ReactNode
}

/**
 * The page of a lazy route. Code that did not arrive fails when the page is drawn, where its route's error page takes
 * over: a route whose own `lazy` has failed is not drawn at all.
 * @example lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) }
 */
export async function pageCode(runImport: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  try {
    return (await runImport()).default
  } catch (error) {
    return () => {
      throw error
    }
  }
}

/**
 * Starts what a route reads: always asks the server, showing what the store has meanwhile. Call it in a loader.
 * @returns null when nobody is logged in
 */
export async function readRoute<TQuery extends OperationType>(
  { query, variables: given, variablesOf, oggetto = JSON.stringify, beside }: Question<TQuery>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<RouteData<TQuery> | null> {
  function begin(variables = {} as VariablesOf<TQuery>): RouteData<TQuery> {
    const operation = createOperationDescriptor(getRequest(query), variables)
    const inStore = relayEnvironment.check(operation).status === 'available'
    const reference = loadFresh<TQuery>(relayEnvironment, query, variables)
    releaseIfOrphan(reference, request.signal)
    return { riferimento: reference, chiave: oggetto(params) ?? '', inStore, accanto: [] }
  }
  const search = new URL(request.url).searchParams
  const atOnce = variablesOf ? null : begin(given?.(params, search))
  if (atOnce && !beside) return atOnce
  const viewer = await routeViewer()
  if (!viewer || request.signal.aborted) return atOnce
  const read = atOnce ?? begin(variablesOf?.(viewer, params, search))
  const others = beside?.(viewer, params).map(({ query: other, variables, fetchPolicy }) => {
    const reference = loadQuery(relayEnvironment, other, variables, { fetchPolicy })
    releaseIfOrphan(reference, request.signal)
    return reference
  })
  return { ...read, accanto: others ?? [] }
}

/**
 * The parts of a route that read data: the loader starts the query while the page's code is still coming, the page
 * reads it with `useRouteQuery`.
 * @example { path: '/', ...loadRoute<PreventiviPageQuery>({ query, pagina: () => import('./PreventiviPage.tsx'), … }) }
 */
export function loadRoute<TQuery extends OperationType>(options: Options<TQuery>) {
  const { pagina, scheletro, title, permesso, fault } = options
  return {
    handle: { title, permesso } satisfies RouteHandle,
    loader(args: LoaderFunctionArgs): Promise<RouteData<TQuery> | null> {
      beginPage()
      return readRoute(options, args)
    },
    lazy: {
      async Component() {
        const Page = await pageCode(pagina)
        return function Route() {
          return (
            <RouteWithData skeleton={scheletro} fault={fault}>
              <Page />
            </RouteWithData>
          )
        }
      },
    },
  } satisfies RouteObject
}
