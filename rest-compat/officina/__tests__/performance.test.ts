import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateOfDay, tempoDiOra } from '../../../server/shared/dates/days.ts'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeAgente, makeUser } from '../../../server/test/factories.ts'
import { lavorazioneChiamata, makeOrdineInOfficina } from '../../../server/test/officina/scene.ts'

let app: TestApp
let ufficio: Client
let omar: Client
let operatore: number
let ordine: { id: number; numeroCommessa: string; nomeCliente: string }
let telaio: number
let anta: number

beforeAll(async () => {
  app = await createTestApp()
  const { db } = app
  ufficio = await app.as('super')
  const user = await makeUser(db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} })
  omar = await app.as(user)
  operatore = (await db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id
  ;[telaio, anta] = await Promise.all([
    lavorazioneChiamata(db, 'assemblaggio telaio'),
    lavorazioneChiamata(db, 'assemblaggio anta'),
  ])
  const fatto = await makeOrdineInOfficina(db)
  const agente = await makeAgente(db, { tipoAgente: 'B2Cs' })
  ordine = await db.ordine.update({ where: { id: fatto.ordine.id }, data: { agenteId: agente.id } })
  const sessione = { operatoreId: operatore, data: dateOfDay('2026-03-04'), ordineId: ordine.id }
  const ore = { oraInizio: tempoDiOra('08:00'), oraFine: tempoDiOra('10:00'), tempo: 120 }
  const prima = await db.attivita.create({
    data: {
      ...sessione,
      ...ore,
      lavorazioneId: anta,
      tempoTeorico: 90,
      pezziFatti: 3,
      note: 'profilo sostituito',
    },
  })
  await db.pezzoAttivita.createMany({
    data: [1, 2, 3].map((posizione) => ({
      attivitaId: prima.id,
      ordineId: ordine.id,
      lavorazioneId: anta,
      rigaOrdineId: fatto.riga.id,
      posizione,
      minuti: 30,
    })),
  })
  await db.attivita.create({
    data: { ...sessione, ...ore, data: dateOfDay('2026-03-05'), lavorazioneId: telaio, tempoTeorico: 0 },
  })
  // No order: worked, but with no theory to meet.
  await db.attivita.create({
    data: { ...sessione, ...ore, ordineId: null, data: dateOfDay('2026-03-05'), lavorazioneId: telaio },
  })
})
afterAll(() => app.close())

async function leggi(chi: Client, path: string) {
  const response = await chi.fetch(`/api/planner/${path}`)
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const MARZO = 'from_date=2026-03-01&to_date=2026-03-31'

test('the work by order: rows, pieces with what they are, sums', async () => {
  const { status, body } = await leggi(ufficio, `lavorazioni-ordine-operatore/?${MARZO}&lavorazioni=${anta}`)
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
  const altri = await leggi(ufficio, `lavorazioni-ordine-operatore/?${MARZO}&tipo_agente=B2B`)
  expect(altri.body).toMatchObject({ count: 0, totals: { numero_pezzi: 0, tempo_teorico_tot: 0, tempo_tot: 0 } })
  expect(
    (await leggi(ufficio, `lavorazioni-ordine-operatore/?${MARZO}&tipo_agente=B2C*s&page_size=1`)).body.count,
  ).toBe(2)
  expect((await leggi(ufficio, `lavorazioni-ordine-operatore/?${MARZO}&operatore=${operatore + 9}`)).body.count).toBe(0)
})

test('the performance: activities, days and sums under one filter', async () => {
  const { body } = await leggi(ufficio, `performance-operatori/?${MARZO}&operatori=${operatore}&ordering=data`)
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
  const { body } = await leggi(ufficio, `ore-lavorate/?${MARZO}`)
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
  const cifre = { tempo_teorico: 90, tempo: 240, performance: 38 }
  expect((await leggi(ufficio, `lavorazioni-operatori-totals/?${MARZO}`)).body).toEqual([
    { operatore, first_name: 'Omar', last_name: 'Bianchi', ...cifre },
  ])
  expect((await leggi(ufficio, `lavorazioni-nome-fase-pianificazione-totals/?${MARZO}`)).body).toEqual([
    { nome_fase_pianificazione: 'banchi', ...cifre },
  ])
  expect((await leggi(ufficio, 'lavorazioni-operatori-totals/?from_date=2020-01-01&to_date=2020-01-31')).body).toEqual(
    [],
  )
})

test.each([
  ['lavorazioni-ordine-operatore/excel/', 'lavorazioni-ordine_2026-03-01_2026-03-31.xlsx'],
  ['performance-operatori/excel/', 'performance-dati_2026-03-01_2026-03-31.xlsx'],
  ['performance-operatori/excel/?vista=giorni', 'performance-giorni_2026-03-01_2026-03-31.xlsx'],
  ['ore-lavorate/excel/?vista=giorni', 'ore-lavorate-giorni_2026-03-01_2026-03-31.xlsx'],
])('%s is a spreadsheet of its own name', async (path, nome) => {
  const response = await ufficio.fetch(`/api/planner/${path}${path.includes('?') ? '&' : '?'}${MARZO}`)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-disposition')).toContain(nome)
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
    expect((await leggi(omar, path)).status).toBe(403)
  }
  expect(await leggi(ufficio, 'performance-operatori/?from_date=2026-03-02&to_date=2026-03-01')).toMatchObject({
    status: 400,
    body: { to_date: ['La data di fine non può precedere la data di inizio.'] },
  })
})
