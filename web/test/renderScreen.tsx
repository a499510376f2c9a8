import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { loadQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router'
import {
  Environment,
  type GraphQLResponse,
  type GraphQLTaggedNode,
  Network,
  Observable,
  RecordSource,
  Store,
  type Variables,
} from 'relay-runtime'
import { dataOrError, type GraphqlAnswer } from '#relay/answers/graphqlAnswer.ts'
import { RouteWithData } from '#relay/RouteWithData.tsx'
import type { RouteData } from '#relay/routeData.ts'
import { ConfirmProvider } from '#ui/Confirm.tsx'
import { NoticesProvider } from '#ui/Notices.tsx'
import { ThemeRoot } from '#ui/ThemeRoot.tsx'

/** An answer of the server: data, or the refusal of the whole operation. */
export type Answer = { data: object } | { errors: object[]; data: null }

/** The server as a test wants it: what it says to each operation, now or later. */
export type Server = Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>

/** What was asked, in order. */
interface Asked {
  name: string
  variables: Record<string, unknown>
}

/** What a route reads before its page is drawn. */
interface Read {
  query: GraphQLTaggedNode
  variables?: Variables
}

interface Options {
  /** The page's query, then those beside it: what is shown is the page of a route. */
  reads?: readonly [Read, ...Read[]]
  /** Address, with its search part. */
  at?: string
  server?: Server
  /** What `/altrove`, another page, reads before it is there. */
  leads?: () => Promise<unknown>
  /** Width of the window, pixels. */
  width?: number
}

/** Shows something at an address, with all that surrounds the screens of a shell, before a server that a test plays. */
export function renderScreen(screen: ReactNode, { reads, at = '/', server = {}, leads, width = 1400 }: Options = {}) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } }
  happyDOM.setViewport({ width, height: 900 })
  const asked: Asked[] = []
  const environment = new Environment({
    network: Network.create(
      async ({ name }, variables) => {
        asked.push({ name, variables })
        const answer = server[name]
        if (!answer) throw new Error(`The test says nothing of ${name}`)
        return dataOrError((await answer(variables)) as GraphqlAnswer, 200, null)
      },
      // Nobody else changes anything.
      () => Observable.create<GraphQLResponse>(() => undefined),
    ),
    store: new Store(new RecordSource()),
  })
  const load = ({ query, variables = {} }: Read) =>
    loadQuery(environment, query, variables, { fetchPolicy: 'store-and-network' })
  const loader = ([page, ...beside]: readonly [Read, ...Read[]]): RouteData => ({
    reference: load(page),
    key: '',
    inStore: false,
    beside: beside.map(load),
  })
  const router = createMemoryRouter(
    [
      {
        path: '*',
        loader: reads && (() => loader(reads)),
        element: (
          <RelayEnvironmentProvider environment={environment}>
            <NoticesProvider>
              <ConfirmProvider>
                {reads ? <RouteWithData skeleton={null}>{screen}</RouteWithData> : screen}
              </ConfirmProvider>
            </NoticesProvider>
          </RelayEnvironmentProvider>
        ),
      },
      ...(leads ? [{ path: '/altrove', loader: leads, element: null }] : []),
    ],
    { initialEntries: [at] },
  )
  render(
    <ThemeRoot>
      <RouterProvider router={router} />
    </ThemeRoot>,
  )
  return { asked, router, environment }
}
