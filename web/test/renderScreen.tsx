import { render } from '@testing-library/react'
import type { ReactNode } from 'react'
import { RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { Environment, Network, RecordSource, Store } from 'relay-runtime'
import { dataOrError } from '#relay/answers/graphqlAnswer.ts'
import { ConfirmProvider } from '#ui/Confirm.tsx'
import { NoticesProvider } from '#ui/Notices.tsx'
import { ThemeRoot } from '#ui/ThemeRoot.tsx'

/** An answer of the server: data, or the refusal of the whole operation. */
type Answer = { data: object } | { errors: object[]; data: null }

/** The server as a test wants it: what it says to each operation, now or later. */
export type Server = Record<string, (variables: Record<string, unknown>) => Answer | Promise<Answer>>

/** What was asked, in order. */
interface Asked {
  name: string
  variables: Record<string, unknown>
}

interface Options {
  /** Address, with its search part. */
  at?: string
  server?: Server
  /** Width of the window, pixels. */
  width?: number
}

/** Shows something at an address, with all that surrounds the screens of a shell, before a server that a test plays. */
export function renderScreen(screen: ReactNode, { at = '/', server = {}, width = 1400 }: Options = {}) {
  const { happyDOM } = window as unknown as { happyDOM: { setViewport: (size: object) => void } }
  happyDOM.setViewport({ width, height: 900 })
  const asked: Asked[] = []
  const environment = new Environment({
    network: Network.create(async ({ name }, variables) => {
      asked.push({ name, variables })
      const answer = server[name]
      if (!answer) throw new Error(`The test says nothing of ${name}`)
      return dataOrError((await answer(variables)) as never, 200, null) as never
    }),
    store: new Store(new RecordSource()),
  })
  const router = createMemoryRouter(
    [
      {
        path: '*',
        element: (
          <RelayEnvironmentProvider environment={environment}>
            <NoticesProvider>
              <ConfirmProvider>{screen}</ConfirmProvider>
            </NoticesProvider>
          </RelayEnvironmentProvider>
        ),
      },
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
