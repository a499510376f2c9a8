import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makePreventivo } from '../../../test/factories.ts'
import { askYoga, ownDocuments } from './yogaReference.ts'

const TYPES = ['application/json', 'application/graphql-response+json, application/json;q=0.9']

const pages: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../../../web/relay/persisted.json', import.meta.url), 'utf8'),
)
const samples: Record<string, string> = {
  wrong: 'query ($pk: Int!) { ordine(pk: $pk) { pk numeroCommessa } }',
  refused: '{ segnalazioni(first: 1) { nodes { pk } } ordini(perPagina: 100000) { nodes { pk } } }',
  writes: 'mutation { deleteCliente(input: { pk: 1 }) { errors { message } } }',
  two: 'query A { viewer { pk } } query B { viewer { username } }',
  listens: 'subscription { ordineAggiornato { __typename } }',
}
const persisted = { ...pages, ...samples }
for (const document of Object.values(pages)) ownDocuments.add(document)

/** Both executors: with one of them the door and the reference differ in it too. */
describe.each(['own', 'graphql'] as const)('over HTTP as Yoga answers, EXECUTOR=%s', (executor) => {
  let app: TestApp
  let callers: Client[]
  let integrator: Client

  beforeAll(async () => {
    app = await createTestApp({ persisted, config: { executor } })
    await makeOrdine(app.db)
    await makePreventivo(app.db)
    const superuser = await app.as('super')
    callers = [app.visitatore, superuser, await app.as('agente')]
    if (!superuser.user) throw new Error('no user')
    integrator = await app.conToken(superuser.user, { scrittura: true, introspezione: true })
  })
  afterAll(() => app.close())

  async function read(response: Response) {
    // The number of the request and the moment of the answer differ.
    const text = (await response.text()).replace(/"(requestId|letta)":"[^"]*"/g, '"$1":""')
    const headers = ['content-type', 'www-authenticate', 'allow'].map((name) => response.headers.get(name))
    const body = text && JSON.parse(text)
    // Yoga does not weigh documents.
    if (body) delete body.extensions
    return { status: response.status, headers, body }
  }

  function ask(client: Client, accept: string, params: object, method: string): Promise<Response> {
    const headers = { 'Content-Type': 'application/json', Accept: accept }
    if (method !== 'GET') return client.fetch('/graphql', { method, headers, body: JSON.stringify(params) })
    const sent = Object.entries(params).map(([name, value]) => [
      name,
      typeof value === 'string' ? value : JSON.stringify(value),
    ])
    return client.fetch(`/graphql?${new URLSearchParams(sent)}`, { headers })
  }

  /** The same of both. @param params with the `id` of a persisted document, or with a `query` */
  async function equal(client: Client, params: { id?: string; query?: string }, method = 'POST', accept = TYPES[0]) {
    const { id, ...rest } = params
    const query = params.query ?? persisted[id ?? ''] ?? ''
    const theirs = await read(await askYoga({ ...rest, query, method, accept: accept ?? '' }, await client.contesto()))
    const ours = await read(await ask(client, accept ?? '', params, method))
    expect(ours, JSON.stringify({ params, method, accept })).toEqual(theirs)
    return ours
  }

  test('every persisted query', { timeout: 300_000 }, async () => {
    const queries = Object.entries(pages).filter(([, text]) => text.startsWith('query'))
    expect(queries.length).toBeGreaterThan(20)
    // The superuser asks in every way, the others in one of them, in turn.
    const ways: [variables: object, method: string, accept: string | undefined][] = [
      [{}, 'POST', TYPES[0]],
      [{ pk: 1 }, 'POST', TYPES[1]],
      [{ pk: 1 }, 'GET', TYPES[0]],
    ]
    for (const [n, [id]] of queries.entries()) {
      for (const [who, client] of callers.entries()) {
        const asked = ways.filter((_way, place) => client.user?.isSuperuser || place === (n + who) % ways.length)
        for (const [variables, method, accept] of asked)
          await equal(client, { id, variables } as object, method, accept)
      }
    }
  })

  test('every persisted mutation, without rights and without variables', { timeout: 300_000 }, async () => {
    for (const [id, text] of Object.entries(pages)) {
      if (text.startsWith('mutation'))
        for (const client of callers) await equal(client, { id, variables: {} } as object)
    }
  })

  test.each([
    ['wrong variables', { id: 'wrong', variables: { pk: 'x' } }, 400],
    ['no variables', { id: 'wrong' }, 400],
    ['a refusal in the middle', { id: 'refused' }, 200],
    ['a mutation', { id: 'writes' }, 200],
    ['an operation by name', { id: 'two', operationName: 'B' }, 200],
    ['an operation that is not there', { id: 'two', operationName: 'C' }, 400],
    ['no name for one of two', { id: 'two' }, 400],
    ['a subscription', { id: 'listens' }, 400],
  ])('%s', async (_name, params, status) => {
    for (const client of callers) {
      for (const accept of TYPES) {
        const { status: found } = await equal(client, params, 'POST', accept)
        if (client.user) expect(found).toBe(status)
        await equal(client, params, 'GET', accept)
      }
    }
  })

  test.each([
    ['a query', '{ viewer { pk } ordini(first: 1) { nodes { pk } } }'],
    ['no document', '{ viewer {'],
    ['too many tokens', `{ ${'viewer { pk } '.repeat(300)} }`],
    ['a field that is not there', '{ viewer { boh } }'],
    ['a fragment alone', 'fragment F on Viewer { pk } query { viewer { ...F } }'],
    ['introspection', '{ __schema { queryType { name } } }'],
    ['a mutation', samples.writes ?? ''],
    ['a subscription', samples.listens ?? ''],
    ['a fault of arguments', '{ ordini(perPagina: 1001) { nodes { pk } } }'],
  ])('a free document: %s', async (_name, query) => {
    for (const accept of [...TYPES, '*/*', 'text/html, application/*;q=0.8']) {
      await equal(integrator, { query }, 'POST', accept)
      await equal(integrator, { query }, 'GET', accept)
    }
  })

  test('a media type that is not ours is refused, and nothing is run for it', async () => {
    const before = await app.db.eventLog.count()
    const query = 'mutation { setEliminatoPreventivo(input: { preventivo: 1, eliminato: true }) { errors { code } } }'
    const response = await ask(integrator, 'text/plain', { query }, 'POST')
    expect(response.status).toBe(406)
    expect(await app.db.eventLog.count()).toBe(before)
  })
})
