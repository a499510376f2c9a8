import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'

let app: TestApp
let pks: number[]

beforeAll(async () => {
  app = await createTestApp()
  pks = [(await makePreventivo(app.db)).id, (await makePreventivo(app.db)).id]
})
afterAll(() => app.close())

async function assignable(who: Pick<TestApp['visitor'], 'graphql'>) {
  const { data } = await who.graphql<{ preventivi: { nodes: { pk: number; assegnabile: boolean | null }[] } }>(
    '{ preventivi { nodes { pk assegnabile } } }',
  )
  return data?.preventivi.nodes.filter(({ pk }) => pks.includes(pk)).map(({ assegnabile }) => assegnabile)
}

test('a quote can be given to an agent once the firm has one', async () => {
  const staff = await app.as('staff')
  expect(await assignable(staff)).toEqual([false, false])
  const agente = await app.as('agente')
  expect(await assignable(staff)).toEqual([true, true])
  await app.db.preventivo.updateMany({ data: { agenteId: (await app.db.agente.findFirstOrThrow()).id } })
  // Agents assign to nobody: they are not told.
  expect(await assignable(agente)).toEqual([null, null])
})
