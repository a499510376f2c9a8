import { afterAll, beforeAll, expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createApp } from '#server/app.ts'
import { createTestApp, type TestApp } from '#server-test/client.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

test('the line of a request says operation, token and address, and no secret', async () => {
  const lines: string[] = []
  const log = createLog({ destination: { write: (line) => void lines.push(line) } })
  const { fetch } = createApp({ services: { ...app.services, log }, persisted: new Map() })
  const { user } = await app.as('super')
  if (!user) throw new Error('no user')
  const bearer = 'srm_di-prova-per-il-log'
  const { fingerprint } = await import('#platform/identity/secrets.ts')
  const scadeIl = new Date(Date.now() + 60_000)
  const who = { userId: user.id, creatoDaId: user.id, nome: 'log', prefisso: 'srm_di-p' }
  const { id } = await app.db.apiToken.create({ data: { ...who, hash: fingerprint(bearer), scadeIl } })
  const headers = { authorization: `Bearer ${bearer}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ query: 'query ChiSono { viewer { username } }' })
  const request = new Request('http://localhost/graphql', { method: 'POST', headers, body })
  const response = await fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
  expect(await response.json()).toMatchObject({ data: { viewer: { username: 'super' } } })
  const line = lines.find((one) => one.includes('"richiesta"')) ?? '{}'
  expect(JSON.parse(line)).toMatchObject({
    path: '/graphql',
    operation: 'ChiSono',
    tokenId: id,
    userId: user.id,
    indirizzo: '192.0.2.7',
    status: 200,
  })
  expect(lines.join('')).not.toContain(bearer)
})

test('the address of a calendar, which is its secret, is written nowhere, by a fault neither', async () => {
  const lines: string[] = []
  const log = createLog({ destination: { write: (line) => void lines.push(line) } })
  const config = { ...app.services.config, publicUrl: 'nessun indirizzo' }
  const { fetch } = createApp({ services: { ...app.services, config, log }, persisted: new Map() })
  const secret = 'un-segreto-di-calendario-lungo'
  const request = new Request(`http://localhost/calendario/${secret}.ics`)
  const response = await fetch(request, { incoming: { socket: { remoteAddress: '192.0.2.7' } } })
  expect(response.status).toBe(500)
  await expect.poll(() => app.db.segnalazione.count()).toBe(1)
  expect(await app.db.segnalazione.findFirst()).toMatchObject({ url: '/calendario/' })
  expect(lines.join('')).toContain('"path":"/calendario/"')
  expect(lines.join('')).not.toContain(secret)
})
