import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fingerprint } from '#platform/identity/secrets.ts'
import { invalidTokenReason } from '#platform/identity/validitaToken.ts'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser, makeUserOfKind } from '#server-test/factories.ts'
import { mutateAs, queryAs, type TestUserError } from '#server-test/ordini/ask.ts'

// A token is worth at most what who made it may let a program do, at each use; and it ends.
const DAY = 86_400_000

let app: TestApp
/** Administers users. */
let administrator: Client
/** Superuser who does not. */
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  administrator = await app.as('super')
  superuser = await app.as(await makeUser(app.db, { username: 'super2', isSuperuser: true, info: {} }))
})
afterAll(() => app.close())

const create = (who: Client, input: object) =>
  mutateAs<{ testo: string | null }>(who, 'createToken', { nome: 'prova', ...input }, 'testo')

async function created(who: Client, input: object): Promise<string> {
  const { testo, errors } = await create(who, input)
  expect(errors).toEqual([])
  return testo ?? ''
}

/** Who a token is, or why it is nobody. */
async function whoIs(text: string): Promise<string> {
  const answer = await app.fetch('/api/user/', { headers: { authorization: `Bearer ${text}` } })
  const { username, detail } = await answer.json()
  return answer.status === 200 ? username : `${answer.status} ${detail}`
}

const NOT_VALID = '401 Token non valido.'
const id = (client: Client) => client.user?.id ?? 0
const change = (user: number, data: Partial<Pick<User, 'isActive' | 'isSuperuser'>>) =>
  app.db.user.update({ where: { id: user }, data })

describe('for whom', () => {
  test('for oneself, and for whom one may look at the product', async () => {
    const agente = await makeUserOfKind(app.db, 'agente')
    expect(await whoIs(await created(superuser, { userPk: id(superuser) }))).toBe('super2')
    expect(await whoIs(await created(superuser, { userPk: agente.id }))).toBe(agente.username)
    expect(await whoIs(await created(administrator, { userPk: id(superuser) }))).toBe('super2')
  })

  test('not for another administrator, without administering users', async () => {
    const before = await app.db.apiToken.count()
    const other = await makeUser(app.db, { isSuperuser: true, info: {} })
    for (const user of [id(administrator), other.id]) {
      const { testo, errors } = await create(superuser, { userPk: user, scrittura: true })
      expect(testo).toBeNull()
      expect(errors).toEqual([
        {
          code: 'INVALID',
          field: 'userPk',
          message: 'Per creare un token di un altro amministratore serve il permesso di amministrare gli utenti.',
        } satisfies TestUserError,
      ])
    }
    expect(await app.db.apiToken.count()).toBe(before)
  })

  test('the users to choose from are those, and no others', async () => {
    const switchedOff = await makeUser(app.db, { isActive: false })
    const choice = async (who: Client) => {
      const documento = '{ utentiPerToken(perPagina: 200) { nodes { pk } } }'
      return (await queryAs<{ nodes: { pk: number }[] }>(who, documento)).nodes.map(({ pk }) => pk)
    }
    const active = await app.db.user.findMany({ where: { isActive: true } })
    const all = active.map((one) => one.id).sort()
    expect((await choice(administrator)).sort()).toEqual(all)
    const own = active.filter((one) => !one.isSuperuser || one.id === id(superuser)).map((one) => one.id)
    expect((await choice(superuser)).sort()).toEqual(own.sort())
    expect(all).not.toContain(switchedOff.id)
    expect(own).not.toContain(id(administrator))
  })
})

describe('at each use', () => {
  test('it goes with its maker, and comes back with them', async () => {
    const capo = await app.as(await makeUserOfKind(app.db, 'super'))
    const agente = await makeUserOfKind(app.db, 'agente')
    const otherCapo = await makeUser(app.db, { isSuperuser: true })
    const [ofAgente, ofCapo, own] = [
      await created(capo, { userPk: agente.id }),
      await created(capo, { userPk: otherCapo.id }),
      await created(capo, { userPk: id(capo) }),
    ]
    const all = async () => Promise.all([ofAgente, ofCapo, own].map(whoIs))
    const alive = [agente.username, otherCapo.username, capo.user?.username]
    expect(await all()).toEqual(alive)
    await change(id(capo), { isActive: false })
    expect(await all()).toEqual([NOT_VALID, NOT_VALID, NOT_VALID])
    await change(id(capo), { isActive: true, isSuperuser: false })
    // Its own is worth what it is worth itself: less than before.
    expect(await all()).toEqual([NOT_VALID, NOT_VALID, alive[2]])
    await change(id(capo), { isSuperuser: true })
    expect(await all()).toEqual(alive)
    await app.db.infoUser.update({ where: { userId: id(capo) }, data: { canAdminUsers: false } })
    expect(await all()).toEqual([alive[0], NOT_VALID, alive[2]])
    // Whom it acts for has become an administrator meanwhile.
    await change(agente.id, { isSuperuser: true })
    expect((await all())[0]).toBe(NOT_VALID)
  })

  test('its list says why', async () => {
    const capo = await app.as(await makeUserOfKind(app.db, 'super'))
    const text = await created(capo, { userPk: (await makeUserOfKind(app.db, 'agente')).id })
    const reason = async () => {
      const documento = '{ apiTokens { prefisso motivoNonValido creatoDa { pk } } }'
      const righe = await queryAs<{ prefisso: string; motivoNonValido: string | null; creatoDa: object }[]>(
        administrator,
        documento,
      )
      const riga = righe.find(({ prefisso }) => prefisso === text.slice(0, 8))
      expect(riga?.creatoDa).toEqual({ pk: id(capo) })
      return riga?.motivoNonValido
    }
    expect(await reason()).toBeNull()
    await change(id(capo), { isActive: false })
    expect(await reason()).toBe('Chi l’ha creato è disattivato.')
    expect(await whoIs(text)).toBe(NOT_VALID)
  })
})

describe('its end', () => {
  const expiry = async (text: string) =>
    (await app.db.apiToken.findUniqueOrThrow({ where: { hash: fingerprint(text) } })).scadeIl.getTime()

  test.each([
    [undefined, 365],
    [null, 365],
    [30, 30],
    [90, 90],
    [730, 730],
  ])('of %s days', async (days, expected) => {
    const text = await created(administrator, { userPk: id(administrator), giorni: days })
    expect(Math.round((await expiry(text)) / DAY - Date.now() / DAY)).toBe(expected)
  })

  test.each([0, -1, 1, 3650, 2_000_000_000])('not of %s days', async (days) => {
    const { testo, errors } = await create(administrator, { userPk: id(administrator), giorni: days })
    expect(testo).toBeNull()
    expect(errors).toMatchObject([{ field: 'giorni', message: 'Scegli una delle durate proposte.' }])
  })

  test('after it nobody comes in, by any door, and the answer says so', async () => {
    const text = await created(administrator, { userPk: id(administrator), scrittura: true })
    await app.db.apiToken.update({ where: { hash: fingerprint(text) }, data: { scadeIl: new Date(Date.now() - 1) } })
    expect(await whoIs(text)).toBe('401 Token scaduto.')
    const headers = { authorization: `Bearer ${text}`, 'content-type': 'application/json' }
    const body = JSON.stringify({ query: '{ viewer { pk } }' })
    expect((await app.fetch('/graphql', { method: 'POST', headers, body })).status).toBe(401)
  })

  test('with a new password go the tokens that one has made for oneself, and no others', async () => {
    const next = async () => app.as(await makeUserOfKind(app.db, 'super', { password: 'una frase lunga' }))
    const changes: ((own: Client) => Promise<unknown>)[] = [
      (own) => {
        const input = { attuale: 'una frase lunga', password: 'un’altra frase', confirmPassword: 'un’altra frase' }
        return mutateAs(own, 'changePassword', input)
      },
      (own) => mutateAs(administrator, 'setPasswordUser', { pk: id(own), password: 'un’altra frase' }),
    ]
    for (const changePassword of changes) {
      const [capo, agente] = [await next(), await makeUserOfKind(app.db, 'agente')]
      const [own, forOthers, fromOthers] = [
        await created(capo, { userPk: id(capo) }),
        await created(capo, { userPk: agente.id }),
        await created(administrator, { userPk: id(capo) }),
      ]
      await changePassword(capo)
      expect(await Promise.all([own, forOthers, fromOthers].map(whoIs))).toEqual([
        NOT_VALID,
        agente.username,
        capo.user?.username,
      ])
      const { id: pk } = await app.db.apiToken.findUniqueOrThrow({ where: { hash: fingerprint(own) } })
      const history = { oggetto: 'ApiToken', oggettoPk: pk, azione: 'revokeToken' }
      expect(await app.db.auditLog.count({ where: history })).toBe(1)
    }
  })
})

describe('the rule', () => {
  const persona = (id: number, isSuperuser: boolean, canAdminUsers = false) => ({
    id,
    isActive: true,
    isSuperuser,
    info: { canAdminUsers },
  })
  const now = new Date('2026-11-22T12:00:00Z')
  const token = {
    revocatoIl: null,
    scadeIl: new Date('2026-11-22T12:00:01Z'),
    user: persona(1, false),
    creatoDa: persona(2, true),
  }
  test.each([
    ['alive', {}, null],
    ['revoked before expired', { revocatoIl: now, scadeIl: now }, 'Revocato.'],
    ['expired at that very instant', { scadeIl: now }, 'Scaduto.'],
    ['user off', { user: { ...persona(1, false), isActive: false } }, 'L’utente per cui agisce è disattivato.'],
    ['maker off', { creatoDa: { ...persona(2, true), isActive: false } }, 'Chi l’ha creato è disattivato.'],
    [
      'maker no superuser',
      { creatoDa: persona(2, false, true) },
      'Chi l’ha creato non può più agire come questo utente.',
    ],
    [
      'administrator, by who does not administer',
      { user: persona(1, true) },
      'Chi l’ha creato non può più agire come questo utente.',
    ],
    ['administrator, by who does', { user: persona(1, true), creatoDa: persona(2, true, true) }, null],
    ['one’s own, with no right left', { user: persona(1, false), creatoDa: persona(1, false) }, null],
  ])('%s', (_name, different, reason) => {
    expect(invalidTokenReason({ ...token, ...different }, now)).toBe(reason)
  })
})
