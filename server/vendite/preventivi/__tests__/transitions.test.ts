import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makePreventivo, makeStatoPreventivo } from '#server-test/factories.ts'
import { wrongInput } from '#server-test/ordini/ask.ts'

let app: TestApp
let staff: Client
let stato: Awaited<ReturnType<typeof makeStatoPreventivo>>
let agente: Awaited<ReturnType<typeof makeAgente>>
let preventivo: Awaited<ReturnType<typeof makePreventivo>>

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  stato = await makeStatoPreventivo(app.db, { stato: 'Accettato' })
  agente = await makeAgente(app.db, {}, { firstName: 'Ugo', lastName: 'Neri', email: 'ugo@example.com' })
})
beforeEach(async () => {
  preventivo = await makePreventivo(app.db)
})
afterAll(() => app.close())

type Name = 'setStatoPreventivo' | 'setAgentePreventivo' | 'setEliminatoPreventivo'
type MultiName = 'setStatoPreventivi' | 'setAgentePreventivi' | 'setEliminatoPreventivi'

interface Payload {
  preventivo?: object | null
  esiti?: { pk: number; fatto: boolean; motivo: string | null; preventivo: object | null }[] | null
  errors: { code: string; field: string | null; message: string }[]
}

async function set(name: Name | MultiName, input: object, who = staff): Promise<Payload> {
  const tipo = name.charAt(0).toUpperCase() + name.slice(1)
  const oggetto = 'preventivo { pk eliminato stato { stato } agente { codice } }'
  const fields = name.endsWith('i') ? `esiti { pk fatto motivo ${oggetto} }` : oggetto
  const document = `mutation ($input: ${tipo}Input!) { ${name}(input: $input) { ${fields} errors { code field message } } }`
  const { data, errors } = await who.graphql<Record<string, Payload>>(document, { input })
  const wrong = wrongInput(errors?.[0])
  if (wrong) return { errors: wrong }
  if (errors?.[0]) throw errors[0]
  return data?.[name] as Payload
}

const saved = (id = preventivo.id) => app.db.preventivo.findUniqueOrThrow({ where: { id } })
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Preventivo', oggettoPk }, orderBy: { id: 'asc' } })

/** A quote of the agent's, with the client that sees it so. */
async function ofTheAgente() {
  const who = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: who.user?.id ?? 0 } })
  return { chi: who, suo: await makePreventivo(app.db, { agenteId }) }
}

describe('one quote', () => {
  test('state: set, cleared, in the history and in the events', async () => {
    expect(await set('setStatoPreventivo', { pk: preventivo.id, statoPk: stato.id })).toMatchObject({
      errors: [],
      preventivo: { stato: { stato: 'Accettato' } },
    })
    expect(await history(preventivo.id)).toMatchObject([{ azione: 'setStato', prima: null, dopo: 'Accettato' }])
    expect(await app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })).toMatchObject({
      payload: { pk: preventivo.id },
    })
    await set('setStatoPreventivo', { pk: preventivo.id, statoPk: null })
    expect(await saved()).toMatchObject({ statoId: null, versione: 3 })
  })

  test('agent: a new one may be written to again', async () => {
    const emailInviataAgenteIl = new Date()
    await app.db.preventivo.update({ where: { id: preventivo.id }, data: { emailInviataAgenteIl } })
    await set('setAgentePreventivo', { pk: preventivo.id, agentePk: agente.id })
    expect(await saved()).toMatchObject({ agenteId: agente.id, emailInviataAgenteIl: null })
    await set('setAgentePreventivo', { pk: preventivo.id, agentePk: null })
    expect(await saved()).toMatchObject({ agenteId: null })
    expect(await history(preventivo.id)).toMatchObject([{ dopo: 'Ugo Neri' }, { prima: 'Ugo Neri', dopo: null }])
  })

  test('deleted and restored; the same again changes nothing', async () => {
    await set('setEliminatoPreventivo', { pk: preventivo.id, eliminato: true })
    await set('setEliminatoPreventivo', { pk: preventivo.id, eliminato: true })
    expect(await saved()).toMatchObject({ eliminato: true, versione: 2 })
    await set('setEliminatoPreventivo', { pk: preventivo.id, eliminato: false })
    expect((await history(preventivo.id)).map(({ azione }) => azione)).toEqual(['elimina', 'ripristina'])
  })

  test.each([
    ['setStatoPreventivo', { statoPk: 999_999 }, 'statoPk', `Pk "999999" non valido - l'oggetto non esiste.`],
    ['setAgentePreventivo', { agentePk: 999_999 }, 'agentePk', `Pk "999999" non valido - l'oggetto non esiste.`],
    ['setEliminatoPreventivo', { eliminato: null }, 'eliminato', 'Campo obbligatorio'],
  ] as const)('%s refuses %o, changing nothing', async (name, value, field, message) => {
    const { errors } = await set(name, { pk: preventivo.id, ...value })
    expect(errors).toMatchObject([{ field, message: expect.stringContaining(message) }])
    expect((await saved()).versione).toBe(1)
  })

  test('agents work their own quotes, do not assign, and do not learn of others', async () => {
    const { chi, suo } = await ofTheAgente()
    expect(await set('setStatoPreventivo', { pk: suo.id, statoPk: stato.id }, chi)).toMatchObject({
      preventivo: { stato: { stato: 'Accettato' }, agente: null },
    })
    await set('setEliminatoPreventivo', { pk: suo.id, eliminato: true }, chi)
    for (const pk of [preventivo.id, 999_999]) {
      await expect(set('setStatoPreventivo', { pk, statoPk: stato.id }, chi)).rejects.toMatchObject({
        extensions: { code: 'NOT_FOUND' },
      })
    }
    await expect(set('setAgentePreventivo', { pk: suo.id, agentePk: null }, chi)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect((await saved()).versione).toBe(1)
  })

  test('twenty at the same moment: none is lost', async () => {
    const other = await makeStatoPreventivo(app.db)
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        set('setStatoPreventivo', { pk: preventivo.id, statoPk: n % 2 ? stato.id : other.id }),
      ),
    )
    const items = await history(preventivo.id)
    expect((await saved()).versione).toBe(1 + items.length)
    // Each change started from what the one before had left.
    expect(items.slice(1).every(({ prima }, n) => prima === items[n]?.dopo)).toBe(true)
  })
})

describe('several quotes', () => {
  test('each answers for itself', async () => {
    const { esiti, errors } = await set('setEliminatoPreventivi', {
      pks: [preventivo.id, 999_999],
      eliminato: true,
    })
    expect(errors).toEqual([])
    expect(esiti).toEqual([
      { pk: preventivo.id, fatto: true, motivo: null, preventivo: expect.objectContaining({ eliminato: true }) },
      { pk: 999_999, fatto: false, motivo: 'Non trovato.', preventivo: null },
    ])
  })

  test('all or nothing when asked', async () => {
    const preventivi = [preventivo.id, 999_999]
    const { esiti, errors } = await set('setEliminatoPreventivi', { pks: preventivi, eliminato: true, atomico: true })
    expect(esiti).toBeNull()
    expect(errors).toMatchObject([{ field: 'pks', message: `Pk "999999" non valido - l'oggetto non esiste.` }])
    expect(await saved()).toMatchObject({ eliminato: false, versione: 1 })
    expect(await history(preventivo.id)).toEqual([])
    const stati = await set('setStatoPreventivi', { pks: [preventivo.id], statoPk: 999_999, atomico: true })
    expect(stati.errors).toMatchObject([{ field: 'statoPk' }])
  })

  test('agents and state', async () => {
    const other = await makePreventivo(app.db)
    const preventivi = [other.id, preventivo.id, other.id]
    expect((await set('setAgentePreventivi', { pks: preventivi, agentePk: agente.id })).esiti).toHaveLength(2)
    expect((await set('setStatoPreventivi', { pks: preventivi, statoPk: stato.id })).esiti).toMatchObject([
      { pk: preventivo.id, preventivo: { stato: { stato: 'Accettato' }, agente: { codice: agente.codice } } },
      { pk: other.id },
    ])
  })

  test('not for agents, and never an empty list', async () => {
    const { chi, suo } = await ofTheAgente()
    await expect(set('setEliminatoPreventivi', { pks: [suo.id], eliminato: true }, chi)).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await saved(suo.id)).toMatchObject({ eliminato: false })
    const { errors } = await set('setEliminatoPreventivi', { pks: [], eliminato: true })
    expect(errors).toMatchObject([{ field: 'pks', message: 'Questa lista non può essere vuota.' }])
  })
})
