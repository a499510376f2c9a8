import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { createWebsocket, type WebsocketServer } from '#doors/graphql/websocket.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'

// A socket lives as long as the token it came in with.
let app: TestApp
let capo: Client
let server: Server
let sockets: WebsocketServer

beforeAll(async () => {
  app = await createTestApp()
  capo = await app.as('super')
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

/** An open socket of a token; `closed` is its closing code. */
async function open(text: string): Promise<{ closed: Promise<number> }> {
  const { port } = server.address() as AddressInfo
  const headers = { authorization: `Bearer ${text}` }
  const socket = new WebSocket(`ws://127.0.0.1:${port}/graphql`, 'graphql-transport-ws', { headers })
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  await new Promise((resolve, reject) => {
    socket.on('open', resolve)
    socket.on('error', reject)
  })
  // Else the server closes it for saying nothing.
  socket.send(JSON.stringify({ type: 'connection_init' }))
  return { closed }
}

async function tokenOf(who: Client, user: number): Promise<string> {
  const { testo } = await mutateAs<{ testo: string }>(who, 'createToken', { userPk: user, nome: 'presa' }, 'testo')
  return testo
}

test('revoked, it closes at once', async () => {
  const text = await tokenOf(capo, (await makeUserOfKind(app.db, 'staff')).id)
  const { closed } = await open(text)
  const { id: pk } = await app.db.apiToken.findUniqueOrThrow({ where: { hash: fingerprint(text) } })
  await mutateAs(capo, 'revokeToken', { pk })
  expect(await closed).toBe(4403)
})

test('so it does with the rights of who made the token', async () => {
  const other = await app.as(await makeUserOfKind(app.db, 'super'))
  const { closed } = await open(await tokenOf(other, (await makeUserOfKind(app.db, 'staff')).id))
  await mutateAs(capo, 'setAttivoUser', { pk: other.user?.id, attivo: false })
  expect(await closed).toBe(4403)
})
