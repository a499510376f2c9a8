import { setTimeout } from 'node:timers/promises'
import fc from 'fast-check'
import { parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runDocument } from '#doors/graphql/runDocument.ts'
import type { Context, Services } from '#platform/context.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { silentLog } from '#platform/log.ts'
import { closeServices, createServices } from '#server/services.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
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

describe('under random interleavings', () => {
  const QUESTION = parse('{ viewer { isSuperuser isStaff } clienti(perPagina: 1) { totalCount } }')

  /** What is answered to the headers by a process: data and refusals, as one text. */
  async function answerTo(services: Services, headers: Record<string, string>): Promise<string> {
    try {
      const { data, errors } = await runDocument(QUESTION, {}, await who(services, headers))
      return JSON.stringify([data, errors?.map(({ path, extensions }) => [path, extensions.code])])
    } catch (error) {
      return (error as Error).message
    }
  }

  /** What may be taken away, and given back. */
  interface Rights {
    active: boolean
    superuser: boolean
    open: boolean
  }

  const ALL: Rights[] = [true, false].flatMap((active) =>
    [true, false].flatMap((superuser) => [true, false].map((open) => ({ active, superuser, open }))),
  )

  const delay = fc.integer({ min: 0, max: 12 })
  const scenes = fc.record({
    changes: fc.array(fc.record({ to: fc.constantFrom(...ALL), after: delay, by: fc.nat(1) }), {
      minLength: 2,
      maxLength: 6,
    }),
    requests: fc.array(fc.record({ at: fc.integer({ min: 0, max: 60 }), by: fc.nat(1) }), {
      minLength: 6,
      maxLength: 20,
    }),
  })

  /**
   * An answer is of a moment between the beginning of its request and its end: never of rights that were others before
   * the request began.
   */
  async function holds(headers: Record<string, string>, set: (services: Services, to: Rights) => Promise<unknown>) {
    const processes = [app.services, other]
    const word = (rights: Rights) => JSON.stringify(rights)
    const expected = new Map<string, string>()
    for (const rights of ALL) {
      await set(app.services, rights)
      expected.set(word(rights), await answerTo(app.services, headers))
    }
    // Another test would see nothing if all were answered alike.
    expect(new Set(expected.values()).size).toBeGreaterThan(2)
    await fc.assert(
      fc.asyncProperty(scenes, async ({ changes, requests }) => {
        const history: Rights[] = [ALL[0] as Rights]
        await set(app.services, history[0] as Rights)
        let committed = 0
        const ask = async (services: Services) => {
          const first = committed
          const answer = await answerTo(services, headers)
          expect(history.slice(first).map((rights) => expected.get(word(rights)))).toContain(answer)
        }
        const changing = async () => {
          const afterwards: Promise<void>[] = []
          for (const { to, after, by } of changes) {
            await setTimeout(after)
            history.push(to)
            await set(processes[by] ?? other, to)
            committed = history.length - 1
            afterwards.push(...processes.map(ask))
          }
          await Promise.all(afterwards)
        }
        const asking = requests.map(({ at, by }) => setTimeout(at).then(() => ask(processes[by] ?? other)))
        await Promise.all([changing(), ...asking])
      }),
      { numRuns: casesOf(200, 20), seed: seedOf(1912) },
    )
  }

  const setUser = ({ db }: Services, id: number, { active, superuser }: Rights) =>
    db.user.update({ where: { id }, data: { isActive: active, isSuperuser: superuser } })

  test('a session that ends and comes back, rights that go and return', async () => {
    const { user, headers } = await withSession()
    const session = await app.db.session.findFirstOrThrow({ where: { userId: user.id } })
    await holds(headers, (services, to) =>
      services.db.$transaction([
        setUser(services, user.id, to),
        services.db.session.deleteMany({ where: { id: session.id } }),
        services.db.session.createMany({ data: to.open ? [session] : [] }),
      ]),
    )
  })

  test('a token that is revoked and given back', async () => {
    const user = await makeUserOfKind(app.db, 'staff')
    const bearer = `srm_${newSecret()}`
    const facts = { userId: user.id, creatoDaId: user.id, scadeIl: new Date('2099-01-01'), ultimoUso: new Date() }
    const data = { ...facts, nome: 'prova', prefisso: bearer.slice(0, 8), ambito: 'LETTURA' } as const
    const { id } = await app.db.apiToken.create({ data: { ...data, hash: fingerprint(bearer) } })
    await holds({ authorization: `Bearer ${bearer}` }, (services, to) =>
      services.db.$transaction([
        setUser(services, user.id, to),
        services.db.apiToken.update({ where: { id }, data: { revocatoIl: to.open ? null : new Date() } }),
      ]),
    )
  })
})
