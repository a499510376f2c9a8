import { act, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { loadQuery, type PreloadedQuery, RelayEnvironmentProvider } from 'react-relay'
import { createMemoryRouter, RouterProvider, useRevalidator } from 'react-router'
import {
  Environment,
  type GraphQLResponse,
  Network,
  Observable,
  type OperationType,
  RecordSource,
  Store,
} from 'relay-runtime'
import { beforeEach, expect, test } from 'vitest'
import type { SegnalazioniPageSegnalazioneDrawerQuery } from '#generated/SegnalazioniPageSegnalazioneDrawerQuery.graphql.ts'
import faultQuery from '#generated/SegnalazioniPageSegnalazioneDrawerQuery.graphql.ts'
import sessionQuery, { type SessionQuery } from '#generated/SessionQuery.graphql.ts'
import { NetworkError } from '../errors.ts'
import { RouteWithData, useBesideQuery, useRouteQuery } from '../RouteWithData.tsx'
import type { RouteData } from '../routeData.ts'

/** Questions that reached the server, in order; the test answers. */
let asked: { name: string; answer: (data: object) => void; fail: () => void }[]
let environment: Environment

beforeEach(() => {
  asked = []
  const network = Network.create(({ name }) =>
    Observable.create<GraphQLResponse>((sink) => {
      asked.push({
        name,
        answer(data) {
          sink.next({ data } as GraphQLResponse)
          sink.complete()
        },
        fail: () => sink.error(new NetworkError('Il server non risponde')),
      })
    }),
  )
  environment = new Environment({ network, store: new Store(new RecordSource()) })
})

const viewer = (pk: number) => ({ viewer: { id: 'io', pk } })
const fault = (message: string) => ({
  segnalazione: {
    id: 's',
    il: '',
    origine: 'server',
    messaggio: message,
    stack: '',
    url: '',
    requestId: '',
    user: null,
  },
})
const names = () => asked.map(({ name }) => name)

/** Answers the question that came at a place. */
async function answer(place: number, data: object) {
  await act(async () => asked[place]?.answer(data))
}

function Beside() {
  return <p>{useBesideQuery<SegnalazioniPageSegnalazioneDrawerQuery>(faultQuery).segnalazione?.messaggio}</p>
}

function Page() {
  const { data, isWaiting } = useRouteQuery<SessionQuery>(sessionQuery)
  const { revalidate } = useRevalidator()
  return (
    <>
      <h1>{`Utente ${data.viewer?.pk}${isWaiting ? ' …' : ''}`}</h1>
      <button type="button" onClick={() => void revalidate()}>
        Rileggi
      </button>
      <Suspense fallback={<p>Accanto…</p>}>
        <Beside />
      </Suspense>
    </>
  )
}

function open() {
  const router = createMemoryRouter([
    {
      path: '/',
      loader(): RouteData {
        const reference = loadQuery<SessionQuery>(environment, sessionQuery, {}, { fetchPolicy: 'store-and-network' })
        const beside = loadQuery<SegnalazioniPageSegnalazioneDrawerQuery>(
          environment,
          faultQuery,
          { pk: 1 },
          { fetchPolicy: 'store-or-network' },
        )
        return {
          reference: reference as PreloadedQuery<OperationType>,
          key: '',
          inStore: environment.getStore().getSource().has('io'),
          beside: [beside as PreloadedQuery<OperationType>],
        }
      },
      HydrateFallback: () => null,
      element: (
        <RouteWithData skeleton={<p role="status">Scheletro</p>}>
          <Page />
        </RouteWithData>
      ),
    },
  ])
  render(
    <RelayEnvironmentProvider environment={environment}>
      <RouterProvider router={router} />
    </RelayEnvironmentProvider>,
  )
}

test('a page and what is beside it are asked together; the page does not wait for it', async () => {
  open()
  expect(await screen.findByText('Scheletro')).toBeTruthy()
  expect(names()).toEqual(['SessionQuery', 'SegnalazioniPageSegnalazioneDrawerQuery'])
  await answer(0, viewer(1))
  expect(await screen.findByText('Utente 1')).toBeTruthy()
  expect(screen.getByText('Accanto…')).toBeTruthy()
  await answer(1, fault('scelte'))
  expect(await screen.findByText('scelte')).toBeTruthy()
})

test('read again, choices that are there are not asked; what is on screen stays', async () => {
  open()
  await screen.findByText('Scheletro')
  await answer(0, viewer(1))
  await answer(1, fault('scelte'))
  await screen.findByText('scelte')
  await act(async () => screen.getByRole('button', { name: 'Rileggi' }).click())
  expect(names()).toEqual(['SessionQuery', 'SegnalazioniPageSegnalazioneDrawerQuery', 'SessionQuery'])
  expect(screen.getByText('scelte')).toBeTruthy()
  expect(screen.getByText('Utente 1')).toBeTruthy()
  await answer(2, viewer(2))
  expect(await screen.findByText('Utente 2')).toBeTruthy()
  expect(screen.getByText('scelte')).toBeTruthy()
})

test('choices that cannot be read are asked again with the page', async () => {
  open()
  await screen.findByText('Scheletro')
  await answer(0, viewer(1))
  await screen.findByText('Utente 1')
  await act(async () => asked[1]?.fail())
  expect(await screen.findByText('Lettura non riuscita')).toBeTruthy()
  await act(async () => screen.getByRole('button', { name: 'Riprova' }).click())
  expect(names().filter((name) => name === 'SegnalazioniPageSegnalazioneDrawerQuery')).toHaveLength(2)
  for (const place of asked.keys()) {
    if (place > 1) await answer(place, asked[place]?.name === 'SessionQuery' ? viewer(1) : fault('scelte'))
  }
  expect(await screen.findByText('scelte')).toBeTruthy()
})

test('read again with the network away, what is on screen stays under a line that says so', async () => {
  open()
  await screen.findByText('Scheletro')
  await answer(0, viewer(1))
  await answer(1, fault('scelte'))
  await screen.findByText('scelte')
  await act(async () => screen.getByRole('button', { name: 'Rileggi' }).click())
  await act(async () => asked[2]?.fail())
  expect(await screen.findByRole('button', { name: 'Riprova' })).toBeTruthy()
  expect(screen.queryByText('Lettura non riuscita')).toBeNull()
  expect(screen.getByText('Utente 1')).toBeTruthy()
})
