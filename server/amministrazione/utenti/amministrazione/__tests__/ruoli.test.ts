import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo, makeUser } from '#server-test/factories.ts'
import { callMutation } from './callMutation.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
})
afterAll(() => app.close())

const sessions = (pk: number) => app.db.session.count({ where: { userId: pk } })
const createCliente = (name: string) => app.db.cliente.create({ data: { nome: name } })

describe('Operator', () => {
  test('blank, created, changed, removed; rights end the sessions', async () => {
    const { id } = await makeUser(app.db)
    const trial = async (name: string, input: object) => {
      await app.as(await app.db.user.findUniqueOrThrow({ where: { id } }))
      const { user, errori } = await callMutation(admin, name, input)
      expect(errori).toEqual({})
      expect(await sessions(id)).toBe(0)
      return user
    }
    const created = await trial('createOperatore', { userPk: id, versione: 1, vedeOrdini: true })
    expect(created).toMatchObject({ versione: 2, operatore: { vedeOrdini: true, modificaStatoOrdine: false } })
    const pk = created?.operatore?.pk
    const changed = await trial('updateOperatore', { pk, versione: 2, modificaStatoOrdine: true })
    expect(changed).toMatchObject({ versione: 3, operatore: { vedeOrdini: true, modificaStatoOrdine: true } })
    expect((await trial('deleteOperatore', { pk, versione: 3 }))?.operatore).toBeNull()
    const history = await app.db.auditLog.findMany({
      where: { oggettoPk: id, oggetto: 'User' },
      orderBy: { id: 'asc' },
    })
    expect(history.map(({ azione, campo, dopo }) => `${azione} ${campo} ${dopo}`)).toContain(
      'updateOperatore operatore.modificaStatoOrdine true',
    )
    expect((await callMutation(admin, 'deleteOperatore', { pk })).refusal).toBe('NOT_FOUND')
  })

  test('once a user, an existing user, the current version, an administrator', async () => {
    const { id } = await makeUser(app.db, { operatore: {} })
    const { operatore } = await app.db.user.findUniqueOrThrow({ where: { id }, include: { operatore: true } })
    expect((await callMutation(admin, 'createOperatore', { userPk: id })).errori).toEqual({
      userPk: 'operatore con questo user esiste già.',
    })
    expect((await callMutation(admin, 'createOperatore', { userPk: 999_999 })).errori).toEqual({
      userPk: 'Pk "999999" non valido - l\'oggetto non esiste.',
    })
    const pk = operatore?.id
    await callMutation(admin, 'updateOperatore', { pk, versione: 1, vedeOrdini: true })
    expect((await callMutation(admin, 'updateOperatore', { pk, versione: 1, vedeOrdini: false })).refusal).toBe(
      'CONFLICT',
    )
    const staff = await app.as('staff')
    expect((await callMutation(staff, 'updateOperatore', { pk, vedeOrdini: false })).refusal).toBe('FORBIDDEN')
    expect(await app.db.operatore.findUnique({ where: { id: pk ?? 0 } })).toMatchObject({ vedeOrdini: true })
  })
})

describe('Agent', () => {
  test('blank, created, changed, removed', async () => {
    const [{ id }, capo] = [await makeUser(app.db), await makeAgente(app.db)]
    const data = { codice: 'NUOVO1', tipoAgente: 'B2C*s', capoAreaPk: capo.id }
    const { user } = await callMutation(admin, 'createAgente', { userPk: id, ...data })
    expect(user?.agente).toMatchObject({ codice: 'NUOVO1', tipo: 'B2C*s', capoAreaPk: capo.id })
    const pk = user?.agente?.pk
    const stays = await callMutation(admin, 'updateAgente', { pk, codice: 'NUOVO2', tipoAgente: 'B2B' })
    expect(stays.user?.agente).toMatchObject({ codice: 'NUOVO2', tipo: 'B2B', capoAreaPk: capo.id })
    const removed = await callMutation(admin, 'updateAgente', {
      pk,
      codice: 'NUOVO2',
      tipoAgente: 'B2B',
      capoAreaPk: null,
    })
    expect(removed.user?.agente).toMatchObject({ capoAreaPk: null })
    expect((await callMutation(admin, 'deleteAgente', { pk })).user?.agente).toBeNull()
  })

  test.each([
    [{ codice: ' ' }, 'codice', 'Campo obbligatorio'],
    [{ codice: 'doppio' }, 'codice', 'agente con questo codice esiste già.'],
    [{ codice: 'x'.repeat(10_000) }, 'codice', expect.stringContaining('20')],
    [{ tipoAgente: 'B2X' }, 'tipoAgente', 'Il valore non è tra le scelte disponibili'],
    [{ tipoAgente: 'B2Cs' }, 'tipoAgente', 'Il valore non è tra le scelte disponibili'],
    [{ capoAreaPk: 999_999 }, 'capoAreaPk', 'Pk "999999" non valido - l\'oggetto non esiste.'],
    [{ capoAreaPk: -1 }, 'capoAreaPk', 'Il valore non è tra le scelte disponibili'],
  ])('%j is refused', async (different, field, message) => {
    if ((await app.db.agente.count({ where: { codice: 'DOPPIO' } })) === 0)
      await makeAgente(app.db, { codice: 'DOPPIO' })
    const { id } = await makeUser(app.db)
    const input = { userPk: id, codice: 'LIBERO', tipoAgente: 'B2C', ...different }
    expect((await callMutation(admin, 'createAgente', input)).errori).toEqual({ [field]: message })
    expect(await app.db.agente.count({ where: { userId: id } })).toBe(0)
  })

  test('no ring of area heads, however long, even when two close it together', async () => {
    const a = await makeAgente(app.db)
    const b = await makeAgente(app.db, { capoAreaId: a.id })
    const c = await makeAgente(app.db, { capoAreaId: b.id })
    const below = (agente: typeof a, capo: typeof a) =>
      callMutation(admin, 'updateAgente', {
        pk: agente.id,
        codice: agente.codice,
        tipoAgente: 'B2C',
        capoAreaPk: capo.id,
      })
    expect((await below(a, a)).errori).toHaveProperty('capoAreaPk')
    expect((await below(a, c)).errori).toHaveProperty('capoAreaPk')
    const [x, y] = [await makeAgente(app.db), await makeAgente(app.db)]
    const set = await Promise.all([below(x, y), below(y, x)])
    expect(set.filter(({ user }) => user !== null)).toHaveLength(1)
    expect((await below(c, a)).user?.agente).toMatchObject({ capoAreaPk: a.id })
  })

  test('who has quotes or sub-agents stays an agent', async () => {
    const capo = await makeAgente(app.db)
    await makeAgente(app.db, { capoAreaId: capo.id })
    await makePreventivo(app.db, { agenteId: capo.id })
    const outcome = await callMutation(admin, 'deleteAgente', { pk: capo.id })
    expect(outcome.codici).toEqual(['STORICO'])
    expect(outcome.errori.tutto).toContain('1 preventivo, 1 sotto-agente')
    expect(await app.db.agente.count({ where: { id: capo.id } })).toBe(1)
  })

  test('winning and losing a sub-agent is told to the area heads', async () => {
    const [before, then] = [await makeAgente(app.db), await makeAgente(app.db)]
    const { id, codice } = await makeAgente(app.db, { capoAreaId: before.id })
    await callMutation(admin, 'updateAgente', { pk: id, codice, tipoAgente: 'B2C', capoAreaPk: then.id })
    const events = await app.db.$queryRaw<{ payload: { userId: number } }[]>`
      SELECT payload FROM event_log WHERE topic = 'sessione' ORDER BY id DESC LIMIT 3`
    expect(events.map(({ payload }) => payload.userId)).toEqual(expect.arrayContaining([before.userId, then.userId]))
  })
})

describe('App account', () => {
  test('blank, created, changed, its customers, removed', async () => {
    const { id } = await makeUser(app.db)
    const [one, due] = [await createCliente('Uno'), await createCliente('Due')]
    const { user } = await callMutation(admin, 'createAppAccount', { userPk: id, visualizzaStatiOrdine: true })
    const pk = user?.appAccount?.pk
    expect(user?.appAccount).toMatchObject({ visualizzaStatiOrdine: true, accessoClienti: [] })
    const choose = async (clienti: unknown, versione?: number) =>
      callMutation(admin, 'setAccessoClienti', { pk, clientePks: clienti, ...(versione ? { versione } : {}) })
    expect((await choose([one.id, due.id, one.id])).user?.appAccount?.accessoClienti).toEqual([
      { pk: due.id },
      { pk: one.id },
    ])
    expect((await choose([one.id, 999_999])).errori).toEqual({
      clientePks: 'Pk "999999" non valido - l\'oggetto non esiste.',
    })
    const stale = await choose([], 1)
    expect(stale.refusal).toBe('CONFLICT')
    expect(stale.dettagli?.campi).toEqual({ 'appAccount.clientePks': [one.id, due.id] })
    expect((await choose([due.id])).user?.appAccount?.accessoClienti).toEqual([{ pk: due.id }])
    expect((await choose([])).user?.appAccount?.accessoClienti).toEqual([])
    await callMutation(admin, 'updateAppAccount', { pk, visualizzaStatiOrdine: false })
    expect((await callMutation(admin, 'deleteAppAccount', { pk })).user?.appAccount).toBeNull()
    expect(await app.db.cliente.count()).toBe(2)
  })
})

describe('Supplier', () => {
  test('a stale change is refused with the number that is held; the history says the name', async () => {
    const { id } = await makeUser(app.db)
    await app.db.materiale.create({ data: { nome: 'Vetro' } })
    const [one, two, three] = await Promise.all(
      ['Vetri Uno', 'Vetri Due', 'Vetri Tre'].map((nome) =>
        app.db.fornitore.create({ data: { nome, tipologia: 'Vetro', tempo: 5 } }),
      ),
    )
    await callMutation(admin, 'createFornitoreUtente', { userPk: id, fornitorePk: one?.id })
    const { id: pk } = await app.db.fornitoreUtente.findUniqueOrThrow({ where: { userId: id } })
    const { versione } = await app.db.user.findUniqueOrThrow({ where: { id } })
    const change = (fornitorePk = 0) => callMutation(admin, 'updateFornitoreUtente', { pk, versione, fornitorePk })
    expect((await change(two?.id)).user?.versione).toBe(versione + 1)
    const stale = await change(three?.id)
    expect(stale.refusal).toBe('CONFLICT')
    expect(stale.dettagli?.campi).toEqual({ 'fornitore.fornitorePk': two?.id })
    const history = await app.db.auditLog.findMany({ where: { oggettoPk: id, azione: 'updateFornitoreUtente' } })
    expect(history).toMatchObject([{ campo: 'fornitore', prima: 'Vetri Uno', dopo: 'Vetri Due' }])
  })
})
