import { Agent, type IncomingMessage, type RequestListener, request } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { createApp } from '#server/app.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { BODY_LIMITS, type BodyLimits, createBodies } from '../bodies.ts'
import { createHttpServer, type HttpServer } from '../server.ts'

const open: HttpServer[] = []
const sockets: Socket[] = []
const ports = new Map<HttpServer, number>()
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy()
  for (const { server, drain } of open.splice(0)) if (server.listening) await drain(100)
})

async function serve(listener: RequestListener, limits?: Partial<BodyLimits>): Promise<HttpServer> {
  const http = createHttpServer({
    listener,
    bodies: createBodies({ ...BODY_LIMITS, ...limits }),
    addressOf: ({ headers }) => String(headers['x-chi'] ?? 'uno'),
  })
  await new Promise<void>((resolve) => http.server.listen(0, '127.0.0.1', resolve))
  open.push(http)
  ports.set(http, (http.server.address() as AddressInfo).port)
  return http
}

const portOf = (http: HttpServer) => ports.get(http) ?? 0

interface Call {
  method?: string
  path?: string
  body?: Buffer | string
  headers?: Record<string, string>
  agent: Agent
}

function call(http: HttpServer, { method = 'POST', path = '/', body = '', headers = {}, agent }: Call) {
  return new Promise<{ status: number; connection: string | undefined; text: string }>((resolve, reject) => {
    const all = { 'content-length': String(Buffer.byteLength(body)), ...headers }
    const options = { port: ports.get(http), host: '127.0.0.1', method, path, headers: all, agent }
    const sent = request(options, async (response: IncomingMessage) => {
      const text = (await buffer(response)).toString()
      resolve({ status: response.statusCode ?? 0, connection: response.headers.connection, text })
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

describe('an answer before the end of the body', () => {
  let app: TestApp
  let listener: RequestListener
  beforeAll(async () => {
    app = await createTestApp()
    const { services } = app
    const persisted = new Map()
    listener = getRequestListener(createApp({ services, persisted }).fetch)
  })
  afterAll(() => app.close())

  test.each([
    ['refused', '/api/planner/clienti/', 600_000, 403],
    ['nobody there', '/api/nulla/', 600_000, 404],
    ['too large', '/graphql', 2_000_000, 413],
    ['too large for the old API', '/api/preventivi-create/', 5_000_000, 413],
  ])('%s: it says that the connection ends, and the next request is answered', async (_name, path, size, status) => {
    const http = await serve(listener)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { 'content-type': 'application/json' }
    for (let turn = 0; turn < 10; turn++) {
      const body = Buffer.alloc(size, 32)
      expect(await call(http, { path, body, headers, agent })).toMatchObject({ status, connection: 'close' })
      // As long as a connection that was promised to stay would be found broken.
      if (turn === 3) await sleep(700)
    }
    agent.destroy()
  })

  test('a body that came whole leaves the connection open', async () => {
    const http = await serve(listener)
    const agent = new Agent({ keepAlive: true, maxSockets: 1 })
    const headers = { 'content-type': 'application/json' }
    const answer = await call(http, { path: '/graphql', body: '{"id":"boh"}', headers, agent })
    expect(answer).toMatchObject({ status: 400, connection: 'keep-alive' })
    agent.destroy()
  })

  test('between two requests a connection stays longer than proxies keep theirs', async () => {
    const { server } = await serve(listener)
    expect(server.keepAliveTimeout).toBeGreaterThan(120_000)
    expect(server.timeout).toBeGreaterThan(server.keepAliveTimeout)
  })
})

/** A body that is promised and never comes whole. @returns the text that the server says to it */
function unfinished(http: HttpServer, who: string, bytes: number) {
  const socket = connect(portOf(http), '127.0.0.1')
  sockets.push(socket)
  let said = ''
  let closed = false
  socket.on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => undefined)
  socket.on('close', () => {
    closed = true
  })
  socket.write(`POST / HTTP/1.1\r\nHost: noi\r\nX-Chi: ${who}\r\nContent-Length: 50000000\r\n\r\n`)
  socket.write(Buffer.alloc(bytes))
  return { said: () => said, closed: () => closed, socket }
}

/** Reads the whole body, then answers with its length. */
const reader: RequestListener = async (incoming, outgoing) => {
  const bytes = await buffer(incoming).catch(() => null)
  if (bytes) outgoing.end(String(bytes.length))
}

describe('bodies that do not come', () => {
  const agent = new Agent({ keepAlive: true })
  afterAll(() => agent.destroy())
  const left = (bodies: { closed(): boolean }[]) => bodies.filter(({ closed }) => !closed()).length

  test('are few for each address and in all; the oldest go, and who sends at once is served', async () => {
    const http = await serve(reader, { slowAfter: 300, slowOfOne: 3, slowOfAll: 5 })
    const greedy = Array.from({ length: 10 }, () => unfinished(http, 'avido', 10))
    await expect.poll(() => left(greedy), { timeout: 5000 }).toBe(3)
    expect(greedy.slice(0, 7).every(({ closed }) => closed())).toBe(true)
    expect(greedy[0]?.said()).toMatch(/^HTTP\/1.1 503 .*Retry-After: 5.*Connection: close/s)
    const others = ['a', 'b', 'c', 'd'].map((who) => unfinished(http, who, 10))
    for (let turn = 0; turn < 20; turn++) {
      expect((await call(http, { body: 'x'.repeat(5000), headers: { 'x-chi': 'avido' }, agent })).text).toBe('5000')
    }
    // Of the greedy one's, not of those who have one each.
    await expect.poll(() => left(greedy), { timeout: 5000 }).toBe(1)
    expect(left(others)).toBe(4)
  })

  test('hold few bytes; what was answered no longer counts', async () => {
    const http = await serve(reader, { bytesOfOne: 1_000_000, bytesOfAll: 2_000_000 })
    for (let turn = 0; turn < 10; turn++) {
      expect((await call(http, { body: Buffer.alloc(400_000), agent })).text).toBe('400000')
    }
    const first = unfinished(http, 'avido', 600_000)
    await sleep(200)
    const second = unfinished(http, 'avido', 500_000)
    await expect.poll(first.closed).toBe(true)
    expect(second.closed()).toBe(false)
    const others = ['a', 'b', 'c'].map((who) => unfinished(http, who, 700_000))
    await expect.poll(() => left([second, ...others]), { timeout: 5000 }).toBe(3)
  })

  test('have a limit of time, as headers have', async () => {
    const { server } = await serve(reader)
    expect(server.headersTimeout).toBeLessThanOrEqual(20_000)
    expect(server.requestTimeout).toBeLessThanOrEqual(120_000)
    expect(server.timeout).toBeGreaterThan(server.requestTimeout)
  })
})

describe('the end', () => {
  test('answers all that has begun, tells each connection, closes the idle ones', async () => {
    const http = await serve(async (incoming, outgoing) => {
      const bytes = await buffer(incoming)
      await sleep(20)
      outgoing.end(String(bytes.length))
    })
    const errors: string[] = []
    let answered = 0
    let ending = false
    const clients = Array.from({ length: 12 }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 })
      for (;;) {
        try {
          const begun = ending
          const { connection } = await call(http, { body: 'ciao', agent })
          answered++
          if (begun && connection !== 'close') errors.push(`still ${connection}`)
        } catch (error) {
          const { code = '' } = error as NodeJS.ErrnoException
          if (code !== 'ECONNREFUSED') errors.push(code)
          return agent.destroy()
        }
        await sleep(Math.random() * 10)
      }
    })
    const idle = connect(portOf(http), '127.0.0.1')
    sockets.push(idle)
    idle.resume()
    idle.write('GET / HTTP/1.1\r\nHost: noi\r\n\r\n')
    await expect.poll(() => answered, { timeout: 120_000 }).toBeGreaterThan(50)
    const started = performance.now()
    ending = true
    await Promise.all([http.drain(5000), ...clients])
    expect(errors).toEqual([])
    expect(performance.now() - started).toBeLessThan(4500)
    await expect.poll(() => idle.readyState).not.toBe('open')
  })

  test('a slow answer is waited for, one that never comes is not', async () => {
    const http = await serve(async (incoming, outgoing) => {
      if (incoming.url === '/mai') return
      await sleep(1500)
      outgoing.end('fatto')
    })
    const agent = new Agent({ keepAlive: true })
    const slow = call(http, { method: 'GET', agent })
    const never = call(http, { method: 'GET', path: '/mai', agent }).catch((error) => error.code)
    await sleep(100)
    const started = performance.now()
    await http.drain(2500)
    expect(await slow).toMatchObject({ text: 'fatto', connection: 'close' })
    expect(await never).toBe('ECONNRESET')
    expect(performance.now() - started).toBeLessThan(3500)
    agent.destroy()
  })

  test('with nobody connected it is there at once', async () => {
    const http = await serve(reader)
    const started = performance.now()
    await http.drain(5000)
    expect(performance.now() - started).toBeLessThan(200)
  })
})
