import type { ComponentType, ReactNode } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { LoaderFunctionArgs, RouteObject } from 'react-router'
import {
  createOperationDescriptor,
  type GraphQLTaggedNode,
  getRequest,
  type OperationType,
  type VariablesOf,
} from 'relay-runtime'
import { loadFresh } from './lettura/loadFresh.ts'
import { releaseIfOrphan } from './lettura/ownership.ts'
import { beginPage } from './position.ts'
import { RouteWithData } from './RouteWithData.tsx'
import { relayEnvironment } from './relayEnvironment.ts'

/** What a route tells the frame around it. */
export interface RouteHandle {
  /** Title of the page: breadcrumb and window title. */
  titolo?: string
  /** Flag of server/platform/permissions.ts without which the no-permission page is shown. */
  permesso?: string
}

/** What the loader of a route hands to its page. */
export interface RouteData<TQuery extends OperationType = OperationType> {
  riferimento: PreloadedQuery<TQuery>
  /** Changes when the page shows another object: then skeletons, not the old object, are on screen meanwhile. */
  chiave: string
  /** True when all its data were in the store already. */
  inStore: boolean
}

interface Opzioni<TQuery extends OperationType> extends RouteHandle {
  /** The compiled document: the default export of `__generated__/…Query.graphql.ts`. */
  query: GraphQLTaggedNode
  /** Variables from the route's parameters and from the search part of its URL. */
  variabili?: (params: LoaderFunctionArgs['params'], ricerca: URLSearchParams) => VariablesOf<TQuery>
  /** `() => import('./OrdiniPage.tsx')`; the page is the default export. */
  pagina: () => Promise<{ default: ComponentType }>
  /** Which object the page shows, where not every parameter of the route names it (a tab does not). */
  oggetto?: (params: LoaderFunctionArgs['params']) => string | undefined
  /** Shown until the first data are there. */
  scheletro: ReactNode
}

/**
 * The page of a lazy route. Code that did not arrive fails when the page is drawn, where its route's error page takes
 * over: a route whose own `lazy` has failed is not drawn at all.
 * @example lazy: { Component: () => pageCode(() => import('./HomePage.tsx')) }
 */
export async function pageCode(importa: () => Promise<{ default: ComponentType }>): Promise<ComponentType> {
  try {
    return (await importa()).default
  } catch (errore) {
    return () => {
      throw errore
    }
  }
}

/**
 * The parts of a route that read data: the loader starts the query while the page's code is still coming, the page
 * reads it with `useRouteQuery`. Always asks the server, showing what the store has meanwhile.
 * @example { path: '/', ...loadRoute<PreventiviPageQuery>({ query, pagina: () => import('./PreventiviPage.tsx'), … }) }
 */
export function loadRoute<TQuery extends OperationType>(opzioni: Opzioni<TQuery>) {
  const { query, variabili, pagina, oggetto = JSON.stringify, scheletro, titolo, permesso } = opzioni
  return {
    handle: { titolo, permesso } satisfies RouteHandle,
    loader({ params, request }: LoaderFunctionArgs): RouteData<TQuery> {
      beginPage()
      const ricerca = new URL(request.url).searchParams
      const variables = variabili?.(params, ricerca) ?? ({} as VariablesOf<TQuery>)
      const operazione = createOperationDescriptor(getRequest(query), variables)
      const inStore = relayEnvironment.check(operazione).status === 'available'
      const riferimento = loadFresh<TQuery>(relayEnvironment, query, variables)
      releaseIfOrphan(riferimento, request.signal)
      return { riferimento, chiave: oggetto(params) ?? '', inStore }
    },
    lazy: {
      async Component() {
        const Page = await pageCode(pagina)
        return function Rotta() {
          return (
            <RouteWithData scheletro={scheletro}>
              <Page />
            </RouteWithData>
          )
        }
      },
    },
  } satisfies RouteObject
}
