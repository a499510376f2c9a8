import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { CALENDARIO_OPERATIONS } from '#produzione/schedulazione/impattoCalendario.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import { makePreventivo } from '../factories.ts'

// Free keys are the caller's: those that every object inherits are refused as input, and never found in a table of ours.

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const INHERITED = ['toString', '__proto__', 'constructor', 'hasOwnProperty', 'valueOf']
/** With an own key, as JSON brings it. */
const withKey = (key: string, value: unknown = {}) => JSON.parse(`{ ${JSON.stringify(key)}: ${JSON.stringify(value)} }`)

const JSON_INPUTS = {
  updateImpostazione:
    'mutation ($json: JSON!) { updateImpostazione(input: { chiave: "azienda", versione: 0, valore: $json }) { errors { field } } }',
  ...Object.fromEntries(
    CALENDARIO_OPERATIONS.map((name) => [
      name,
      `query ($json: JSON!) { impattoCalendario(operazione: "${name}", input: $json) { giorno } }`,
    ]),
  ),
}

describe.each(Object.entries(JSON_INPUTS))('%s', (_name, document) => {
  test.each(INHERITED)('%s', async (key) => {
    for (const json of [withKey(key), withKey('a', [{ b: 1 }, withKey(key, 'x')])]) {
      const { errors } = await superuser.graphql(document, { json })
      expect(errors).toMatchObject([{ message: `Nome non ammesso: "${key}".`, extensions: { code: 'BAD_USER_INPUT' } }])
    }
  })
})

test('a change of nothing in particular is refused, whatever it is called', async () => {
  for (const operation of CALENDARIO_OPERATIONS) {
    for (const input of [{}, [], 'x', 1, { pk: null }, { pk: 'x' }, { pk: 2 ** 40 }, { pk: 1.5 }, { pk: [1] }]) {
      const { errors } = await superuser.graphql(
        'query ($operazione: String!, $input: JSON!) { impattoCalendario(operazione: $operazione, input: $input) { giorno } }',
        { operazione: operation, input },
      )
      const code = errors?.[0]?.extensions?.code
      // Nothing at all resets the hours of no day.
      if (code !== undefined)
        expect(['BAD_USER_INPUT', 'NOT_FOUND'], `${operation} ${JSON.stringify(input)}`).toContain(code)
      if (/^(update|delete)/.test(operation)) expect(code, `${operation} ${JSON.stringify(input)}`).toBeDefined()
    }
  }
})

test('a filter by a word that every object has finds nothing', async () => {
  const { data, errors } = await superuser.graphql<{ ordiniFornitore: { totalCount: number } }>(
    '{ ordiniFornitore(filtro: { tipoAgente: "toString" }) { totalCount } }',
  )
  expect(errors).toBeUndefined()
  expect(data?.ordiniFornitore.totalCount).toBe(0)
})

test('quotes are not ordered by the agent for who may not see it', async () => {
  await makePreventivo(app.db)
  const asked = '{ preventivi(ordinamento: [AGENTE_DESC]) { totalCount } }'
  const agente = await app.as('agente')
  expect((await superuser.graphql(asked)).errors).toBeUndefined()
  expect((await agente.graphql(asked)).errors?.[0]?.message).toBe('Ordinamento sconosciuto: -agente')
})

test('more orders than a list has columns are no question', async () => {
  const sorting = Array.from({ length: 1000 }, () => 'ID')
  const { errors } = await superuser.graphql(
    'query ($ordinamento: [OrdinamentoPreventivi!]) { preventivi(ordinamento: $ordinamento) { totalCount } }',
    { ordinamento: sorting },
  )
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT' } }])
})
