import { act, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import query from '#generated/ColliPageQuery$parameters.ts'
import { readRoute } from '../loadRoute.tsx'
import { useReady } from '../reading/useReady.ts'
import type { RouteData } from '../routeData.ts'

const args = { params: {}, request: new Request('http://prova/') }

/** The documents that the server was asked, by number. */
const asked: string[] = []
function serve() {
  asked.length = 0
  vi.stubGlobal('fetch', (_url: string, { body }: { body: string }) => {
    asked.push((JSON.parse(body) as { id: string }).id)
    return Promise.resolve(Response.json({ data: { viewer: null } }))
  })
}
afterEach(() => vi.unstubAllGlobals())

const Shown = ({ data }: { data: RouteData }) => (useReady(data) ? <p>Pronta</p> : <p>In arrivo</p>)
const settle = () => act(() => new Promise((done) => setTimeout(done, 20)))

test('a route asks before the code that reads the answer is there; without it nothing is ready', async () => {
  serve()
  const code = Promise.withResolvers<unknown>()
  const data = await readRoute({ query, code: code.promise, variables: () => ({}) }, args)
  expect(asked).toEqual([query.params.id])
  if (!data) throw new Error('nothing was read')
  render(<Shown data={data} />)
  await settle()
  expect(screen.getByText('In arrivo')).toBeTruthy()

  // What does not come is told by the page, which is drawn for it.
  await act(async () => code.reject(new Error('non arriva')))
  expect(screen.getByText('Pronta')).toBeTruthy()
})

test('the answer is read when the document has come, asked once', async () => {
  serve()
  const data = await readRoute({ query, variables: () => ({}) }, args)
  if (!data) throw new Error('nothing was read')
  render(<Shown data={data} />)
  await settle()
  expect(screen.getByText('In arrivo')).toBeTruthy()
  await act(() => import('#generated/ColliPageQuery.graphql.ts'))
  await settle()
  expect(screen.getByText('Pronta')).toBeTruthy()
  expect(asked).toHaveLength(1)
})
