import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient } from 'graphql-ws'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createWebsocket, type WebsocketServer } from '#doors/graphql/websocket.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { createDatabaseProxy, type DatabaseProxy } from '#server-test/proxy.ts'

const PREVENTIVI = 'subscription { changed(topics: [PREVENTIVO]) { pk } }'

let database: TestDatabase
let proxy: DatabaseProxy
let app: TestApp
let server: Server
let sockets: WebsocketServer
let staff: Client

beforeAll(async () => {
  database = await createTestDatabase()
  proxy = await createDatabaseProxy(database.url)
  app = await createTestApp({ config: { production: false, databaseUrl: proxy.url } })
  await app.services.events.start()
  server = createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  sockets = createWebsocket(server, app.services, new Map())
  staff = await app.as('staff')
})
afterAll(async () => {
  await sockets.close()
  server.closeAllConnections()
  await new Promise((resolve) => server.close(resolve))
  await app.close()
  await proxy.close()
  await database.drop()
})

test('while the database is away sockets are asked to come back, and they do', async () => {
  const headers = { cookie: [...staff.cookies].map(([name, value]) => `${name}=${value}`).join('; ') }
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  class Socket extends WebSocket {
    constructor(address: string, protocol: string) {
      super(address, protocol, { headers })
    }
  }
  const closed: number[] = []
  const client = createClient({
    url,
    webSocketImpl: Socket,
    retryAttempts: 100,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    shouldRetry: () => true,
    on: { closed: (event) => closed.push((event as { code: number }).code) },
  })
  const before = app.services.events.stato().iscritti
  const first = client.iterate({ query: PREVENTIVI }).next()
  await expect.poll(() => app.services.events.stato().iscritti).toBe(before + 1)

  await proxy.cut()
  const second = client.iterate({ query: PREVENTIVI }).next()
  await expect.poll(() => closed.length, { timeout: 120_000 }).toBeGreaterThan(1)
  // The code of the socket that was open, then those of attempts that were refused before they were sockets.
  expect(closed[0]).toBe(1013)
  expect(closed).not.toContain(4403)
  const refused = new WebSocket(url, 'graphql-transport-ws', { headers })
  const answer = await new Promise<{ statusCode?: number; headers: object }>((resolve) => {
    refused.on('unexpected-response', (_request, response) => resolve(response))
  })
  expect(answer).toMatchObject({ statusCode: 503, headers: { 'retry-after': '5' } })
  refused.on('error', () => undefined)
  refused.terminate()

  await proxy.restore()
  await expect.poll(() => app.services.events.stato().iscritti, { timeout: 120_000 }).toBe(before + 2)
  const { id } = await makePreventivo(app.db)
  await app.db.eventLog.create({ data: { topic: 'preventivo', payload: { pk: id } } })
  for (const { value } of await Promise.all([first, second])) {
    expect(value).toMatchObject({ data: { changed: { pk: id } } })
  }
  await client.dispose()
})
