import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  for (let n = 0; n < 5; n++) await makeCliente(app.db)
})
afterAll(() => app.close())

interface Elenco {
  clienti: { totalCount: number; numeroPagine: number; nodes: { pk: number }[]; edges: { cursor: string }[] }
}

test.each([
  ['all in one page', 'pagina: 1, perPagina: 9', 5, 1, false],
  ['exactly a page', 'perPagina: 5', 5, 1, false],
  ['the last page', 'pagina: 3, perPagina: 2', 1, 3, false],
  ['the first of several', 'pagina: 1, perPagina: 2', 2, 3, true],
  ['beyond the last', 'pagina: 9, perPagina: 2', 0, 3, true],
])('%s: the rows are counted only when the page does not tell', async (_name, args, rows, pages, counted) => {
  const client = await app.as('super')
  const statements = await statementsOf(async () => {
    const { data } = await client.graphql<Elenco>(`{ clienti(${args}) { totalCount numeroPagine nodes { pk } } }`)
    expect(data?.clienti).toMatchObject({ totalCount: 5, numeroPagine: pages })
    expect(data?.clienti.nodes).toHaveLength(rows)
  })
  expect(statements.some((text) => text.includes('count(*)'))).toBe(counted)
})

test('of no row it tells what it knows of all, as Relay lets clients ask', async () => {
  const query = '{ clienti(first: 0) { totalCount numeroPagine nodes { pk } pageInfo { hasNextPage endCursor } } }'
  const { data } = await (await app.as('super')).graphql(query)
  expect(data).toEqual({
    clienti: { totalCount: 5, numeroPagine: 1, nodes: [], pageInfo: { hasNextPage: true, endCursor: null } },
  })
})

test('after a cursor the page is the rest, the count the whole', async () => {
  const client = await app.as('super')
  const before = await client.graphql<Elenco>('{ clienti(first: 3) { totalCount edges { cursor } } }')
  const after = before.data?.clienti.edges.at(-1)?.cursor
  const then = await client.graphql<Elenco>(`{ clienti(first: 3, after: "${after}") { totalCount nodes { pk } } }`)
  expect(then.data?.clienti).toMatchObject({ totalCount: 5, nodes: [{}, {}] })
})
