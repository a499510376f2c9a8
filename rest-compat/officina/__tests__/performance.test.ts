import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { dateOfDay, timeOfHour } from '#shared/dates/days.ts'

let app: TestApp
let office: Client
let omar: Client
let operatore: number
let ordine: { id: number; numeroCommessa: string; nomeCliente: string }
let telaio: number
let anta: number

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  office = await app.as('super')
  const user = await makeUser(db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} })
  omar = await app.as(user)
  operatore = (await db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id
  ;[telaio, anta] = await Promise.all([
    lavorazioneNamed(db, 'assemblaggio telaio'),
    lavorazioneNamed(db, 'assemblaggio anta'),
  ])
  const done = await makeOrdineInOfficina(db)
  const agente = await makeAgente(db, { tipoAgente: 'B2Cs' })
  ordine = await db.ordine.update({ where: { id: done.ordine.id }, data: { agenteId: agente.id } })
  const session = { operatoreId: operatore, data: dateOfDay('2026-03-04'), ordineId: ordine.id }
  const hours = { oraInizio: timeOfHour('08:00'), oraFine: timeOfHour('10:00'), tempo: 120 }
  const before = await db.attivita.create({
    data: {
      ...session,
      ...hours,
      lavorazioneId: anta,
      tempoTeorico: 90,
      pezziFatti: 3,
      note: 'profilo sostituito',
    },
  })
  await db.pezzoAttivita.createMany({
    data: [1, 2, 3].map((posizione) => ({
      attivitaId: before.id,
      ordineId: ordine.id,
      lavorazioneId: anta,
      rigaOrdineId: done.riga.id,
      posizione,
      minuti: 30,
    })),
  })
  await db.attivita.create({
    data: { ...session, ...hours, data: dateOfDay('2026-03-05'), lavorazioneId: telaio, tempoTeorico: 0 },
  })
  // No order: worked, but with no theory to meet.
  await db.attivita.create({
    data: { ...session, ...hours, ordineId: null, data: dateOfDay('2026-03-05'), lavorazioneId: telaio },
  })
})
afterAll(() => app.close())

async function read(who: Client, path: string) {
  const response = await who.fetch(`/api/planner/${path}`)
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const MARCH = 'from_date=2026-03-01&to_date=2026-03-31'

test('the work by order: rows, pieces with what they are, sums', async () => {
  const { status, body } = await read(office, `lavorazioni-ordine-operatore/?${MARCH}&lavorazioni=${anta}`)
  expect(status).toBe(200)
  expect(body).toEqual({
    count: 1,
    next: null,
    previous: null,
    results: [
      {
        ordine: ordine.id,
        ordine_numero_commessa: ordine.numeroCommessa,
        ordine_nome_cliente: ordine.nomeCliente,
        ordine_tipo_agente: 'B2C*s',
        lavorazione_nome: 'assemblaggio anta',
        operatore: { id: operatore, first_name: 'Omar', last_name: 'Bianchi' },
        data_inizio: '2026-03-04',
        data_fine: '2026-03-04',
        unita: '3 Ante',
        attivita_numero: 'ante',
        numero_pezzi: 3,
        tempo_teorico: 90,
        tempo: 120,
        note: ['profilo sostituito'],
      },
    ],
    totals: { numero_pezzi: 3, tempo_teorico_tot: 90, tempo_tot: 120 },
    pagination: { page: 1, page_size: 50, num_pages: 1, count: 1, more: false },
  })
  const others = await read(office, `lavorazioni-ordine-operatore/?${MARCH}&tipo_agente=B2B`)
  expect(others.body).toMatchObject({ count: 0, totals: { numero_pezzi: 0, tempo_teorico_tot: 0, tempo_tot: 0 } })
  expect((await read(office, `lavorazioni-ordine-operatore/?${MARCH}&tipo_agente=B2C*s&page_size=1`)).body.count).toBe(
    2,
  )
  expect((await read(office, `lavorazioni-ordine-operatore/?${MARCH}&operatore=${operatore + 9}`)).body.count).toBe(0)
})

test('the performance: activities, days and sums under one filter', async () => {
  const { body } = await read(office, `performance-operatori/?${MARCH}&operatori=${operatore}&ordering=data`)
  expect(body).toMatchObject({
    count: 2,
    from_date: '2026-03-01',
    to_date: '2026-03-31',
    totals: { tempo_teorico: 90, tempo: 240, performance: 38 },
    giorni: [
      {
        giorno: '2026-03-04',
        operatori: ['Omar Bianchi'],
        tempo_teorico: 90,
        tempo: 120,
        performance: 75,
        lavorazioni: ['assemblaggio anta'],
        ordini: [{ id: ordine.id, numero_commessa: ordine.numeroCommessa }],
      },
      { giorno: '2026-03-05', performance: 0 },
    ],
  })
  expect(body.results[0]).toMatchObject({
    operatore_data: { id: operatore, user: { first_name: 'Omar', last_name: 'Bianchi' } },
    ordine_data: { id: ordine.id, numero_commessa: ordine.numeroCommessa, cliente: { nome: ordine.nomeCliente } },
    lavorazione_data: { nome: 'assemblaggio anta', attivita_numero: 'ante' },
    ora_inizio: '08:00',
    ora_fine: '10:00',
    tempo: 120,
    tempo_teorico: 90,
    performance: 75,
  })
  expect(body.results[0].ordine_data).not.toHaveProperty('netto')
})

test('the worked hours: days of operators, and how full they are', async () => {
  const { body } = await read(office, `ore-lavorate/?${MARCH}`)
  expect(body).toMatchObject({
    count: 3,
    totals: { minuti: 360, percentuale_media: 38 },
    giorni: [
      { giorno: '2026-03-04', operatore: 'Omar Bianchi', minuti: 120, ore: 2, percentuale: 25 },
      { giorno: '2026-03-05', operatore: 'Omar Bianchi', minuti: 240, ore: 4, percentuale: 50 },
    ],
  })
})

test('totals by operator and by phase are bare lists, the highest first', async () => {
  const digits = { tempo_teorico: 90, tempo: 240, performance: 38 }
  expect((await read(office, `lavorazioni-operatori-totals/?${MARCH}`)).body).toEqual([
    { operatore, first_name: 'Omar', last_name: 'Bianchi', ...digits },
  ])
  expect((await read(office, `lavorazioni-nome-fase-pianificazione-totals/?${MARCH}`)).body).toEqual([
    { nome_fase_pianificazione: 'banchi', ...digits },
  ])
  expect((await read(office, 'lavorazioni-operatori-totals/?from_date=2020-01-01&to_date=2020-01-31')).body).toEqual([])
})

test.each([
  ['lavorazioni-ordine-operatore/excel/', 'lavorazioni-ordine_2026-03-01_2026-03-31.xlsx'],
  ['performance-operatori/excel/', 'performance-dati_2026-03-01_2026-03-31.xlsx'],
  ['performance-operatori/excel/?vista=giorni', 'performance-giorni_2026-03-01_2026-03-31.xlsx'],
  ['ore-lavorate/excel/?vista=giorni', 'ore-lavorate-giorni_2026-03-01_2026-03-31.xlsx'],
])('%s is a spreadsheet of its own name', async (path, name) => {
  const response = await office.fetch(`/api/planner/${path}${path.includes('?') ? '&' : '?'}${MARCH}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain(name)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 2)
      .toString(),
  ).toBe('PK')
})

test('operators get none of it; a period that ends before it begins is refused', async () => {
  for (const path of [
    'lavorazioni-ordine-operatore/',
    'performance-operatori/',
    'ore-lavorate/',
    'lavorazioni-operatori-totals/',
    'lavorazioni-nome-fase-pianificazione-totals/',
    'performance-operatori/excel/',
  ]) {
    expect((await read(omar, path)).status).toBe(403)
  }
  expect(await read(office, 'performance-operatori/?from_date=2026-03-02&to_date=2026-03-01')).toMatchObject({
    status: 400,
    body: { to_date: ['La data di fine non può precedere la data di inizio.'] },
  })
})
