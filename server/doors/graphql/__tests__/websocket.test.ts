import { createServer, type Server } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { createClient, type Client as WsClient } from 'graphql-ws'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo, makeUserOfKind } from '#server-test/factories.ts'
import { createWebsocket, type WebsocketServer } from '../websocket.ts'

const PREVENTIVI =
  'subscription { changed(topics: [PREVENTIVO]) { pk nodo { ... on Preventivo { citta agente { pk } } } } }'
const persisted = { logout: 'mutation { logout(input: {}) { fatto } }' }

let app: TestApp
let server: Server
let sockets: WebsocketServer
let address: AddressInfo
const clients: WsClient[] = []
const open: WebSocket[] = []

beforeAll(async () => {
  app = await createTestApp({ persisted, config: { production: false } })
  await app.services.events.start()
  server = createServer((_request, response) => response.end('ok'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  address = server.address() as AddressInfo
  sockets = createWebsocket(server, app.services, new Map())
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.dispose()
  for (const socket of open.splice(0)) socket.terminate()
  // The server's own reader of ended sessions stays.
  await expect.poll(() => app.services.events.stato().iscritti).toBe(1)
})
afterAll(async () => {
  await sockets.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
})

const url = () => `ws://127.0.0.1:${address.port}/graphql`
const cookieOf = ({ cookies }: Client) => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

/** A bare socket; resolves to its state: open, or the status that refused it. */
function knock(headers: Record<string, string>, path = url()): Promise<{ socket: WebSocket; status: number }> {
  return new Promise((resolve, reject) => {
    const socket = new WebSocket(path, 'graphql-transport-ws', { headers })
    socket.on('open', () => resolve({ socket, status: 101 }))
    socket.on('unexpected-response', (_request, response) => resolve({ socket, status: response.statusCode ?? 0 }))
    socket.on('error', reject)
    open.push(socket)
  })
}

/** A client that never reconnects. */
function collega(who: Client, closed?: (code: number) => void): WsClient {
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers: { cookie: cookieOf(who) } })
    }
  }
  const client = createClient({
    url: url(),
    webSocketImpl: Socket,
    retryAttempts: 0,
    lazy: false,
    onNonLazyError: () => undefined,
    on: { closed: (event) => closed?.((event as { code: number }).code) },
  })
  clients.push(client)
  return client
}

interface Notice {
  data?: { changed: { pk: number; nodo: { citta: string; agente: unknown } | null } }
  errors?: readonly { extensions?: { code?: unknown } }[]
}

/** Subscribed for good once the server has a reader more. */
async function subscribe(client: WsClient, query = PREVENTIVI) {
  const before = app.services.events.stato().iscritti
  const events = client.iterate({ query }) as AsyncIterableIterator<Notice>
  const first = events.next()
  first.catch(() => undefined)
  await expect.poll(() => app.services.events.stato().iscritti).toBe(before + 1)
  return { first, events }
}

async function change(pk: number, citta: string): Promise<void> {
  await app.db.$transaction(async (tx) => {
    await tx.preventivo.update({ where: { id: pk }, data: { citta } })
    await tx.eventLog.create({ data: { topic: 'preventivo', payload: { pk } } })
  })
}

test('comes in with a session, and from our own pages only', async () => {
  const cookie = cookieOf(await app.as('staff'))
  const origin = `http://127.0.0.1:${address.port}`
  expect((await knock({ cookie, origin })).status).toBe(101)
  expect((await knock({ cookie, origin: 'https://evil.example' })).status).toBe(403)
  expect((await knock({ cookie, origin: 'null' })).status).toBe(403)
  expect((await knock({ cookie, origin: `http://127.0.0.1:${address.port + 1}` })).status).toBe(403)
  expect((await knock({ origin: 'https://evil.example' })).status).toBe(403)
  expect((await knock({ cookie: 'sessionid=inventata', origin })).status).toBe(403)
  expect((await knock({ cookie, origin }, url().replace('/graphql', '/altro'))).status).toBe(403)
})

test('a request that is no request does no harm', async () => {
  for (const text of [
    'GET /graphql HTTP/1.1\r\nHost: [\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET // HTTP/1.1\r\nHost: a b\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n',
    'GET http://[/ HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer x\r\n\r\n',
    'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nAuthorization: Bearer x\r\n\r\n',
  ]) {
    const answer = await new Promise<string>((resolve) => {
      const socket = connect(address.port, '127.0.0.1', () => socket.write(text))
      let read = ''
      socket.on('data', (chunk) => (read += chunk.toString()))
      socket.on('close', () => resolve(read))
      socket.on('error', () => resolve(read))
    })
    expect(answer).toMatch(/^HTTP\/1.1 4/)
  }
  // One that leaves at once, before its session is looked up.
  const socket = connect(address.port, '127.0.0.1', () => {
    socket.write(
      'GET /graphql HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nCookie: sessionid=x\r\n\r\n',
    )
    socket.resetAndDestroy()
  })
  await new Promise((resolve) => socket.on('close', resolve))
  expect((await knock({ cookie: cookieOf(await app.as('staff')) })).status).toBe(101)
})

test('a user has five sockets, not six; a closed one makes room', async () => {
  const cookie = cookieOf(await app.as(await makeUserOfKind(app.db, 'staff')))
  const five = await Promise.all(Array.from({ length: 5 }, () => knock({ cookie })))
  expect(five.map(({ status }) => status)).toEqual([101, 101, 101, 101, 101])
  expect((await knock({ cookie })).status).toBe(429)
  five[0]?.socket.close()
  await expect.poll(async () => (await knock({ cookie })).status).toBe(101)
})

test('a bad document is answered and the socket lives on', async () => {
  const client = collega(await app.as('staff'))
  const ask = async (query: string) => {
    const found: unknown[] = []
    await new Promise<void>((resolve) => {
      client.subscribe(
        { query },
        { next: (value) => found.push(value), error: (error) => resolve(void found.push(error)), complete: resolve },
      )
    })
    return JSON.stringify(found)
  }
  expect(await ask('{')).toContain('Syntax Error')
  expect(await ask('{ inesistente }')).toContain('Cannot query field')
  expect(await ask('{ viewer { usernam } }')).not.toContain('Did you mean')
  expect(await ask('subscription { changed(topics: [MAIL]) { pk } }')).toContain('FORBIDDEN')
  expect(await ask(`{ ${'a '.repeat(1100)} }`)).toContain('token')
  expect(await ask('subscription ($a: Int!) { changed(topics: [PREVENTIVO]) { pk } }')).toContain('$a')
  expect(await ask('{ viewer { username } }')).toBe('[{"data":{"viewer":{"username":"staff"}}}]')
})

test('64 KB is the longest message', async () => {
  const { socket } = await knock({ cookie: cookieOf(await app.as('staff')) })
  const code = new Promise((resolve) => socket.on('close', resolve))
  socket.on('error', () => undefined)
  socket.send(JSON.stringify({ type: 'connection_init', payload: { x: 'x'.repeat(70_000) } }))
  expect(await code).toBe(1009)
  expect((await knock({ cookie: cookieOf(await app.as('staff')) })).status).toBe(101)
})

test('every event is authorised for who listens', async () => {
  const agente = await app.as('agente')
  const its = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
  const own = await makePreventivo(app.db, { agenteId: its.id })
  const foreign = await makePreventivo(app.db, { agenteId: (await makeAgente(app.db)).id })
  const { first } = await subscribe(collega(agente))
  await change(foreign.id, 'Roma')
  await change(own.id, 'Padova')
  expect((await first).value.data).toEqual({
    changed: { pk: own.id, nodo: { citta: 'Padova', agente: null } },
  })
})

test('who closes leaves no reader behind, events or not', async () => {
  const before = app.services.events.stato().iscritti
  const client = collega(await app.as('staff'))
  await subscribe(client)
  await subscribe(client)
  await client.dispose()
  await expect.poll(() => app.services.events.stato().iscritti).toBe(before)
})

test('rights that change take the socket’s old eyes away', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const own = await makeAgente(app.db)
  const preventivo = await makePreventivo(app.db, { agenteId: own.id })
  const { first, events } = await subscribe(collega(await app.as(user)))
  await change(preventivo.id, 'Roma')
  expect((await first).value.data?.changed.nodo).toEqual({ citta: 'Roma', agente: { pk: own.id } })
  await app.db.user.update({ where: { id: user.id }, data: { isStaff: false } })
  await app.db.agente.update({ where: { id: own.id }, data: { userId: user.id } })
  // It may be refused while the change is still being written: heard from the beginning.
  const after = events.next().catch((error: unknown) => JSON.stringify(error))
  await change(preventivo.id, 'Milano')
  const outcome = await after
  expect(JSON.stringify(outcome)).not.toContain(`"agente":{`)
})

test('logging out closes the sockets of that session at once, with 4403, and no others', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const [here, elsewhere] = await Promise.all([app.as(user), app.as(user)])
  const codes: Record<string, number> = {}
  const { promise: closed, resolve } = Promise.withResolvers<number>()
  await subscribe(collega(here, resolve))
  const remaining = collega(elsewhere, (code) => {
    codes.altrove = code
  })
  const headers = { 'content-type': 'application/json' }
  await here.fetch('/graphql', { method: 'POST', headers, body: JSON.stringify({ id: 'logout' }) })
  expect(await closed).toBe(4403)
  expect(codes).toEqual({})
  await expect.poll(() => app.services.events.stato().iscritti).toBe(1)
  const { first } = await subscribe(remaining)
  const { id } = await makePreventivo(app.db)
  await change(id, 'Trento')
  expect((await first).value.data?.changed.pk).toBe(id)
})

test('a disabled user’s sockets close', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const client = await app.as(user)
  const { promise: closed, resolve } = Promise.withResolvers<number>()
  await subscribe(collega(client, resolve))
  await app.db.user.update({ where: { id: user.id }, data: { isActive: false } })
  await app.db.eventLog.create({ data: { topic: 'sessione', payload: { userId: user.id } } })
  expect(await closed).toBe(4403)
})

test("'Vedi come' begins and ends on open sockets too, and writes nothing through them", async () => {
  const superuser = await app.as(await makeUserOfKind(app.db, 'super'))
  const agente = await app.as('agente')
  const its = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
  const own = await makePreventivo(app.db, { agenteId: its.id })
  const foreign = await makePreventivo(app.db)
  const { promise: entered, resolve: enter } = Promise.withResolvers<number>()
  await subscribe(collega(superuser, enter))
  await superuser.graphql(`mutation { startVediCome(input: { userPk: ${agente.user?.id} }) { fatto } }`)
  expect(await entered).toBe(4403)

  const { promise: exited, resolve: fine } = Promise.withResolvers<number>()
  await expect.poll(() => app.services.events.stato().iscritti).toBe(1)
  const client = collega(superuser, fine)
  const { first } = await subscribe(client)
  await change(foreign.id, 'Roma')
  await change(own.id, 'Padova')
  expect((await first).value.data).toEqual({
    changed: { pk: own.id, nodo: { citta: 'Padova', agente: null } },
  })
  const query = `mutation { setEliminatoPreventivo(input: { pk: ${own.id}, eliminato: true }) { errors { code } } }`
  const { value } = await client.iterate({ query }).next()
  expect(value?.errors?.[0]?.message).toContain('Stai vedendo il programma come')
  expect(await app.db.preventivo.findUnique({ where: { id: own.id } })).toMatchObject({ eliminato: false })
  await superuser.graphql('mutation { endVediCome(input: {}) { fatto } }')
  expect(await exited).toBe(4403)
})
