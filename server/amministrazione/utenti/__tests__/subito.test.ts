import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Context, Services } from '../../../platform/context.ts'
import { authenticate } from '../../../platform/identity/authentication.ts'
import { fingerprint, newSecret } from '../../../platform/identity/secrets.ts'
import { silentLog } from '../../../platform/log.ts'
import { closeServices, createServices } from '../../../services.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeUserOfKind } from '../../../test/factories.ts'
import { callMutation } from '../amministrazione/__tests__/callMutation.ts'

// What is taken away counts from the very next request, on every process, also while others ask without pause.
let app: TestApp
let altro: Services
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  altro = createServices(app.services.config, silentLog())
  superuser = await app.as('super')
})
afterAll(async () => {
  await closeServices(altro)
  await app.close()
})

const chi = (services: Services, headers: Record<string, string>) =>
  authenticate(services, { headers: new Headers(headers), requestId: 'prova', indirizzo: '127.0.0.1' })

/** Who the headers are found to be on both processes, right after `change`, while they are asked all the time. */
async function dopo(headers: Record<string, string>, change: () => Promise<unknown>) {
  const processi = [app.services, altro]
  let going = true
  const rumore = Array.from({ length: 8 }, async (_, n) => {
    while (going) await chi(processi[n % 2] ?? altro, headers).catch(() => undefined)
  })
  await Promise.all(processi.map((services) => chi(services, headers)))
  try {
    await change()
    return await Promise.all(processi.map((services) => chi(services, headers).catch((error: Error) => error.message)))
  } finally {
    going = false
    await Promise.all(rumore)
  }
}

async function conSessione() {
  const user = await makeUserOfKind(app.db, 'staff')
  const browser = await app.as(user)
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  return { user, browser, headers: { cookie } }
}

const viewers = (esiti: (Context | string)[]) =>
  esiti.map((esito) => (typeof esito === 'string' ? esito : esito.viewer))

describe('a session', () => {
  test('after its logout', async () => {
    const { browser, headers } = await conSessione()
    const esiti = await dopo(headers, () => browser.graphql('mutation { logout(input: {}) { fatto } }'))
    expect(viewers(esiti)).toEqual([null, null])
  })

  test('of a disabled user', async () => {
    const { user, headers } = await conSessione()
    const esiti = await dopo(headers, () => callMutation(superuser, 'setAttivoUser', { pk: user.id, attivo: false }))
    expect(viewers(esiti)).toEqual([null, null])
  })

  test('of a user who is no longer staff', async () => {
    const { user, headers } = await conSessione()
    const esiti = await dopo(headers, () =>
      app.db.user.update({ where: { id: user.id }, data: { isStaff: false } }).then(),
    )
    expect(viewers(esiti)).toMatchObject([{ isStaff: false }, { isStaff: false }])
  })

  test('of who looks through other eyes, and leaves them', async () => {
    const user = await makeUserOfKind(app.db, 'agente')
    const capo = await makeUserOfKind(app.db, 'super')
    const browser = await app.as(capo)
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const dentro = await dopo({ cookie }, () => callMutation(browser, 'vediCome', { user: user.id }))
    expect(viewers(dentro)).toMatchObject([{ id: user.id }, { id: user.id }])
    const fuori = await dopo({ cookie }, () => callMutation(browser, 'esciVediCome', {}))
    expect(viewers(fuori)).toMatchObject([{ id: capo.id }, { id: capo.id }])
  })
})

test('a token that is revoked', async () => {
  const user = await makeUserOfKind(app.db, 'staff')
  const bearer = `srm_${newSecret()}`
  const chi = { userId: user.id, creatoDaId: user.id, scadeIl: new Date('2099-01-01') }
  const data = { ...chi, nome: 'prova', prefisso: bearer.slice(0, 8), ambito: 'LETTURA' } as const
  const { id: pk } = await app.db.apiToken.create({ data: { ...data, hash: fingerprint(bearer) } })
  const REVOCA = 'mutation ($pk: Int!) { revokeToken(input: { pk: $pk }) { fatto } }'
  const esiti = await dopo({ authorization: `Bearer ${bearer}` }, () => superuser.graphql(REVOCA, { pk }))
  expect(esiti).toEqual(['Token non valido.', 'Token non valido.'])
})
