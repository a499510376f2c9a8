import type { ComponentType, ReactNode } from 'react'
import { loadQuery } from 'react-relay'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import {
  type ConcreteRequest,
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type PreloadableConcreteRequest,
  PreloadableQueryRegistry,
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
  permission?: string
}

type Params = LoaderFunctionArgs['params']

/**
 * What a route asks: the name of a document whose code comes with the page that reads it (`…Query$parameters.ts`, of a
 * query that is `@preloadable`), so that no page begins with the documents of the others; or the document itself.
 */
export type RouteQuery<TQuery extends OperationType = OperationType> =
  | PreloadableConcreteRequest<TQuery>
  | GraphQLTaggedNode

/** A query that a route starts beside its own. */
interface BesideQuery {
  query: RouteQuery
  variables: Variables
  fetchPolicy: 'store-or-network' | 'store-and-network'
}

/**
 * One of a route's `beside`: choices, saved views; `useBesideQuery` finds it. Asked once for the whole shell unless it
 * is to be read with the page.
 */
export function beside<TQuery extends OperationType>(
  query: RouteQuery<TQuery>,
  variables: VariablesOf<TQuery>,
  fetchPolicy: BesideQuery['fetchPolicy'] = 'store-or-network',
): BesideQuery {
  return { query, variables, fetchPolicy }
}

/** What a route reads. */
interface Question<TQuery extends OperationType> {
  /** The default export of `__generated__/…Query$parameters.ts`. */
  query: RouteQuery<TQuery>
  /** The code that brings the document along, under way. */
  code?: Promise<unknown>
  /** Variables from the route's parameters and from the search part of its URL. */
  variables?: (params: Params, search: URLSearchParams) => VariablesOf<TQuery>
  /** Instead of them where the question depends on who asks: it waits until that is known. */
  variablesOf?: (viewer: RouteViewer, params: Params, search: URLSearchParams) => VariablesOf<TQuery>
  /** Which object the page shows, where not every parameter of the route names it (a tab does not). */
  objectOf?: (params: Params) => string | undefined
  /** What is read beside it, by who asks and the search part of the URL. */
  beside?: (viewer: RouteViewer, params: Params, search: URLSearchParams) => readonly BesideQuery[]
}

interface Options<TQuery extends OperationType> extends RouteHandle, Question<TQuery> {
  /** `() => import('./OrdiniPage.tsx')`; the page is the default export. */
  page: () => Promise<{ default: ComponentType }>
  /** Shown until the first data are there. */
  skeleton: ReactNode
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

/** The document that is asked; null while its code is on its way. */
function documentOf(query: RouteQuery): ConcreteRequest | null {
  if ('kind' in query && query.kind === 'PreloadableConcreteRequest')
    return PreloadableQueryRegistry.get(query.params.id ?? '') ?? null
  return getRequest(query)
}

/**
 * Starts what a route reads: always asks the server, showing what the store has meanwhile. Call it in a loader.
 * @returns null when nobody is logged in
 */
export async function readRoute<TQuery extends OperationType>(
  { query, code, variables: given, variablesOf, objectOf = JSON.stringify, beside }: Question<TQuery>,
  { params, request }: Pick<LoaderFunctionArgs, 'params' | 'request'>,
): Promise<RouteData<TQuery> | null> {
  function begin(variables = {} as VariablesOf<TQuery>): RouteData<TQuery> {
    const document = documentOf(query)
    const key = objectOf(params) ?? ''
    if (!document) {
      // Nothing of it is in the store, and nobody else asks it.
      const first = loadQuery<TQuery>(relayEnvironment, query, variables, { fetchPolicy: 'store-and-network' })
      releaseIfOrphan(first, request.signal)
      return { reference: first, key, inStore: false, beside: [], code }
    }
    const operation = createOperationDescriptor(document, variables)
    const inStore = relayEnvironment.check(operation).status === 'available'
    const reference = loadFresh<TQuery>(relayEnvironment, document, variables)
    releaseIfOrphan(reference, request.signal)
    return { reference, key, inStore, beside: [] }
  }
  // Told where the page is drawn.
  code?.catch(() => undefined)
  const search = new URL(request.url).searchParams
  const atOnce = variablesOf ? null : begin(given?.(params, search))
  if (atOnce && !beside) return atOnce
  const viewer = await routeViewer()
  if (!viewer || request.signal.aborted) return atOnce
  const read = atOnce ?? begin(variablesOf?.(viewer, params, search))
  const others = beside?.(viewer, params, search).map(({ query: other, variables, fetchPolicy }) => {
    const reference = loadQuery(relayEnvironment, other, variables, { fetchPolicy })
    releaseIfOrphan(reference, request.signal)
    return reference
  })
  return { ...read, beside: others ?? [] }
}

/**
 * The parts of a route that read data: the loader starts the query while the page's code is still coming, the page
 * reads it with `useRouteQuery`.
 * @example { path: '/', ...loadRoute<PreventiviPageQuery>({ query, page: () => import('./PreventiviPage.tsx'), … }) }
 */
export function loadRoute<TQuery extends OperationType>(options: Options<TQuery>) {
  const { page, skeleton, title, permission, fault } = options
  return {
    handle: { title, permission } satisfies RouteHandle,
    loader(args: LoaderFunctionArgs): Promise<RouteData<TQuery> | null> {
      beginPage()
      return readRoute({ ...options, code: page() }, args)
    },
    lazy: {
      async Component() {
        const Page = await pageCode(page)
        return function Route() {
          return (
            <RouteWithData skeleton={skeleton} fault={fault}>
              <Page />
            </RouteWithData>
          )
        }
      },
    },
  } satisfies RouteObject
}
