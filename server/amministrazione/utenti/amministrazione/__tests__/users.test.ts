import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { verifyPassword } from '#platform/identity/password.ts'
import type { User } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo, makeUser, makeUserOfKind } from '#server-test/factories.ts'
import { callMutation } from './callMutation.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
})
afterAll(() => app.close())

const PASSWORD = 'una frase lunga'
const all = (pk: number) => app.db.user.findUniqueOrThrow({ where: { id: pk }, include: { info: true } })
const sessions = (pk: number) => app.db.session.count({ where: { userId: pk } })

describe('createUser', () => {
  const next = { username: 'mario.rossi', password: PASSWORD, confirmPassword: PASSWORD }

  test('makes a user who can log in, with flags only when it is an administrator', async () => {
    const info = { note: 'Nuovo', canAdminUsers: true, mailSchedulazione: true }
    const { user } = await callMutation(admin, 'createUser', {
      ...next,
      email: 'm@example.com',
      firstName: 'Mario',
      info,
    })
    expect(user).toMatchObject({
      username: 'mario.rossi',
      email: 'm@example.com',
      isSuperuser: false,
      isActive: true,
      info: { note: 'Nuovo', canAdminUsers: false, mailSchedulazione: false },
    })
    const { passwordHash } = await all(user?.pk ?? 0)
    expect(await verifyPassword(passwordHash, PASSWORD)).toBe(true)
    const other = await callMutation(admin, 'createUser', { ...next, username: 'capo', isSuperuser: true, info })
    expect(other.user).toMatchObject({ isSuperuser: true, info: { canAdminUsers: true, mailSchedulazione: true } })
    await app.db.user.delete({ where: { id: other.user?.pk ?? 0 } })
  })

  test.each([
    [{ username: '' }, { username: 'Campo obbligatorio' }],
    [{ username: 'MARIO.ROSSI' }, { username: 'Un utente con questo nome è già presente.' }],
    [{ username: 'ＭＡＲＩＯ.ＲＯＳＳＩ' }, { username: 'Un utente con questo nome è già presente.' }],
    [{ username: '<b>x</b>' }, { username: expect.stringContaining('solo lettere') }],
    [{ username: 'x'.repeat(10_000) }, { username: expect.stringContaining('150') }],
    [{ email: 'non è una mail' }, { email: 'Inserisci un indirizzo email valido.' }],
    [{ email: 'a@example.com, b@example.com' }, { email: 'Inserisci un indirizzo email valido.' }],
    [{ confirmPassword: 'altra' }, { confirmPassword: 'Le due password inserite non sono uguali' }],
    [{ password: '', confirmPassword: '' }, { password: expect.any(String) }],
    [{ password: '12345678901', confirmPassword: '12345678901' }, { password: expect.stringContaining('numerica') }],
    [{ firstName: 'a\u0000b' }, { firstName: expect.any(String) }],
    [{ info: { note: 'x'.repeat(10_000) } }, { 'info.note': expect.stringContaining('5000') }],
  ])('%j is refused and nobody is added', async (different, errors) => {
    const before = await app.db.user.count()
    const outcome = await callMutation(admin, 'createUser', { ...next, username: 'altro.nome', ...different })
    expect(outcome.errori).toMatchObject(errors)
    expect(await app.db.user.count()).toBe(before)
  })

  test('two at once with one name: one', async () => {
    const due = await Promise.all([1, 2].map(() => callMutation(admin, 'createUser', { ...next, username: 'gemello' })))
    expect(due.filter(({ user }) => user !== null)).toHaveLength(1)
    expect(await app.db.user.count({ where: { username: 'gemello' } })).toBe(1)
  })
})

describe('updateUser', () => {
  let user: User
  beforeEach(async () => {
    user = await makeUser(app.db, { isSuperuser: true, info: { note: 'n', canViewLineaSaomad: true } })
  })

  test('changes what is given; the rest stays, the history tells it', async () => {
    const input = { pk: user.id, versione: 1, username: user.username, firstName: '', email: 'n@example.com' }
    const { user: read } = await callMutation(admin, 'updateUser', input)
    expect(read).toMatchObject({ firstName: '', lastName: user.lastName, isSuperuser: true, versione: 2 })
    expect(read).toMatchObject({ info: { note: 'n', canViewLineaSaomad: true } })
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'User', oggettoPk: user.id } })
    expect(history.map(({ campo, dopo }) => [campo, dopo]).sort()).toEqual([
      ['email', 'n@example.com'],
      ['firstName', ''],
    ])
  })

  test('nothing changed: no new version, sessions live on', async () => {
    await app.as(user)
    await callMutation(admin, 'updateUser', { pk: user.id, username: user.username })
    expect((await all(user.id)).versione).toBe(1)
    expect(await sessions(user.id)).toBe(1)
  })

  test('other rights end the sessions; another name does not', async () => {
    const browser = await app.as(user)
    await callMutation(admin, 'updateUser', { pk: user.id, username: user.username, lastName: 'Altro' })
    expect(await sessions(user.id)).toBe(1)
    await callMutation(admin, 'updateUser', { pk: user.id, username: user.username, isStaff: true })
    expect(await sessions(user.id)).toBe(0)
    expect((await browser.contesto()).viewer).toBeNull()
    const events = await app.db.$queryRaw`SELECT payload FROM event_log WHERE topic = 'sessione'`
    expect(events).toContainEqual({ payload: { userId: user.id } })
  })

  test('flags go with the administration, and do not come back with it', async () => {
    const input = { pk: user.id, username: user.username }
    const removed = await callMutation(admin, 'updateUser', { ...input, isSuperuser: false })
    expect(removed.user).toMatchObject({ isSuperuser: false, info: { canViewLineaSaomad: false, note: 'n' } })
    const givenBack = await callMutation(admin, 'updateUser', { ...input, isSuperuser: true })
    expect(givenBack.user).toMatchObject({ info: { canViewLineaSaomad: false } })
  })

  test('a stale save is refused with who, what and the version to use', async () => {
    await callMutation(admin, 'updateUser', { pk: user.id, versione: 1, username: user.username, firstName: 'Prima' })
    const outcome = await callMutation(admin, 'updateUser', {
      pk: user.id,
      versione: 1,
      username: user.username,
      firstName: 'Dopo',
    })
    expect(outcome.refusal).toBe('CONFLICT')
    expect(outcome.dettagli).toMatchObject({ campi: { firstName: 'Prima' }, versione: 2 })
    expect((await all(user.id)).firstName).toBe('Prima')
  })

  test('nobody takes away their own power', async () => {
    const own = await app.as('super')
    const { username, id } = await all(own.user?.id ?? 0)
    const before = await all(id)
    const trial = async (different: object) =>
      (await callMutation(own, 'updateUser', { pk: id, username, ...different })).errori
    expect(Object.keys(await trial({ isSuperuser: false }))).toEqual(['isSuperuser', 'info.canAdminUsers'])
    expect(Object.keys(await trial({ info: { canAdminUsers: false } }))).toEqual(['info.canAdminUsers'])
    expect(Object.keys(await trial({ isActive: false }))).toEqual(['isActive'])
    expect((await callMutation(own, 'setAttivoUser', { pk: id, attivo: false })).errori).toHaveProperty('isActive')
    expect((await callMutation(own, 'deleteUser', { pk: id })).errori).toHaveProperty('tutto')
    expect(await all(id)).toEqual(before)
  })

  test('two administrators who demote each other: one stays', async () => {
    await app.db.infoUser.updateMany({ data: { canAdminUsers: false } })
    const [a, b] = await Promise.all([1, 2].map(() => makeUserOfKind(app.db, 'super')))
    if (!a || !b) throw new Error('mancano')
    const [ca, cb] = await Promise.all([app.as(a), app.as(b)])
    const removes = (who: Client, a: User) =>
      callMutation(who, 'updateUser', { pk: a.id, username: a.username, isSuperuser: false })
    const outcomes = await Promise.all([removes(ca, b), removes(cb, a)])
    expect(outcomes.filter(({ user }) => user !== null).length).toBeLessThanOrEqual(1)
    expect(
      await app.db.user.count({ where: { isSuperuser: true, isActive: true, info: { canAdminUsers: true } } }),
    ).toBeGreaterThanOrEqual(1)
    await app.db.user.deleteMany({ where: { id: { in: [a.id, b.id] }, modifiche: { none: {} } } })
    await app.db.infoUser.updateMany({ where: { userId: admin.user?.id ?? 0 }, data: { canAdminUsers: true } })
  })

  test('only who administers users', async () => {
    const onlySuper = await app.as(await makeUser(app.db, { isSuperuser: true, info: {} }))
    for (const who of [onlySuper, await app.as('staff'), await app.as('agente')]) {
      expect((await callMutation(who, 'updateUser', { pk: user.id, username: 'rubato' })).refusal).toBe('FORBIDDEN')
    }
    expect((await callMutation(app.visitor, 'deleteUser', { pk: user.id })).refusal).toBe('UNAUTHENTICATED')
    expect((await callMutation(admin, 'updateUser', { pk: 999_999, username: 'x' })).refusal).toBe('NOT_FOUND')
  })
})

describe('password', () => {
  test('changes and ends the sessions', async () => {
    const user = await makeUser(app.db, { password: 'quella di prima' })
    await app.as(user)
    const data = { pk: user.id, password: PASSWORD }
    const different = await callMutation(admin, 'setPasswordUser', { ...data, confirmPassword: 'x' })
    expect(different.errori).toEqual({ confirmPassword: 'Le due password inserite non sono uguali' })
    expect(await sessions(user.id)).toBe(1)
    expect((await callMutation(admin, 'setPasswordUser', { ...data, confirmPassword: PASSWORD })).user).not.toBeNull()
    expect(await sessions(user.id)).toBe(0)
    expect(await verifyPassword((await all(user.id)).passwordHash, PASSWORD)).toBe(true)
    const history = JSON.stringify(
      await app.db.auditLog.findMany({
        where: { oggettoPk: user.id },
        select: { azione: true, prima: true, dopo: true },
      }),
    )
    expect(history).toContain('setPasswordUser')
    expect(history).not.toMatch(/frase|argon/)
  })

  test('one’s own keeps this browser in, with a new session', async () => {
    const own = await makeUserOfKind(app.db, 'super')
    const browser = await app.as(own)
    const before = browser.cookies.get('sessionid')
    const ctx = await browser.contesto()
    const { setPasswordUser } = await import('../setPasswordUser.ts')
    await setPasswordUser.execute({ pk: own.id, password: PASSWORD }, ctx)
    expect(ctx.cookies.find(({ name }) => name === 'sessionid')?.value).not.toBe(before)
    expect(await sessions(own.id)).toBe(1)
  })
})

describe('delete, deactivate', () => {
  test('who left no trace is removed, with roles, sessions and tokens', async () => {
    const user = await makeUser(app.db, { info: {}, operatore: {}, appAccount: {}, agente: {} })
    await app.conToken(user)
    await app.as(user)
    expect((await callMutation(admin, 'deleteUser', { pk: user.id })).errori).toEqual({})
    expect(await app.db.user.count({ where: { id: user.id } })).toBe(0)
    expect(await app.db.apiToken.count({ where: { userId: user.id } })).toBe(0)
    expect((await callMutation(admin, 'deleteUser', { pk: user.id })).refusal).toBe('NOT_FOUND')
  })

  test('who is in the history is not, and is deactivated instead', async () => {
    const { id, userId, user } = await makeAgente(app.db)
    await makePreventivo(app.db, { agenteId: id })
    await app.db.auditLog.create({ data: { userId, oggetto: 'Preventivo', oggettoPk: 1, azione: 'x' } })
    const outcome = await callMutation(admin, 'deleteUser', { pk: userId })
    expect(outcome.codici).toEqual(['STORICO'])
    expect(outcome.errori.tutto).toContain('1 modifica, 1 preventivo')
    expect(await app.db.user.count({ where: { id: userId } })).toBe(1)
    const browser = await app.as(user)
    expect((await callMutation(admin, 'setAttivoUser', { pk: userId, attivo: false })).user).toMatchObject({
      isActive: false,
    })
    expect((await browser.contesto()).viewer).toBeNull()
    expect((await callMutation(admin, 'setAttivoUser', { pk: userId, attivo: true })).user).toMatchObject({
      isActive: true,
    })
  })
})

describe('users', () => {
  const elenco = async (filter: object, who = admin) => {
    const { data, errors } = await who.graphql<{ users: { totalCount: number; nodes: { username: string }[] } }>(
      'query ($filtro: FiltroUsers) { users(filtro: $filtro, perPagina: 1000) { totalCount nodes { username } } }',
      { filtro: filter },
    )
    return errors ? errors[0]?.extensions?.code : data?.users.nodes.map(({ username }) => username)
  }

  test('filters', async () => {
    const names = { firstName: 'Zoè', lastName: 'Filtrata' }
    await makeUser(app.db, { username: 'zf.op', ...names, operatore: {}, isStaff: true })
    await makeUser(app.db, { username: 'zf.app', ...names, appAccount: {}, isActive: false })
    await makeUser(app.db, { username: 'zf.ag', ...names, agente: { codice: 'ZF%77' } })
    const search = 'filtrata'
    expect(await elenco({ search: 'FILTRATA zf.' })).toEqual(['zf.ag', 'zf.app', 'zf.op'])
    expect(await elenco({ search: 'zf%7' })).toEqual(['zf.ag'])
    expect(await elenco({ search, isOperatore: true })).toEqual(['zf.op'])
    expect(await elenco({ search, isOperatore: false })).toEqual(['zf.ag', 'zf.app'])
    expect(await elenco({ search, isAppAccount: true })).toEqual(['zf.app'])
    expect(await elenco({ search, agente: true })).toEqual(['zf.ag'])
    expect(await elenco({ search, isStaff: true })).toEqual(['zf.op'])
    expect(await elenco({ search, isActive: false })).toEqual(['zf.app'])
    expect(await elenco({ search, isSuperuser: true })).toEqual([])
    expect(await elenco({ search }, await app.as('staff'))).toBe('FORBIDDEN')
  })
})
