import { createServer, type OutgoingHttpHeaders, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import { getRequestListener } from '@hono/node-server'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeUserOfKind } from '#server-test/factories.ts'

const documenti: Record<string, string> = {
  io: '{ viewer { pk username } }',
  ordini: 'query ($filtro: FiltroOrdini) { ordini(filtro: $filtro) { nodes { pk numeroCommessa } } }',
  lunga: `{ ${Array.from({ length: 60 }, (_, n) => `prova${n}: viewer { username email }`).join(' ')} }`,
  vietata: '{ segnalazioni(first: 1) { nodes { pk } } }',
  fails: 'query Fails { viewer { pk } segnalazioni(first: 1) { nodes { pk } } }',
  scrive: 'mutation { deleteCliente(input: { pk: 1 }) { errors { message } } }',
  esce: 'mutation { logout(input: {}) { fatto } }',
  ascolta: 'subscription { changed(topics: [ORDINE]) { __typename } }',
}

let app: TestApp
let server: Server
let superuser: Client

const listen = (server: Server) =>
  new Promise<Server>((resolve) => {
    server.listen(0, '127.0.0.1', () => resolve(server))
  })

beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  const persisted = new Map(Object.entries(documenti).map(([id, text]) => [id, { text, document: parse(text) }]))
  const { services } = app
  server = await listen(createServer(getRequestListener(createApp({ services, persisted }).fetch)))
  superuser = await app.as('super')
  await makeOrdine(app.db)
})
afterAll(async () => {
  server.close()
  await app.close()
})

interface Call {
  headers?: OutgoingHttpHeaders
  body?: string | object
  method?: string
  path?: string
  /** Without its length, in pieces. */
  aPezzi?: boolean
}

interface Outcome {
  status: number
  headers: Record<string, unknown>
  body: string
}

const RANDOMS = /nonce-[^']+|"request_?[iI]d":"[^"]*"/g
/** Of the connection, or of how the body travels. */
const OF_TRANSPORT = ['date', 'connection', 'keep-alive', 'content-length', 'transfer-encoding', 'content-encoding']

function sendIt({ headers = {}, body = '', method = 'POST', path = '/graphql', aPezzi }: Call): Promise<Outcome> {
  const { port } = server.address() as AddressInfo
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const all = {
    host: 'noi.it:8080',
    'content-type': 'application/json',
    accept: 'application/json',
    'x-request-id': 'prova-123',
    ...headers,
  }
  return new Promise<Outcome>((resolve, reject) => {
    const call = request({ port, host: '127.0.0.1', method, path, headers: all, agent: false }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const bytes = Buffer.concat(chunks)
        const plain = response.headers['content-encoding'] === 'gzip' ? gunzipSync(bytes) : bytes
        const kept = Object.entries(response.headers).filter(([name]) => !OF_TRANSPORT.includes(name))
        const masked = kept.map(([name, value]) => [name, String(value).replace(RANDOMS, '')])
        resolve({
          status: response.statusCode ?? 0,
          headers: Object.fromEntries(masked),
          body: plain.toString().replace(RANDOMS, ''),
        })
      })
    })
    call.on('error', reject)
    if (aPezzi) call.write(text)
    call.end(aPezzi ? '' : text)
  })
}

/** What stands on every answer of the server, whoever gives it. */
const ON_ALL = /^(content-security-policy|cross-origin-|origin-agent|permissions-policy|referrer-|x-(?!eventi))/
const onAll = ({ headers }: Outcome) =>
  Object.entries(headers)
    .filter(([name]) => ON_ALL.test(name))
    .sort()

/** A call of the door, whose answer has the headers of every other one. */
async function call(chiamata: Call): Promise<Outcome> {
  const outcome = await sendIt(chiamata)
  const host = chiamata.headers?.host
  const other = await sendIt({ method: 'GET', path: '/api/user/', headers: host ? { host } : {} })
  expect(onAll(outcome)).toEqual(onAll(other))
  expect(onAll(outcome).length).toBeGreaterThan(8)
  return outcome
}

const session = (csrf = superuser.cookies.get('csrftoken')) => ({
  cookie: [...superuser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
  ...(csrf ? { 'x-csrftoken': csrf } : {}),
})

/** How often each operation has been run. */
async function operationsRun(): Promise<string[]> {
  const { body } = await app.services.metrics.testo()
  return body.split('\n').filter((line) => line.startsWith('graphql_operations_total{'))
}

describe('the door behind a port', () => {
  test.each<[string, () => Call, number]>([
    ['a visitor', () => ({ body: { id: 'io' } }), 200],
    ['a session', () => ({ body: { id: 'io' }, headers: session() }), 200],
    ['variables', () => ({ body: { id: 'ordini', variables: { filtro: {} } }, headers: session() }), 200],
    ['wrong variables', () => ({ body: { id: 'ordini', variables: { filtro: 3 } }, headers: session() }), 400],
    ['a refusal', () => ({ body: { id: 'vietata' } }), 200],
    ['a mutation without rights', () => ({ body: { id: 'scrive' } }), 200],
    [
      'the response media type',
      () => ({ body: { id: 'io' }, headers: { accept: 'application/graphql-response+json' } }),
      200,
    ],
    [
      'the media types of our pages',
      () => ({
        body: { id: 'io' },
        headers: { accept: 'application/graphql-response+json, application/json', 'accept-encoding': 'gzip, br' },
      }),
      200,
    ],
    ['a stale cookie', () => ({ body: { id: 'io' }, headers: { cookie: 'sessionid=vecchio' } }), 200],
    ['a wrong token', () => ({ body: { id: 'io' }, headers: { authorization: 'Bearer srm_no' } }), 401],
    ['a session without CSRF token', () => ({ body: { id: 'io' }, headers: session('') }), 403],
    ['a wrong CSRF token', () => ({ body: { id: 'io' }, headers: session('a'.repeat(32)) }), 403],
    ['our origin', () => ({ body: { id: 'io' }, headers: { ...session(), origin: 'http://noi.it:8080' } }), 200],
    [
      'a foreign origin',
      () => ({ body: { id: 'io' }, headers: { ...session(), origin: 'https://evil.example' } }),
      403,
    ],
    [
      'a foreign referer',
      () => ({ body: { id: 'io' }, headers: { ...session(), referer: 'https://evil.example/' } }),
      403,
    ],
    [
      'a cross-site fetch',
      () => ({ body: { id: 'io' }, headers: { ...session(), 'sec-fetch-site': 'cross-site' } }),
      403,
    ],
    ['cookies that end', () => ({ body: { id: 'esce' } }), 200],
    [
      'a browser that takes gzip',
      () => ({ body: { id: 'lunga' }, headers: { ...session(), 'accept-encoding': 'gzip, deflate, br, zstd' } }),
      200,
    ],
  ])('%s', async (_name, chiamata, status) => {
    expect(await call(chiamata())).toMatchObject({ status })
  })

  test('long answers are compressed for who takes it', async () => {
    const { port } = server.address() as AddressInfo
    const ask = (id: string) =>
      fetch(`http://127.0.0.1:${port}/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json', ...session() },
        body: JSON.stringify({ id }),
      })
    const [long, breve] = await Promise.all([ask('lunga'), ask('io')])
    expect(long.headers.get('content-encoding')).toBe('gzip')
    expect(Object.keys((await long.json()).data)).toHaveLength(60)
    expect(breve.headers.get('content-encoding')).toBeNull()
  })

  test('two cookies that end are two headers', async () => {
    const other = await app.as(await makeUserOfKind(app.db, 'staff'))
    const headers = {
      cookie: [...other.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-csrftoken': other.cookies.get('csrftoken'),
    }
    const { port } = server.address() as AddressInfo
    const lines = await new Promise<string[] | undefined>((resolve, reject) => {
      const all = { 'content-type': 'application/json', ...headers }
      const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers: all }, (response) => {
        response.resume()
        resolve(response.headers['set-cookie'])
      })
      call.on('error', reject)
      call.end(JSON.stringify({ id: 'esce' }))
    })
    expect(lines?.length).toBeGreaterThan(1)
    expect(lines?.every((line) => line.includes('Max-Age=0'))).toBe(true)
  })

  test('a visitor keeps what is public for a minute, and asks whether it has changed', async () => {
    const path = '/graphql?id=io'
    const before = await call({ method: 'GET', path })
    expect(before).toMatchObject({ status: 200, headers: { 'cache-control': expect.stringContaining('public') } })
    const again = { 'if-none-match': String(before.headers.etag) }
    expect(await call({ method: 'GET', path, headers: again })).toMatchObject({ status: 304, body: '' })
    const own = await call({ method: 'GET', path, headers: { ...session(), ...again } })
    expect(own.status).toBe(200)
    expect(own.headers).not.toHaveProperty('cache-control')
  })

  test('what has an error is run once, and kept by nobody', async () => {
    const answer = await call({ method: 'GET', path: '/graphql?id=fails' })
    expect(answer).toMatchObject({ status: 200, body: expect.stringContaining('UNAUTHENTICATED') })
    expect(answer.headers).not.toHaveProperty('cache-control')
    expect(await operationsRun()).toContain('graphql_operations_total{nome="Fails",tipo="query",esito="errore"} 1')
  })

  test('nothing is run for whom no media type can be answered', async () => {
    const before = await operationsRun()
    const body = { id: 'scrive' }
    for (const accept of ['text/plain', 'text/event-stream', 'multipart/mixed']) {
      expect(await call({ body, headers: { ...session(), accept } })).toMatchObject({ status: 406, body: '' })
    }
    expect(await operationsRun()).toEqual(before)
  })

  test('the position of the events goes to users only', async () => {
    await expect.poll(() => app.services.events.posizione(), { timeout: 120_000 }).not.toBeNull()
    expect((await call({ body: { id: 'io' }, headers: session() })).headers['x-eventi']).toMatch(/^\d+:\d+:[\d,]*$/)
    expect((await call({ body: { id: 'io' } })).headers['x-eventi']).toBeUndefined()
  })
})

describe('what is unusual', () => {
  test.each<[string, () => Call, number]>([
    ['an unknown id', () => ({ body: { id: 'boh' } }), 400],
    ['a free document', () => ({ body: { query: '{ viewer { pk } }' } }), 401],
    ['a free document of a session', () => ({ body: { query: '{ viewer { pk } }' }, headers: session() }), 400],
    ['a subscription', () => ({ body: { id: 'ascolta' } }), 400],
    ['no JSON', () => ({ body: '{' }), 400],
    ['a list', () => ({ body: [{ id: 'io' }] }), 400],
    ['variables that are none', () => ({ body: { id: 'io', variables: 'x' } }), 400],
    ['deep nesting', () => ({ body: `{"id":"io","variables":${'{"a":'.repeat(70)}1${'}'.repeat(71)}` }), 400],
    ['another media type', () => ({ body: { id: 'io' }, headers: { accept: 'text/plain' } }), 406],
    ['a form', () => ({ body: { id: 'io' }, headers: { 'content-type': 'text/plain' } }), 415],
    ['a body in pieces', () => ({ body: { id: 'io' }, aPezzi: true }), 200],
    [
      'preferences of compression',
      () => ({ body: { id: 'io' }, headers: { 'accept-encoding': 'gzip;q=0, deflate' } }),
      200,
    ],
    ['an odd host', () => ({ body: { id: 'io' }, headers: { host: 'a_b.it' } }), 200],
    ['an address with a query', () => ({ body: { id: 'io' }, path: '/graphql?a=1' }), 200],
    ['another method', () => ({ body: '', method: 'GET', path: '/graphql?id=io' }), 200],
  ])('%s', async (_name, chiamata, status) => {
    expect(await call(chiamata())).toMatchObject({ status })
  })

  const LONG = { id: 'io', variables: { testo: 'x'.repeat(70_000) } }
  test.each<[string, () => Call, number]>([
    ['a visitor', () => ({ body: LONG }), 413],
    ['a visitor who does not say how long', () => ({ body: LONG, aPezzi: true }), 413],
    ['an invented cookie', () => ({ body: LONG, headers: { cookie: 'sessionid=inventata' } }), 413],
    ['a user', () => ({ body: LONG, headers: session() }), 200],
    ['a user who does not say how long', () => ({ body: LONG, headers: session(), aPezzi: true }), 200],
    ['a visitor, less long', () => ({ body: { id: 'io', variables: { testo: 'x'.repeat(60_000) } } }), 200],
  ])('70 kB of %s', async (_name, chiamata, status) => {
    expect(await call(chiamata())).toMatchObject({ status })
  })

  test('a body beyond the limit', async () => {
    const body = { id: 'io', variables: { testo: 'x'.repeat(1024 * 1024) } }
    expect(await sendIt({ body })).toMatchObject({ status: 413 })
  })
})

test('who goes away in the middle of a request harms nobody, and is no fault of the server', async () => {
  const { port } = server.address() as AddressInfo
  for (const length of [{ 'content-length': 500 }, { 'transfer-encoding': 'chunked' }]) {
    const headers = { 'content-type': 'application/json', ...session(), ...length }
    const call = request({ port, host: '127.0.0.1', method: 'POST', path: '/graphql', headers })
    call.on('error', () => {})
    call.write('{"id":"io"')
    // Until the server knows who it is and waits for the rest.
    await new Promise((resolve) => setTimeout(resolve, 500))
    call.destroy()
  }
  await new Promise((resolve) => setTimeout(resolve, 500))
  expect((await sendIt({ body: { id: 'io' } })).status).toBe(200)
  expect(await app.db.segnalazione.count()).toBe(0)
})
