import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUserOfKind } from '#server-test/factories.ts'

// The classical abuse of a GraphQL server, on the product as it runs in production.

let app: TestApp
let integrator: Client
let introspector: Client
let browser: Client
let pk: number

const persisted = {
  viewer: '{ viewer { username } }',
  elimina: 'mutation ($pk: Int!) { setEliminatoPreventivo(input: { pk: $pk, eliminato: true }) { errors { code } } }',
  citta: 'query ($citta: String!) { preventivi(filtro: { citta: $citta }) { totalCount } }',
}

beforeAll(async () => {
  app = await createTestApp({ persisted })
  const staff = await makeUserOfKind(app.db, 'staff')
  integrator = await app.conToken(staff, { scrittura: true })
  introspector = await app.conToken(staff, { scrittura: true, introspezione: true })
  browser = await app.as('staff')
  pk = (await makePreventivo(app.db)).id
})
afterAll(() => app.close())

const json = { 'content-type': 'application/json', accept: 'application/graphql-response+json' }

interface Answer {
  data?: Record<string, unknown> | null
  errors?: { message: string; extensions?: Record<string, unknown> }[]
  extensions?: Record<string, unknown>
}

async function send(client: Client, body: string | object, headers: Record<string, string> = json) {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await client.fetch('/graphql', { method: 'POST', headers, body: text })
  const answer: Answer = await response.json().catch(() => ({}))
  return { status: response.status, ...answer, code: answer.errors?.[0]?.extensions?.code }
}

const ask = (query: string, variables = {}) => send(integrator, { query, variables })
const repeat = (times: number, text: (i: number) => string) =>
  Array.from({ length: times }, (_, i) => text(i)).join(' ')

describe('limits of a free document', () => {
  test('what is within them runs', async () => {
    const answer = await ask('{ preventivi(first: 20) { nodes { pk serramenti { tipoSerramento { nome } } } } }')
    expect(answer).toMatchObject({ status: 200, data: { preventivi: { nodes: [{ pk }] } } })
  })

  test.each([
    ['aliases', `{ ${repeat(16, (i) => `a${i}: viewer { pk }`)} }`],
    ['aliases in a fragment', `{ viewer { ...F } } fragment F on Viewer { ${repeat(16, (i) => `a${i}: pk`)} }`],
    ['directives', `{ viewer { ${repeat(9, () => 'pk @skip(if: false)')} } }`],
    ['depth', nested(16)],
    ['depth through fragments', catena(15)],
    ['cost', '{ preventivi(perPagina: 1000) { nodes { serramenti { tipoSerramento { aperture { pk nome } } } } } }'],
    [
      'cost of links',
      '{ clienti { nodes { ordini { nodes { righe { pk } cliente { ordini { nodes { pk } } } } } } } }',
    ],
  ])('%s', async (_what, query) => {
    expect(await ask(query)).toMatchObject({ code: 'QUERY_LIMIT' })
  })

  test('cost by variables counts as much as by literals', async () => {
    const query =
      'query ($n: Int) { preventivi(perPagina: $n) { nodes { pk nomeCognome citta provincia email telefono } } }'
    expect((await ask(query, { n: 10 })).errors).toBeUndefined()
    expect(await ask(query, { n: 1000 })).toMatchObject({ code: 'QUERY_LIMIT' })
    const predefinito =
      'query ($n: Int = 1000) { preventivi(perPagina: $n) { nodes { pk nomeCognome citta provincia email telefono } } }'
    expect(await ask(predefinito)).toMatchObject({ code: 'QUERY_LIMIT' })
  })

  test('rows are the most that any argument says, ids among them', async () => {
    const righe = (args: string) =>
      `{ preventivi(${args}) { nodes { pk nomeCognome citta provincia email telefono } } }`
    for (const args of ['first: 1, perPagina: 1000', 'perPagina: 1000, first: 1', 'first: 1000']) {
      expect(await ask(righe(args)), args).toMatchObject({ code: 'QUERY_LIMIT' })
    }
    const ids = Array.from({ length: 2000 }, (_, i) => Buffer.from(`Preventivo:${i}`).toString('base64'))
    const nodes = 'query ($ids: [ID!]!) { nodes(ids: $ids) { id ... on Preventivo { pk citta } } }'
    expect(await ask(nodes, { ids })).toMatchObject({ code: 'QUERY_LIMIT' })
    expect((await ask(nodes, { ids: ids.slice(0, 3) })).errors).toBeUndefined()
  })

  test('tokens, before the parser recurses', async () => {
    expect((await ask(`{ ${repeat(1001, () => 'viewer { pk }')} }`)).status).toBe(400)
    expect((await ask(`${'{ a '.repeat(50_000)}`)).status).toBe(400)
    expect((await ask(`{ a(b: ${'['.repeat(50_000)}) }`)).status).toBe(400)
  })

  test('pages are bounded', async () => {
    for (const args of ['first: 101', 'first: -1', 'perPagina: 1001', 'pagina: 0', 'after: "zzz"']) {
      expect(await ask(`{ preventivi(${args}) { totalCount } }`), args).toMatchObject({ code: 'BAD_USER_INPUT' })
    }
  })

  test('a list has the orders that it names', async () => {
    expect((await ask('{ preventivi(ordinamento: [PASSWORD]) { totalCount } }')).status).toBe(400)
  })

  test('fragments doubled ninety times are measured at once', async () => {
    const doubled = repeat(90, (i) => `fragment F${i} on Viewer { ...F${i + 1} ...F${i + 1} }`)
    const answer = await ask(`{ viewer { ...F0 } } ${doubled} fragment F90 on Viewer { pk }`)
    expect(answer).toMatchObject({ code: 'QUERY_LIMIT' })
  })

  test('a fragment that spreads itself ends', async () => {
    const answer = await ask('{ viewer { ...A } } fragment A on Viewer { ...B } fragment B on Viewer { ...A }')
    expect(answer.status).toBe(400)
  })
})

describe('what a body may be', () => {
  test('50,000 nested brackets', async () => {
    for (const body of ['['.repeat(50_000), `{"query":"{ viewer { pk } }","variables":${'{"a":'.repeat(50_000)}`]) {
      expect((await send(integrator, body)).status).toBe(400)
    }
  })

  test('20 MB', async () => {
    const answer = await send(integrator, `{"query":"${' '.repeat(20 * 1024 * 1024)}"}`)
    expect(answer.status).toBe(413)
  })

  test('20 MB without saying so', async () => {
    const chunk = new Uint8Array(64 * 1024).fill(32)
    let sent = 0
    const body = new ReadableStream({
      pull(controller) {
        sent += chunk.length
        if (sent > 20 * 1024 * 1024) controller.close()
        else controller.enqueue(chunk)
      },
    })
    const init = { method: 'POST', headers: json, body, duplex: 'half' } as RequestInit
    expect((await integrator.fetch('/graphql', init)).status).toBe(413)
    expect(sent).toBeLessThan(4 * 1024 * 1024)
  })

  test.each([
    ['a batch', '[{"query":"{ viewer { pk } }"},{"query":"{ viewer { pk } }"}]', json],
    ['no JSON', '{', json],
    ['null', 'null', json],
    ['a number', '1', json],
    ['nothing', '', json],
  ])('%s', async (_what, body, headers) => {
    expect((await send(integrator, body, headers)).status).toBe(400)
  })

  test.each([
    ['a form', 'query=%7Bviewer%7Bpk%7D%7D', { 'content-type': 'application/x-www-form-urlencoded' }],
    ['an upload', '--x--', { 'content-type': 'multipart/form-data; boundary=x' }],
    ['plain text', '{"query":"{ viewer { pk } }"}', { 'content-type': 'text/plain' }],
    ['bare GraphQL', '{ viewer { pk } }', { 'content-type': 'application/graphql' }],
  ])('%s', async (_what, body, headers) => {
    expect((await send(integrator, body, headers)).status).toBe(415)
  })

  test('variables and documents of the wrong kind', async () => {
    for (const body of [
      { query: 1 },
      { query: ['{ viewer { pk } }'] },
      { query: '{ viewer { pk } }', variables: 'x' },
      { query: '{ viewer { pk } }', variables: [1] },
      { query: '{ viewer { pk } }', operationName: 7 },
      { query: '{ viewer { pk } }', extensions: 'x' },
      { query: 'query A { viewer { pk } } query B { viewer { pk } }' },
      { query: 'query ($a: Int!) { preventivo(pk: $a) { pk } }', variables: { a: 'x' } },
      { query: 'query ($a: Int!) { preventivo(pk: $a) { pk } }', variables: { a: 2 ** 40 } },
      { id: { a: 1 } },
      { id: '__proto__' },
      {},
    ]) {
      const answer = await send(integrator, body)
      expect([200, 400], JSON.stringify(body)).toContain(answer.status)
      expect(answer.errors?.length, JSON.stringify(body)).toBeGreaterThan(0)
      expect(answer.code, JSON.stringify(body)).not.toBe('INTERNAL_SERVER_ERROR')
    }
  })

  test('characters that PostgreSQL refuses', async () => {
    const answer = await send(browser, { id: 'citta', variables: { citta: 'a\0b' } })
    expect(answer).toMatchObject({ code: 'BAD_USER_INPUT' })
  })
})

describe('a GET reads and nothing else', () => {
  test('no mutation, free or persisted', async () => {
    const query = `mutation { setEliminatoPreventivo(input: { pk: ${pk}, eliminato: true }) { errors { code } } }`
    const free = await integrator.fetch(`/graphql?query=${encodeURIComponent(query)}`)
    const nota = await browser.fetch(`/graphql?id=elimina&variables=${encodeURIComponent(JSON.stringify({ pk }))}`)
    expect([free.status, nota.status]).toEqual([405, 405])
    expect((await app.db.preventivo.findUniqueOrThrow({ where: { id: pk } })).eliminato).toBe(false)
  })

  test('no subscription but as a stream: over HTTP it would escape the limits of the websocket', async () => {
    const headers = { ...json, accept: 'application/json' }
    const body = JSON.stringify({ query: 'subscription { changed(topics: [PREVENTIVO]) { pk } }' })
    const response = await integrator.fetch('/graphql', { method: 'POST', headers, body })
    expect(await response.text()).toContain('websocket')
  })

  test('other methods are not served', async () => {
    for (const method of ['PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS']) {
      const body = method === 'HEAD' ? undefined : '{"query":"{ viewer { pk } }"}'
      const response = await integrator.fetch('/graphql', { method, headers: json, body })
      expect(response.status, method).toBeGreaterThanOrEqual(400)
      expect(response.status, method).toBeLessThan(500)
      expect(response.headers.get('access-control-allow-origin')).toBeNull()
    }
  })

  test('no page of another origin reads an answer', async () => {
    const response = await app.fetch('/graphql?id=viewer', { headers: { origin: 'https://evil.example' } })
    expect(response.headers.get('access-control-allow-origin')).toBeNull()
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })
})

describe('what is not told', () => {
  test('a browser sends our documents only', async () => {
    expect(await send(browser, { id: 'viewer' })).toMatchObject({
      status: 200,
      data: { viewer: { username: 'staff' } },
    })
    expect(await send(browser, { query: '{ viewer { pk } }' })).toMatchObject({ status: 400, code: 'PERSISTED_ONLY' })
    expect(await send(browser, { id: 'x'.repeat(64) })).toMatchObject({
      status: 400,
      code: 'PERSISTED_QUERY_NOT_FOUND',
    })
    // Nor by an address that is opened as a page.
    const page = { headers: { accept: 'text/html, application/json' } }
    const response = await browser.fetch(`/graphql?query=${encodeURIComponent('{ viewer { pk } }')}`, page)
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('PERSISTED_ONLY')
    // Persisted queries of the automatic kind would let anybody register documents.
    const apq = { query: '{ viewer { pk } }', extensions: { persistedQuery: { version: 1, sha256Hash: 'x' } } }
    expect(await send(browser, apq)).toMatchObject({ code: 'PERSISTED_ONLY' })
  })

  test('the schema: neither by introspection nor by suggestion', async () => {
    for (const query of [
      '{ __schema { types { name } } }',
      '{ __type(name: "User") { name } }',
      '{ viewer { ...F } } fragment F on Viewer { pk } query Q { __schema { description } }',
    ]) {
      expect(JSON.stringify(await ask(query))).not.toContain('"types"')
    }
    expect(await ask('{ __schema { types { name } } }')).toMatchObject({ code: 'QUERY_LIMIT' })
    const { errors } = await ask('{ viewer { usernam } preventiv { pk } }')
    expect(JSON.stringify(errors)).not.toMatch(/did you mean|"username"/i)
    const input = await ask('mutation { login(input: { usernme: "x" }) { errors { code } } }')
    expect(JSON.stringify(input)).not.toMatch(/did you mean/i)
  })

  test('with its own right the whole introspection query works', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const answer = await send(introspector, { query: getIntrospectionQuery() })
    expect(answer.errors).toBeUndefined()
    expect(answer.status).toBe(200)
  })

  test('what the schema is asked weighs too, and leaves room for the tools', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const costOf = async (query: string) => {
      const { extensions } = await send(introspector, { query })
      return (extensions as { limits: { cost: { used: number; max: number }; depth: { used: number } } }).limits
    }
    const whole = await costOf(getIntrospectionQuery({ descriptions: true, inputValueDeprecation: true, oneOf: true }))
    expect(whole.cost.used).toBeGreaterThan(100)
    expect(whole.cost.used).toBeLessThan(whole.cost.max)
    expect(whole.depth.used).toBeGreaterThan(5)
    const one = await costOf('{ __type(name: "Preventivo") { name } }')
    expect(one.cost.used).toBe(1)
    const data = await costOf('{ viewer { pk } }')
    expect((await costOf('{ viewer { pk } __type(name: "Preventivo") { name } }')).cost.used).toBe(data.cost.used + 1)
  })

  test('that right is no way around the limits', async () => {
    const ask = (query: string) => send(introspector, { query })
    const rich = 'fields { name args { name type { name } } type { name ofType { name ofType { name } } } }'
    for (const query of [
      '{ preventivi(perPagina: 1000) { nodes { serramenti { tipoSerramento { aperture { pk nome } } } } } }',
      nested(16),
      `{ __schema { ${'types { '.repeat(1)} ${'fields { type { '.repeat(2)} fields { name type { name } } ${'} '.repeat(6)}`,
      `{ ${repeat(15, (i) => `a${i}: __schema { types { ${rich} inputFields { type { ${rich} } } } }`)} }`,
      `{ __schema { queryType { ${'ofType { '.repeat(20)} name ${'} '.repeat(22)}`,
    ]) {
      const answer = await ask(query)
      expect(answer.data ?? null, query).toBeNull()
      expect(answer.errors, query).toHaveLength(1)
    }
    expect((await ask(`{ __type(name: "Preventivo") { ${rich} } viewer { pk } }`)).errors).toBeUndefined()
  })

  test('no GraphiQL, but for who makes tokens', async () => {
    for (const client of [app.visitor, browser]) {
      const response = await client.fetch('/graphql', { headers: { accept: 'text/html' } })
      expect(await response.text()).not.toMatch(/graphiql/i)
      expect(response.status).toBeGreaterThanOrEqual(400)
    }
  })
})

describe('faults are masked', () => {
  let route: TestApp
  beforeEach(async () => {
    route = await createTestApp({ persisted })
    return () => route.close()
  })

  test('the answer holds a number to quote; the rest is kept for superusers', async () => {
    const client = await route.as('staff')
    await route.db.$executeRaw`ALTER TABLE preventivi RENAME COLUMN citta TO comune`
    const answer = await send(client, { id: 'citta', variables: { citta: 'x' } })
    const requestId = answer.errors?.[0]?.extensions?.requestId
    expect(answer.errors).toEqual([
      { message: 'Errore del server.', path: ['preventivi'], extensions: { code: 'INTERNAL_SERVER_ERROR', requestId } },
    ])
    expect(requestId).toMatch(/^[\w-]{36}$/)
    await expect
      .poll(() => route.db.segnalazione.findFirst({ where: { requestId: String(requestId) } }))
      .toMatchObject({
        origine: 'server',
        userId: client.user?.id,
      })
  })
})

/** Levels that cost nothing but depth. */
const nested = (depth: number) => `{ viewer { ${'... { '.repeat(depth)} pk ${'} '.repeat(depth)} } }`

function catena(length: number): string {
  return `{ viewer { ...F0 } } ${repeat(length, (i) => `fragment F${i} on Viewer { ${i === length - 1 ? 'pk' : `...F${i + 1}`} }`)}`
}
