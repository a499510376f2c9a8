import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { tooSlow } from '#platform/db/faults.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import type { ApiToken } from '#prisma/generated/client.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeUserOfKind } from '#server-test/factories.ts'

// What holds for whoever comes with a token: how often, how long, in whose words it is refused.
let app: TestApp
const RATE = 8

beforeAll(async () => {
  app = await createTestApp({
    config: { loginThrottle: true, tokenRate: RATE, corsOrigins: ['https://cruscotto.example'] },
  })
})
afterEach(async () => {
  await app.db.throttle.deleteMany()
})
afterAll(() => app.close())

async function newToken(data: Partial<ApiToken> = {}) {
  const user = await makeUserOfKind(app.db, 'super')
  const bearer = `srm_${newSecret()}`
  const who = { userId: user.id, creatoDaId: user.id, scadeIl: new Date('2099-01-01') }
  const basic = { ...who, nome: 'prova', prefisso: 'srm_', hash: fingerprint(bearer), ambito: 'LETTURA' as const }
  const { id } = await app.db.apiToken.create({ data: { ...basic, ...data } })
  return { id, bearer, user }
}

async function ask(
  bearer: string,
  query = '{ viewer { pk } }',
  headers: Record<string, string> = {},
  variables: object = {},
) {
  const response = await app.fetch('/graphql', {
    method: 'POST',
    headers: { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ query, variables }),
  })
  return { status: response.status, headers: response.headers, body: await response.json() }
}

/** Begins in a new minute if this one is about to end: the calls of a test belong to one window. */
async function freshWindow() {
  const left = 60_000 - (Date.now() % 60_000)
  if (left < 6_000) await new Promise((resolve) => setTimeout(resolve, left + 100))
}

test('a token is told what its document weighs and how many calls it has left', async () => {
  await freshWindow()
  const { bearer } = await newToken()
  const { headers, body } = await ask(bearer, '{ ordini(first: 10) { nodes { pk } } }')
  expect(body.extensions.limits).toMatchObject({
    cost: { used: 21, max: 5000 },
    depth: { used: 3, max: 15 },
    requests: { max: RATE, left: RATE - 1 },
  })
  expect(headers.get('ratelimit-remaining')).toBe(`${RATE - 1}`)
  const rest = await app.fetch('/api/user/', { headers: { authorization: `Bearer ${bearer}` } })
  expect(rest.headers.get('ratelimit-remaining')).toBe(`${RATE - 2}`)
})

test('too many calls of a token are refused until the minute is over, those of another go on', async () => {
  await freshWindow()
  const [first, second] = [await newToken(), await newToken()]
  for (let call = 0; call < RATE; call++) expect((await ask(first.bearer)).status).toBe(200)
  const { status, headers, body } = await ask(first.bearer)
  expect(status).toBe(429)
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect(body.errors[0].extensions).toMatchObject({ code: 'THROTTLED', limit: 'requests', max: RATE })
  const rest = await app.fetch('/api/user/', { headers: { authorization: `Bearer ${first.bearer}` } })
  expect(rest.status).toBe(429)
  expect((await ask(second.bearer)).status).toBe(200)
})

test('one address has no more calls than two tokens', async () => {
  await freshWindow()
  const tokens = [await newToken(), await newToken(), await newToken()]
  const statuses: number[] = []
  for (const { bearer } of tokens) for (let call = 0; call < RATE; call++) statuses.push((await ask(bearer)).status)
  expect(statuses.slice(0, 2 * RATE)).toEqual(Array(2 * RATE).fill(200))
  expect(statuses.slice(2 * RATE)).toEqual(Array(RATE).fill(429))
})

test('a wrong token gets an error of GraphQL with 401, many of them 429, a right one still comes in', async () => {
  await freshWindow()
  const { status, headers, body } = await ask('srm_inventato')
  expect(status).toBe(401)
  expect(headers.get('www-authenticate')).toMatch(/^Bearer/)
  expect(body).toEqual({ errors: [{ message: 'Token non valido.', extensions: { code: 'UNAUTHENTICATED' } }] })
  const statuses: number[] = []
  for (let call = 0; call < 25; call++) statuses.push((await ask(`srm_${call}`)).status)
  expect(statuses.at(0)).toBe(401)
  expect(statuses.at(-1)).toBe(429)
  expect((await ask((await newToken()).bearer)).status).toBe(200)
})

test.each([
  ['a free document', { query: '{ viewer { pk } }' }],
  ['a mutation', { query: 'mutation { logout(input: {}) { fatto } }' }],
  ['no document at all', {}],
])('a program without a token is told how to come in: %s', async (_what, body) => {
  for (const accept of ['application/json', 'application/graphql-response+json', 'text/event-stream']) {
    const headers = { 'content-type': 'application/json', accept }
    const response = await app.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(body) })
    expect(response.status).toBe(401)
    expect(response.headers.get('www-authenticate')).toBe('Bearer realm="api"')
    expect(await response.json()).toEqual({
      errors: [{ message: 'Serve un token: Authorization: Bearer …', extensions: { code: 'UNAUTHENTICATED' } }],
    })
  }
  const address = await app.fetch(`/graphql?query=${encodeURIComponent('{ viewer { pk } }')}`)
  expect(address.status).toBe(401)
})

test('a document asked for by its hash alone is refused so that Apollo sends it whole', async () => {
  const extensions = { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(64) } }
  const { bearer } = await newToken()
  const told = {
    errors: [{ message: 'PersistedQueryNotSupported', extensions: { code: 'PERSISTED_QUERY_NOT_SUPPORTED' } }],
  }
  const callers: Record<string, string>[] = [{ authorization: `Bearer ${bearer}` }, {}]
  for (const token of callers) {
    for (const accept of ['application/json', 'application/graphql-response+json,application/json;q=0.9']) {
      const headers = { 'content-type': 'application/json', accept, ...token }
      const body = JSON.stringify({ operationName: 'Io', variables: {}, extensions })
      const posted = await app.fetch('/graphql', { method: 'POST', headers, body })
      expect(posted.status).toBe(400)
      expect(await posted.json()).toEqual(told)
      const address = `/graphql?extensions=${encodeURIComponent(JSON.stringify(extensions))}`
      const got = await app.fetch(address, { headers: { accept, ...token } })
      expect(got.status).toBe(400)
      expect(await got.json()).toEqual(told)
    }
  }
  const whole = { query: '{ viewer { pk } }', extensions }
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const sent = await app.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify(whole) })
  expect(await sent.json()).toMatchObject({ data: { viewer: { pk: expect.any(Number) } } })
})

test('right to the schema frees nothing but the schema', async () => {
  const { bearer } = await newToken({ introspezione: true })
  const dear = '{ __schema { queryType { name } } ordini(first: 1000) { nodes { pk note progetto riferimento data } } }'
  const { body } = await ask(bearer, dear)
  expect(body.errors[0].extensions).toMatchObject({ code: 'QUERY_LIMIT', limit: 'cost', used: 6001, max: 5000 })
})

test('a statement of a token ends after its time, one of people does not', async () => {
  const read = async (db: typeof app.db) => {
    const [row] = await db.$queryRaw<{ statement_timeout: string }[]>`SHOW statement_timeout`
    return row?.statement_timeout
  }
  expect(await read(app.db)).toBe('0')
  expect(await read(app.services.tokenDb())).toBe('15s')
  const slow = app.services.tokenDb().$transaction(async (tx) => {
    await tx.$executeRaw`SET LOCAL statement_timeout = 50`
    await tx.$queryRaw`SELECT pg_sleep(20)::text`
  })
  const refusal = tooSlow(await slow.catch((error: unknown) => error))
  expect(refusal?.extensions).toEqual({ code: 'QUERY_LIMIT', limit: 'time' })
})

test('figures tell tokens apart', async () => {
  const { id, bearer } = await newToken()
  await ask(bearer)
  const { body } = await app.services.metrics.testo()
  expect(body).toContain(`token_requests_total{token="${id}",rotta="graphql",esito="ok"} 1`)
})

test('an area holds its permissions and no others', async () => {
  const { bearer } = await newToken({ aree: ['STATISTICHE'] })
  expect((await ask(bearer, '{ viewer { permessi { viewStats viewOrders adminUsers } } }')).body.data).toEqual({
    viewer: { permessi: { viewStats: true, viewOrders: false, adminUsers: false } },
  })
  const { pk } = await makeOrdine(app.db).then(({ id }) => ({ pk: id }))
  const list = '{ ordini(first: 1) { totalCount } }'
  const own = `{ ordine(pk: ${pk}) { pk } dominioOrdini { agenti { pk } } }`
  expect((await ask(bearer, own)).body.data).toEqual({ ordine: null, dominioOrdini: { agenti: null } })
  for (const withheld of [list, '{ preventivi(first: 1) { nodes { pk } } }']) {
    expect((await ask(bearer, withheld)).body.errors[0].extensions.code).toBe('FORBIDDEN')
  }
  const { bearer: orders } = await newToken({ aree: ['ORDINI'] })
  expect((await ask(orders, own)).body.data).toMatchObject({ ordine: { pk } })
  expect((await ask(orders, list)).body.data).toEqual({ ordini: { totalCount: 1 } })
})

test('an area that writes needs a token that writes', async () => {
  const superuser = await app.as('super')
  const CREATE =
    'mutation ($input: CreateTokenInput!) { createToken(input: $input) { testo errors { field message } } }'
  const input = { userPk: superuser.user?.id, nome: 'ordini', aree: ['SCRITTURA_ORDINI'] }
  const { data } = await superuser.graphql(CREATE, { input })
  expect(data).toMatchObject({ createToken: { testo: null, errors: [{ field: 'aree' }] } })
  const { data: made } = await superuser.graphql<{ createToken: { testo: string } }>(CREATE, {
    input: { ...input, scrittura: true },
  })
  expect(
    (await ask(made?.createToken.testo ?? '', '{ viewer { permessi { editOrder viewPreventivi } } }')).body.data,
  ).toEqual({ viewer: { permessi: { editOrder: true, viewPreventivi: false } } })
})

test('pages of a listed origin may call, those of others may not', async () => {
  const origin = 'https://cruscotto.example'
  const before = (given: string, path: string) =>
    app.fetch(path, { method: 'OPTIONS', headers: { origin: given, 'access-control-request-method': 'POST' } })
  for (const path of ['/graphql', '/api/ordini/']) {
    const allowed = await before(origin, path)
    expect(allowed.status).toBe(204)
    expect(allowed.headers.get('access-control-allow-origin')).toBe(origin)
    expect(allowed.headers.get('access-control-allow-headers')).toContain('authorization')
    expect((await before('https://evil.example', path)).headers.get('access-control-allow-origin')).toBeNull()
  }
  const { bearer } = await newToken()
  const { headers } = await ask(bearer, undefined, { origin })
  expect(headers.get('access-control-allow-origin')).toBe(origin)
  expect(headers.get('access-control-allow-credentials')).toBeNull()
  expect(headers.get('vary')).toContain('Origin')
})

test('the page to write documents in opens with nothing from outside, its script by its nonce', async () => {
  const headers = { accept: 'text/html' }
  const page = await (await app.as('super')).fetch('/graphql', { headers })
  expect(page.headers.get('content-type')).toContain('text/html')
  const nonce = /script-src 'nonce-([^']+)'/.exec(page.headers.get('content-security-policy') ?? '')?.[1]
  const text = await page.text()
  expect(text).toContain(`<script nonce="${nonce}">`)
  expect(text).not.toMatch(/(?:src|href)="https?:/)
  expect((await app.fetch('/graphql', { headers })).headers.get('content-type')).not.toContain('text/html')
})

test('the lower-case word of an older client is refused as any unknown value of an enum', async () => {
  await freshWindow()
  const { bearer } = await newToken()
  const inText = await ask(bearer, '{ ordiniAppresi(tempisticaPk: 1, reparto: banchi) { minuti } }')
  expect(inText.body.errors[0].message).toContain('"banchi" does not exist in "RepartoFase"')
  const query = 'query ($reparto: RepartoFase!) { ordiniAppresi(tempisticaPk: 1, reparto: $reparto) { minuti } }'
  const inVariable = await ask(bearer, query, {}, { reparto: 'banchi' })
  expect(inVariable.body.errors[0].extensions).toMatchObject({ errors: [{ code: 'INVALID', field: 'reparto' }] })
  expect((await ask(bearer, query, {}, { reparto: 'BANCHI' })).body.errors).toBeUndefined()
})
