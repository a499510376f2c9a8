import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import {
  makeAssenza,
  makeFestivita,
  makeFornitore,
  makeOrdineFornitore,
  makeOreLavorative,
  makePersona,
} from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

async function call<T = Record<string, unknown>>(method: string, path: string, body?: unknown) {
  const init = body === undefined ? {} : { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await superuser.fetch(`/api/planner/${path}`, { method, ...init })
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as T }
}
type Elenco = { count: number; results: Record<string, unknown>[]; pagination: object }

test('operators', async () => {
  const { id: userId } = await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} })
  const { id } = await app.db.operatore.findUniqueOrThrow({ where: { userId } })
  const { status, body } = await call<Elenco>('GET', 'operatori/?search=omar&page_size=1000')
  expect(status).toBe(200)
  expect(body.results).toEqual([
    { id, user: { id: userId, first_name: 'Omar', last_name: 'Bianchi' }, codice: null, capo_area: null },
  ])
})

describe('staff', () => {
  test('of a department of the firm: told as it is, and saved', async () => {
    await app.db.reparto.create({ data: { chiave: 'posa', nome: 'Posa', ordine: 3 } })
    const { id } = await makePersona(app.db, { nome: 'Bruno', reparto: 'posa' })
    const path = `personale/${id}/`
    expect((await call('GET', path)).body).toMatchObject({ nome: 'Bruno', reparto: 'posa' })
    const body = { nome: 'Bruno B.', reparto: 'posa', data_inizio: '2020-01-01' }
    expect((await call('PUT', path, body)).status).toBe(200)
    const there = await call<Elenco>('GET', 'personale/?reparto=posa')
    expect(there.body.results.map((one) => one.id)).toEqual([id])
    expect((await call('GET', 'personale/?reparto=Non%20c’è')).status).toBe(400)
    const wrong = await call('PUT', path, { ...body, reparto: 'magazzino' })
    expect(wrong).toEqual({ status: 400, body: { reparto: ['"magazzino" non è una scelta valida.'] } })
    const slots = await call<Record<string, object>>('GET', 'scheduler-slots/?from_date=2026-11-23&to_date=2026-11-23')
    expect(Object.keys(slots.body['2026-11-23'] ?? {})).toEqual(['macchine', 'banchi', 'posa'])
    await app.db.persona.delete({ where: { id } })
    await app.db.reparto.delete({ where: { chiave: 'posa' } })
  })

  test('add, read, list, change, delete', async () => {
    const next = { nome: 'Nicolò Zorzi', reparto: 'macchine', data_inizio: '2026-01-10', data_fine: '' }
    const created = await call('POST', 'personale', next)
    const read = { ...next, id: created.body.id, data_fine: null, versione: 1 }
    expect(created).toEqual({ status: 201, body: read })
    const path = `personale/${created.body.id}/`
    expect(await call('GET', path)).toEqual({ status: 200, body: read })
    expect(await call('GET', 'personale/?search=nicolo&reparto=macchine&from_date=2026-05-01')).toMatchObject({
      status: 200,
      body: { count: 1, results: [read], pagination: { page: 1, num_pages: 1, more: false } },
    })
    expect(await call('GET', 'personale/?to_date=2026-01-09')).toMatchObject({ body: { count: 0 } })
    expect(await call('PUT', path, { ...next, data_fine: '2026-06-30' })).toMatchObject({
      status: 200,
      body: { data_fine: '2026-06-30', versione: 2 },
    })
    expect((await call('PUT', path, { ...next, versione: 1 })).status).toBe(409)
    expect(await call('DELETE', path)).toEqual({ status: 204, body: null })
    expect((await call('GET', path)).status).toBe(404)
  })

  test('what is wrong, by its documented name', async () => {
    expect(await call('POST', 'personale/', {})).toEqual({
      status: 400,
      body: { nome: ['Campo obbligatorio'], reparto: ['Campo obbligatorio'], data_inizio: ['Campo obbligatorio'] },
    })
    const malformed = { nome: 'x', reparto: 'banchi', data_inizio: '2026-02-01', data_fine: '2026-01-31' }
    expect(await call('POST', 'personale/', malformed)).toEqual({
      status: 400,
      body: { data_fine: ['Data fine deve essere maggiore alla data inizio: 01-02-2026'] },
    })
    for (const reparto of ['magazzino', 'Non c’è', 7])
      expect(await call('POST', 'personale/', { ...malformed, reparto })).toEqual({
        status: 400,
        body: {
          reparto: [`"${reparto}" non è una scelta valida.`],
          data_fine: ['Data fine deve essere maggiore alla data inizio: 01-02-2026'],
        },
      })
  })
})

const ASSENZA = ['id', 'persona', 'persona_data', 'giorno_da', 'giorno_a', 'ora_da', 'ora_a', 'title', 'versione']

describe('absences', () => {
  test('of one person, of all, in a range', async () => {
    const persona = await makePersona(app.db, { nome: 'Elisa' })
    const { id } = await makeAssenza(app.db, '2026-12-01', '2026-12-02', { personaId: persona.id, title: 'Ferie' })
    await makeAssenza(app.db, '2026-12-20', undefined, { personaId: persona.id, ore: ['07:00', '12:00'] })
    const own = await call<Record<string, unknown>[]>('GET', `personale/${persona.id}/assenze/?to_date=2026-12-10`)
    expect(own.status).toBe(200)
    expect(own.body).toHaveLength(1)
    expect(Object.keys(own.body[0] ?? {})).toEqual(ASSENZA)
    expect(own.body[0]).toMatchObject({
      id,
      persona: persona.id,
      persona_data: { id: persona.id, nome: 'Elisa', reparto: 'banchi' },
      giorno_da: '2026-12-01',
      ora_da: null,
    })
    expect((await call('GET', 'personale/999999/assenze/')).status).toBe(404)
    const all = await call<Elenco>('GET', `assenze/?from_date=2026-12-03&to_date=2026-12-31&persona=${persona.id}`)
    expect(all.body.results).toMatchObject([{ giorno_da: '2026-12-20', ora_da: '07:00', ora_a: '12:00' }])
    expect((await call('GET', 'assenze/?from_date=ieri')).status).toBe(400)
  })

  test('add, change, delete; wrong ones change nothing', async () => {
    const { id: persona } = await makePersona(app.db)
    const next = { persona, giorno_da: '2026-12-01', giorno_a: '2026-12-03', ora_da: '', ora_a: null, title: 'Ferie' }
    const { status, body } = await call('POST', 'assenze/', next)
    expect({ status, body }).toMatchObject({
      status: 201,
      body: { persona, ora_da: null, title: 'Ferie', versione: 1 },
    })
    // Away twice at the same time counts once, and is no fault.
    expect((await call('POST', 'assenze/', next)).status).toBe(201)
    const path = `assenze/${body.id}/`
    const times = { ...next, giorno_a: '2026-12-01', ora_da: '07:00:00', ora_a: '12:00' }
    expect(await call('PUT', path, times)).toMatchObject({ status: 200, body: { ora_da: '07:00', ora_a: '12:00' } })
    expect(await call('PUT', path, { ...times, giorno_a: '2026-11-30' })).toEqual({
      status: 400,
      body: { giorno_a: ['Il giorno di fine non può precedere quello di inizio.'] },
    })
    expect(await call('PUT', path, { ...times, ora_a: '' })).toEqual({
      status: 400,
      body: { ora_a: ['Servono entrambe le ore, o nessuna per il giorno intero.'] },
    })
    expect((await call('POST', 'assenze/', { ...next, persona: 999_999 })).body).toEqual({
      persona: ['Pk "999999" non valido - l\'oggetto non esiste.'],
    })
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })
})

describe('holidays', () => {
  test('list, add, change, delete', async () => {
    await makeFestivita(app.db, '2026-08-10', '2026-08-21', { title: 'Chiusura' })
    const elenco = await call<Elenco>('GET', 'festivita/?from_date=2026-08-21&to_date=2026-08-31')
    expect(elenco.body.results).toEqual([
      {
        id: expect.any(Number),
        giorno_da: '2026-08-10',
        giorno_a: '2026-08-21',
        ora_da: null,
        ora_a: null,
        title: 'Chiusura',
        versione: 1,
      },
    ])
    const next = { giorno_da: '2026-12-24', giorno_a: '2026-12-24', ora_da: '13:00', ora_a: '19:00', title: 'Vigilia' }
    const created = await call('POST', 'festivita/', next)
    expect(created).toMatchObject({ status: 201, body: next })
    expect((await call('POST', 'festivita/', next)).status).toBe(400)
    const path = `festivita/${created.body.id}/`
    expect(await call('PUT', path, { ...next, title: 'Vigilia di Natale' })).toMatchObject({
      status: 200,
      body: { title: 'Vigilia di Natale', versione: 2 },
    })
    expect((await call('PUT', path, { ...next, giorno_a: '2026-12-23' })).status).toBe(400)
    expect((await call('DELETE', path)).status).toBe(204)
  })
})

describe('working hours', () => {
  const HOURS = { ore_lavorative_macchine: 8, ore_lavorative_banchi: 6.5 }

  test('list, add, change, delete a day', async () => {
    const { id } = await makeOreLavorative(app.db, '2026-12-05', 8, 6.5)
    const elenco = await call<Elenco>('GET', 'calendario-ore-lavorative/?from_date=2026-12-01&to_date=2026-12-31')
    expect(elenco.body.results).toEqual([{ id, giorno: '2026-12-05', ...HOURS, versione: 1 }])
    const created = await call('POST', 'calendario-ore-lavorative/', { giorno: '2026-12-12', ...HOURS })
    expect(created).toMatchObject({ status: 201, body: { giorno: '2026-12-12', ...HOURS } })
    const path = `calendario-ore-lavorative/${created.body.id}/`
    const body = { giorno: '2026-12-12', ...HOURS, ore_lavorative_macchine: 0 }
    expect(await call('PUT', path, body)).toMatchObject({ status: 200, body: { ore_lavorative_macchine: 0 } })
    expect(await call('PUT', path, { ...body, ore_lavorative_banchi: 24.01 })).toEqual({
      status: 400,
      body: { ore_lavorative_banchi: ['La durata non può essere superiore a 24'] },
    })
    expect((await call('DELETE', path)).status).toBe(204)
    expect((await call('DELETE', path)).status).toBe(404)
  })

  test('a range, and back to the default', async () => {
    const date = { date_start: '2027-02-01', date_end: '2027-02-03' }
    const multiple = (body: object) =>
      call<Record<string, unknown>[]>('POST', 'calendario-ore-lavorative/create-multiple/', body)
    const done = await multiple({ ...date, ...HOURS, reset_default: false })
    expect(done.status).toBe(201)
    expect(done.body.map(({ giorno }) => giorno)).toEqual(['2027-02-01', '2027-02-02', '2027-02-03'])
    expect(await multiple({ ...date, reset_default: true })).toEqual({ status: 201, body: [] })
    expect(await multiple({})).toEqual({
      status: 400,
      body: {
        date_start: ['Data Inizio è obbligatoria'],
        date_end: ['Data Fine è obbligatoria'],
        ore_lavorative_macchine: ['Campo obbligatorio'],
        ore_lavorative_banchi: ['Campo obbligatorio'],
      },
    })
    expect((await multiple({ date_start: '2027-02-03', date_end: '2027-02-01', ...HOURS })).body).toEqual({
      date_end: ['Data Fine deve essere dopo la Data Inizio'],
    })
  })
})

test('suppliers', async () => {
  const { id } = await makeFornitore(app.db, {
    nome: 'Vetreria Dolomiti',
    tipologia: 'vetro',
    tempo: 12,
    isDefault: true,
  })
  const { body } = await call<Elenco>('GET', 'fornitori/?tipologia=vetro&page_size=1000')
  expect(body.results).toMatchObject([
    { id, nome: 'Vetreria Dolomiti', tipologia: 'vetro', tempo: 12, is_default: true },
  ])
  expect((await call<Elenco>('GET', 'fornitori/?search=dolomiti')).body.count).toBe(1)
})

test('supplier orders', async () => {
  const stato = await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })
  const arrivo = new Date('2026-12-01')
  const done = await makeOrdineFornitore(app.db, { statoId: stato.id, dataArrivo: arrivo, costoMateriale: 12.5 })
  const { body } = await call<Elenco>('GET', `ordini-fornitore/?ordine=${done.ordineId}&data_arrivo_a=2026-12-01`)
  expect(body).toMatchObject({
    count: 1,
    results: [
      {
        id: done.id,
        ordine: done.ordineId,
        tipologia: 'legno',
        fornitore_data: { id: done.fornitoreId },
        stato: 'ARRIVATO',
        data_arrivo: '2026-12-01',
        costo_materiale: 12.5,
        righe_count: 0,
      },
    ],
  })
  const ordine = await call('GET', `ordini/${done.ordineId}/`)
  expect(ordine.body.ordini_fornitore_mancanti).toEqual([{ materiale: 'vetro' }, { materiale: 'verniciatura' }])
})
