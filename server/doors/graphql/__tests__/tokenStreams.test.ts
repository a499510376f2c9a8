import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo, makeUserOfKind } from '#server-test/factories.ts'
import { createWebsocket, type WebsocketServer } from '../websocket.ts'

// Tokens that listen: by websocket with `connectionParams`, as browsers can, and by server-sent events.
const LISTEN = 'subscription { changed(topics: [PREVENTIVO]) { pk } }'
const PATIENT = { timeout: 20_000 }

let app: TestApp
let server: Server
let sockets: WebsocketServer

beforeAll(async () => {
  app = await createTestApp()
  await app.services.events.start()
  server = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sockets = createWebsocket(server, app.services, new Map())
})
afterAll(async () => {
  await sockets.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})

const url = () => `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
const listeners = () => app.services.events.stato().iscritti

async function newToken() {
  const user = await makeUserOfKind(app.db, 'super')
  const bearer = `srm_${newSecret()}`
  const who = { userId: user.id, creatoDaId: user.id, scadeIl: new Date('2099-01-01') }
  const data = { ...who, nome: 'prova', prefisso: 'srm_', hash: fingerprint(bearer), ambito: 'LETTURA' as const }
  return { bearer, ...(await app.db.apiToken.create({ data })) }
}

async function revoke(pk: number): Promise<void> {
  const superuser = await app.as('super')
  await superuser.graphql('mutation ($pk: Int!) { revokeToken(input: { pk: $pk }) { fatto } }', { pk })
}

/** Something happens to a quote. */
async function happen(): Promise<number> {
  const { id } = await makePreventivo(app.db)
  await app.db.eventLog.create({ data: { topic: 'preventivo', payload: { pk: id } } })
  return id
}

/** A client as browsers have it: it cannot set headers. */
function connect(connectionParams: Record<string, unknown>) {
  const closed = Promise.withResolvers<number>()
  const client = createClient({
    url: url(),
    webSocketImpl: WebSocket,
    connectionParams,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: { closed: (event) => closed.resolve((event as { code: number }).code) },
  })
  return { client, closed: closed.promise }
}

test.each([
  ['Authorization', (bearer: string) => ({ Authorization: `Bearer ${bearer}` })],
  ['headers.authorization', (bearer: string) => ({ headers: { authorization: `Bearer ${bearer}` } })],
])('a token comes in by connectionParams (%s), and its socket ends when it is revoked', async (_where, params) => {
  const { id, bearer } = await newToken()
  const before = listeners()
  const { client, closed } = connect(params(bearer))
  const events = client.iterate<{ changed: { pk: number } }>({ query: LISTEN })
  const first = events.next()
  await expect.poll(listeners, PATIENT).toBe(before + 1)
  const pk = await happen()
  expect((await first).value).toMatchObject({ data: { changed: { pk } } })
  events.next().catch(() => undefined)
  await revoke(id)
  expect(await closed).toBe(4403)
  await client.dispose()
  await expect.poll(listeners, PATIENT).toBe(before)
})

test('a socket with a wrong token, or with none, is closed', async () => {
  for (const params of [{ Authorization: 'Bearer srm_inventato' }, { Authorization: 12 }, {}]) {
    const { client, closed } = connect(params)
    expect(await closed).toBe(4403)
    await client.dispose()
  }
})

test('one address has few sockets that have not said who they are', async () => {
  const made = await Promise.all(
    Array.from({ length: 30 }, async () => {
      const socket = new WebSocket(url(), 'graphql-transport-ws')
      const status = new Promise<number>((resolve) => {
        socket.on('open', () => resolve(101))
        socket.on('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0))
        socket.on('error', () => undefined)
      })
      return { socket, status: await status }
    }),
  )
  expect(made.filter(({ status }) => status === 429).length).toBeGreaterThan(0)
  for (const { socket } of made) socket.terminate()
})

async function stream(bearer: string, query: string) {
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json', accept: 'text/event-stream' }
  const response = await app.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query }) })
  const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader()
  let read = ''
  /** Reads on until the text is there, or the end. */
  async function until(text: string): Promise<string> {
    while (!read.includes(text)) {
      const { value, done } = (await reader?.read()) ?? { done: true, value: undefined }
      if (done) break
      read += value
    }
    return read
  }
  return { response, until, leave: () => reader?.cancel() }
}

test('a token listens by server-sent events, until it leaves', async () => {
  const { bearer } = await newToken()
  const before = listeners()
  const { response, until, leave } = await stream(bearer, LISTEN)
  expect(response.headers.get('content-type')).toContain('text/event-stream')
  await expect.poll(listeners, PATIENT).toBe(before + 2)
  const pk = await happen()
  expect(await until(`"pk":${pk}`)).toContain(`event: next\ndata: {"data":{"changed":{"pk":${pk}}}}`)
  await leave()
  await expect.poll(listeners, PATIENT).toBe(before)
})

test('a stream ends when its token is revoked', async () => {
  const { id, bearer } = await newToken()
  const before = listeners()
  const { until } = await stream(bearer, LISTEN)
  await expect.poll(listeners, PATIENT).toBe(before + 2)
  await revoke(id)
  const read = await until('event: complete')
  expect(read).toContain('"code":"UNAUTHENTICATED"')
  expect(read).toContain('event: complete')
  await expect.poll(listeners, PATIENT).toBe(before)
})

test('a query answers once; a sixth stream and a browser are refused', async () => {
  const { bearer } = await newToken()
  const once = await stream(bearer, '{ viewer { username } }')
  expect(await once.until('event: complete')).toMatch(/event: next\ndata: \{"data":\{"viewer".*\n\nevent: complete/)
  const streams = await Promise.all(Array.from({ length: 5 }, () => stream(bearer, LISTEN)))
  expect((await stream(bearer, LISTEN)).response.status).toBe(429)
  for (const { leave } of streams) await leave()
  const staff = await app.as('staff')
  const headers = { accept: 'text/event-stream', 'content-type': 'application/json' }
  const refused = await staff.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ query: LISTEN }) })
  expect(refused.status).toBe(400)
})
