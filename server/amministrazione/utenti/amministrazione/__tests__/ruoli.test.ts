import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { makeAgente, makePreventivo, makeUser } from '../../../../test/factories.ts'
import { callMutation } from './callMutation.ts'

let app: TestApp
let admin: Client
beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
})
afterAll(() => app.close())

const sessioni = (pk: number) => app.db.session.count({ where: { userId: pk } })
const creaCliente = (nome: string) => app.db.cliente.create({ data: { nome } })

describe('Operatore', () => {
  test('blank, created, changed, removed; rights end the sessions', async () => {
    const { id } = await makeUser(app.db)
    const prova = async (nome: string, input: object) => {
      await app.as(await app.db.user.findUniqueOrThrow({ where: { id } }))
      const { user, errori } = await callMutation(admin, nome, input)
      expect(errori).toEqual({})
      expect(await sessioni(id)).toBe(0)
      return user
    }
    const creato = await prova('createOperatore', { user: id, versione: 1, vedeOrdini: true })
    expect(creato).toMatchObject({ versione: 2, operatore: { vedeOrdini: true, modificaStatoOrdine: false } })
    const pk = creato?.operatore?.pk
    const cambiato = await prova('updateOperatore', { pk, versione: 2, modificaStatoOrdine: true })
    expect(cambiato).toMatchObject({ versione: 3, operatore: { vedeOrdini: true, modificaStatoOrdine: true } })
    expect((await prova('deleteOperatore', { pk, versione: 3 }))?.operatore).toBeNull()
    const storia = await app.db.auditLog.findMany({ where: { oggettoPk: id, oggetto: 'User' }, orderBy: { id: 'asc' } })
    expect(storia.map(({ azione, campo, dopo }) => `${azione} ${campo} ${dopo}`)).toContain(
      'updateOperatore operatore.modificaStatoOrdine true',
    )
    expect((await callMutation(admin, 'deleteOperatore', { pk })).rifiuto).toBe('NOT_FOUND')
  })

  test('once a user, an existing user, the current version, an administrator', async () => {
    const { id } = await makeUser(app.db, { operatore: {} })
    const { operatore } = await app.db.user.findUniqueOrThrow({ where: { id }, include: { operatore: true } })
    expect((await callMutation(admin, 'createOperatore', { user: id })).errori).toEqual({
      user: 'operatore con questo user esiste già.',
    })
    expect((await callMutation(admin, 'createOperatore', { user: 999_999 })).errori).toEqual({
      user: 'Pk "999999" non valido - l\'oggetto non esiste.',
    })
    const pk = operatore?.id
    await callMutation(admin, 'updateOperatore', { pk, versione: 1, vedeOrdini: true })
    expect((await callMutation(admin, 'updateOperatore', { pk, versione: 1, vedeOrdini: false })).rifiuto).toBe(
      'CONFLICT',
    )
    const staff = await app.as('staff')
    expect((await callMutation(staff, 'updateOperatore', { pk, vedeOrdini: false })).rifiuto).toBe('FORBIDDEN')
    expect(await app.db.operatore.findUnique({ where: { id: pk ?? 0 } })).toMatchObject({ vedeOrdini: true })
  })
})

describe('Agente', () => {
  test('blank, created, changed, removed', async () => {
    const [{ id }, capo] = [await makeUser(app.db), await makeAgente(app.db)]
    const dati = { codice: 'NUOVO1', tipoAgente: 'B2C*s', capoArea: capo.id }
    const { user } = await callMutation(admin, 'createAgente', { user: id, ...dati })
    expect(user?.agente).toMatchObject({ codice: 'NUOVO1', tipo: 'B2C*s', capoAreaPk: capo.id })
    const pk = user?.agente?.pk
    const resta = await callMutation(admin, 'updateAgente', { pk, codice: 'NUOVO2', tipoAgente: 'B2B' })
    expect(resta.user?.agente).toMatchObject({ codice: 'NUOVO2', tipo: 'B2B', capoAreaPk: capo.id })
    const tolto = await callMutation(admin, 'updateAgente', { pk, codice: 'NUOVO2', tipoAgente: 'B2B', capoArea: null })
    expect(tolto.user?.agente).toMatchObject({ capoAreaPk: null })
    expect((await callMutation(admin, 'deleteAgente', { pk })).user?.agente).toBeNull()
  })

  test.each([
    [{ codice: ' ' }, 'codice', 'Campo obbligatorio'],
    [{ codice: 'doppio' }, 'codice', 'agente con questo codice esiste già.'],
    [{ codice: 'x'.repeat(10_000) }, 'codice', expect.stringContaining('20')],
    [{ tipoAgente: 'B2X' }, 'tipoAgente', 'Il valore non è tra le scelte disponibili'],
    [{ tipoAgente: 'B2Cs' }, 'tipoAgente', 'Il valore non è tra le scelte disponibili'],
    [{ capoArea: 999_999 }, 'capoArea', 'Pk "999999" non valido - l\'oggetto non esiste.'],
    [{ capoArea: -1 }, 'capoArea', 'Il valore non è tra le scelte disponibili'],
  ])('%j is refused', async (diverso, campo, messaggio) => {
    if ((await app.db.agente.count({ where: { codice: 'DOPPIO' } })) === 0)
      await makeAgente(app.db, { codice: 'DOPPIO' })
    const { id } = await makeUser(app.db)
    const input = { user: id, codice: 'LIBERO', tipoAgente: 'B2C', ...diverso }
    expect((await callMutation(admin, 'createAgente', input)).errori).toEqual({ [campo]: messaggio })
    expect(await app.db.agente.count({ where: { userId: id } })).toBe(0)
  })

  test('no ring of area heads, however long, even when two close it together', async () => {
    const a = await makeAgente(app.db)
    const b = await makeAgente(app.db, { capoAreaId: a.id })
    const c = await makeAgente(app.db, { capoAreaId: b.id })
    const sotto = (agente: typeof a, capo: typeof a) =>
      callMutation(admin, 'updateAgente', {
        pk: agente.id,
        codice: agente.codice,
        tipoAgente: 'B2C',
        capoArea: capo.id,
      })
    expect((await sotto(a, a)).errori).toHaveProperty('capoArea')
    expect((await sotto(a, c)).errori).toHaveProperty('capoArea')
    const [x, y] = [await makeAgente(app.db), await makeAgente(app.db)]
    const insieme = await Promise.all([sotto(x, y), sotto(y, x)])
    expect(insieme.filter(({ user }) => user !== null)).toHaveLength(1)
    expect((await sotto(c, a)).user?.agente).toMatchObject({ capoAreaPk: a.id })
  })

  test('who has quotes or sub-agents stays an agent', async () => {
    const capo = await makeAgente(app.db)
    await makeAgente(app.db, { capoAreaId: capo.id })
    await makePreventivo(app.db, { agenteId: capo.id })
    const esito = await callMutation(admin, 'deleteAgente', { pk: capo.id })
    expect(esito.codici).toEqual(['STORICO'])
    expect(esito.errori.tutto).toContain('1 preventivo, 1 sotto-agente')
    expect(await app.db.agente.count({ where: { id: capo.id } })).toBe(1)
  })

  test('winning and losing a sub-agent is told to the area heads', async () => {
    const [prima, poi] = [await makeAgente(app.db), await makeAgente(app.db)]
    const { id, codice } = await makeAgente(app.db, { capoAreaId: prima.id })
    await callMutation(admin, 'updateAgente', { pk: id, codice, tipoAgente: 'B2C', capoArea: poi.id })
    const eventi = await app.db.$queryRaw<{ payload: { userId: number } }[]>`
      SELECT payload FROM event_log WHERE topic = 'sessione' ORDER BY id DESC LIMIT 3`
    expect(eventi.map(({ payload }) => payload.userId)).toEqual(expect.arrayContaining([prima.userId, poi.userId]))
  })
})

describe('App account', () => {
  test('blank, created, changed, its customers, removed', async () => {
    const { id } = await makeUser(app.db)
    const [uno, due] = [await creaCliente('Uno'), await creaCliente('Due')]
    const { user } = await callMutation(admin, 'createAppAccount', { user: id, visualizzaStatiOrdine: true })
    const pk = user?.appAccount?.pk
    expect(user?.appAccount).toMatchObject({ visualizzaStatiOrdine: true, accessoClienti: [] })
    const scegli = async (clienti: unknown, versione?: number) =>
      callMutation(admin, 'setAccessoClienti', { pk, clienti, ...(versione ? { versione } : {}) })
    expect((await scegli([uno.id, due.id, uno.id])).user?.appAccount?.accessoClienti).toEqual([
      { pk: due.id },
      { pk: uno.id },
    ])
    expect((await scegli([uno.id, 999_999])).errori).toEqual({
      clienti: 'Pk "999999" non valido - l\'oggetto non esiste.',
    })
    expect((await scegli([], 1)).rifiuto).toBe('CONFLICT')
    expect((await scegli([due.id])).user?.appAccount?.accessoClienti).toEqual([{ pk: due.id }])
    expect((await scegli([])).user?.appAccount?.accessoClienti).toEqual([])
    await callMutation(admin, 'updateAppAccount', { pk, visualizzaStatiOrdine: false })
    expect((await callMutation(admin, 'deleteAppAccount', { pk })).user?.appAccount).toBeNull()
    expect(await app.db.cliente.count()).toBe(2)
  })
})
