import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context, Services } from '#platform/context.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { silentLog } from '#platform/log.ts'
import { closeServices, createServices } from '#server/services.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUserOfKind } from '#server-test/factories.ts'
import { callMutation } from '../amministrazione/__tests__/callMutation.ts'

// What is taken away counts from the very next request, on every process, also while others ask without pause.
let app: TestApp
let other: Services
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  other = createServices(app.services.config, silentLog())
  superuser = await app.as('super')
})
afterAll(async () => {
  await closeServices(other)
  await app.close()
})

const who = (services: Services, headers: Record<string, string>) =>
  authenticate(services, { headers: new Headers(headers), requestId: 'prova', indirizzo: '127.0.0.1' })

/** Who the headers are found to be on both processes, right after `change`, while they are asked all the time. */
async function afterwards(headers: Record<string, string>, change: () => Promise<unknown>) {
  const processes = [app.services, other]
  let going = true
  const noise = Array.from({ length: 8 }, async (_, n) => {
    while (going) await who(processes[n % 2] ?? other, headers).catch(() => undefined)
  })
  await Promise.all(processes.map((services) => who(services, headers)))
  try {
    await change()
    return await Promise.all(processes.map((services) => who(services, headers).catch((error: Error) => error.message)))
  } finally {
    going = false
    await Promise.all(noise)
  }
}

async function withSession() {
  const user = await makeUserOfKind(app.db, 'staff')
  const browser = await app.as(user)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { user, browser, headers: { cookie } }
}

const viewers = (outcomes: (Context | string)[]) =>
  outcomes.map((outcome) => (typeof outcome === 'string' ? outcome : outcome.viewer))

describe('a session', () => {
  test('after its logout', async () => {
    const { browser, headers } = await withSession()
    const outcomes = await afterwards(headers, () => browser.graphql('mutation { logout(input: {}) { fatto } }'))
    expect(viewers(outcomes)).toEqual([null, null])
  })

  test('of a disabled user', async () => {
    const { user, headers } = await withSession()
    const outcomes = await afterwards(headers, () =>
      callMutation(superuser, 'setAttivoUser', { pk: user.id, attivo: false }),
    )
    expect(viewers(outcomes)).toEqual([null, null])
  })

  test('of a user who is no longer staff', async () => {
    const { user, headers } = await withSession()
    const outcomes = await afterwards(headers, () =>
      app.db.user.update({ where: { id: user.id }, data: { isStaff: false } }).then(),
    )
    expect(viewers(outcomes)).toMatchObject([{ isStaff: false }, { isStaff: false }])
  })

  test('of who looks through other eyes, and leaves them', async () => {
    const user = await makeUserOfKind(app.db, 'agente')
    const capo = await makeUserOfKind(app.db, 'super')
    const browser = await app.as(capo)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const inside = await afterwards({ cookie }, () => callMutation(browser, 'startVediCome', { userPk: user.id }))
    expect(viewers(inside)).toMatchObject([{ id: user.id }, { id: user.id }])
    const outside = await afterwards({ cookie }, () => callMutation(browser, 'endVediCome', {}))
    expect(viewers(outside)).toMatchObject([{ id: capo.id }, { id: capo.id }])
  })
})

test('a token that is revoked', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const bearer = `srm_${newSecret()}`
  const who = { userId: user.id, creatoDaId: user.id, scadeIl: new Date('2099-01-01') }
  const data = { ...who, nome: 'prova', prefisso: bearer.slice(0, 8), ambito: 'LETTURA' } as const
  const { id: pk } = await app.db.apiToken.create({ data: { ...data, hash: fingerprint(bearer) } })
  const REVOKE = 'mutation ($pk: Int!) { revokeToken(input: { pk: $pk }) { fatto } }'
  const outcomes = await afterwards({ authorization: `Bearer ${bearer}` }, () => superuser.graphql(REVOKE, { pk }))
  expect(outcomes).toEqual(['Token non valido.', 'Token non valido.'])
})
