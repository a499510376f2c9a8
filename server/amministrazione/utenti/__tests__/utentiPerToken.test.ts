import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await makeUser(app.db, { username: 'maria', firstName: 'Maria', lastName: 'Rossi' })
  await makeUser(app.db, { username: 'mrossi', firstName: 'Mario', lastName: 'Rossi' })
  await makeUser(app.db, { username: 'gestionale', firstName: '', lastName: '' })
  await makeUser(app.db, { username: 'andata', firstName: 'Anna', lastName: 'Rossi', isActive: false })
})
afterAll(() => app.close())

const SEARCH = `query ($testo: String) { utentiPerToken(filtro: { testo: $testo }, pagina: 1, perPagina: 20) {
  nodes { username nome } } }`

test.each([
  ['rossi', ['maria', 'mrossi']],
  ['ROSSI mario', ['mrossi']],
  ['gest', ['gestionale']],
  ['%', []],
])('%s finds %j: active users, every word, in name or username', async (text, expected) => {
  const { data } = await (await app.as('super')).graphql<{ utentiPerToken: { nodes: { username: string }[] } }>(
    SEARCH,
    {
      testo: text,
    },
  )
  expect(data?.utentiPerToken.nodes.map(({ username }) => username)).toEqual(expected)
})

test('who does not hand out tokens does not get the list of users', async () => {
  for (const tipo of ['staff', 'agente', 'operatore'] as const) {
    const { errors } = await (await app.as(tipo)).graphql(SEARCH, { testo: '' })
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  }
})
