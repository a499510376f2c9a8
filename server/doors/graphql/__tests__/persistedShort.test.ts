import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makePreventivo } from '../../../test/factories.ts'

const BREVE = 'application/json'
/** Yoga negotiates it, to the same type. */
const LUNGA = 'application/json, text/plain;q=0.1'

const pagine: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../../web/relay/persisted.json', import.meta.url), 'utf8'),
)
const prove: Record<string, string> = {
  sbagliata: 'query ($pk: Int!) { ordine(pk: $pk) { pk numeroCommessa } }',
  rifiutata: '{ segnalazioni(first: 1) { nodes { pk } } ordini(ordinamento: ["boh"]) { nodes { pk } } }',
  scrittura: 'mutation { deleteCliente(input: { pk: 1 }) { errors { message } } }',
  due: 'query A { viewer { pk } } query B { viewer { username } }',
  ascolto: 'subscription { ordineAggiornato { __typename } }',
}

let app: TestApp
let chiamanti: [string, Client][]

beforeAll(async () => {
  app = await createTestApp({ persisted: { ...pagine, ...prove } })
  await makeOrdine(app.db)
  await makePreventivo(app.db)
  chiamanti = [
    ['visitatore', app.visitatore],
    ['super', await app.as('super')],
    ['agente', await app.as('agente')],
  ]
})
afterAll(() => app.close())

async function risposta(client: Client, accept: string, params: object, method = 'POST') {
  const headers = { 'Content-Type': 'application/json', Accept: accept }
  const query = new URLSearchParams(
    Object.entries(params).map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  const response =
    method === 'GET'
      ? await client.fetch(`/graphql?${query}`, { headers })
      : await client.fetch('/graphql', { method, headers, body: JSON.stringify(params) })
  const kept = ['content-type', 'cache-control', 'etag', 'vary', 'set-cookie', 'www-authenticate', 'allow']
  const body = (await response.text()).replace(/"requestId":"[^"]*"/g, '"requestId":""')
  return { status: response.status, headers: kept.map((name) => response.headers.get(name)), body: JSON.parse(body) }
}

async function uguali(client: Client, params: object, method = 'POST') {
  const lunga = await risposta(client, LUNGA, params, method)
  expect(await risposta(client, BREVE, params, method), JSON.stringify(params)).toEqual(lunga)
  return lunga
}

describe('the short way answers as the long one', () => {
  test('every persisted query', { timeout: 300_000 }, async () => {
    const query = Object.entries(pagine).filter(([, text]) => text.startsWith('query'))
    expect(query.length).toBeGreaterThan(20)
    for (const [id] of query) {
      await Promise.all(
        chiamanti.flatMap(([, client]) => [
          uguali(client, { id, variables: {} }),
          uguali(client, { id, variables: { pk: 1 } }),
          uguali(client, { id, variables: { pk: 1 } }, 'GET'),
        ]),
      )
    }
  })

  test('every persisted mutation, without rights and without variables', { timeout: 300_000 }, async () => {
    for (const [id, text] of Object.entries(pagine)) {
      if (text.startsWith('mutation')) for (const [, client] of chiamanti) await uguali(client, { id, variables: {} })
    }
  })

  test.each([
    ['wrong variables', { id: 'sbagliata', variables: { pk: 'x' } }, 400],
    ['no variables', { id: 'sbagliata' }, 400],
    ['a refusal in the middle', { id: 'rifiutata' }, 200],
    ['a mutation', { id: 'scrittura' }, 200],
    ['an operation by name', { id: 'due', operationName: 'B' }, 200],
    ['an operation that is not there', { id: 'due', operationName: 'C' }, undefined],
    ['no name for one of two', { id: 'due' }, undefined],
    ['a subscription', { id: 'ascolto' }, 400],
    ['an unknown id', { id: 'boh' }, 400],
    ['variables that are no object', { id: 'sbagliata', variables: 'x' }, 400],
  ])('%s', async (_name, params, status) => {
    for (const [, client] of chiamanti) {
      const { status: found } = await uguali(client, params)
      if (status && client.user) expect(found).toBe(status)
      await uguali(client, params, 'GET')
    }
  })
})
