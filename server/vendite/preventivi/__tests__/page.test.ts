import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'

// The page size of the list is a setting: a request for a page need not name it.
let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  for (let n = 0; n < 12; n++) await makePreventivo(app.db)
})
afterAll(() => app.close())

async function pageFrom(args: string) {
  const { data } = await staff.graphql<{ preventivi: { nodes: unknown[]; numeroPagine: number } }>(
    `{ preventivi(${args}) { nodes { pk } numeroPagine } }`,
  )
  return [data?.preventivi.nodes.length, data?.preventivi.numeroPagine]
}

test('a page without its size is as long as the setting says, 10 until it is changed', async () => {
  expect(await pageFrom('pagina: 1')).toEqual([10, 2])
  await app.db.impostazione.create({ data: { chiave: 'page_size_preventivi', valore: 5 } })
  expect(await pageFrom('pagina: 3')).toEqual([2, 3])
})

test('a size that is asked for wins over the setting', async () => {
  expect(await pageFrom('pagina: 1, perPagina: 7')).toEqual([7, 2])
})
