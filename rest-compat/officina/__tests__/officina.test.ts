import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { lavorazioneNamed, makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'

let app: TestApp
let omar: Client
let office: Client
let taglio: number
let operatore: number

beforeAll(async () => {
  app = await createTestApp()
  const user = await makeUser(app.db, { firstName: 'Omar', lastName: 'Bianchi', operatore: {} })
  omar = await app.as(user)
  operatore = (await app.db.operatore.findUniqueOrThrow({ where: { userId: user.id } })).id
  office = await app.as('super')
  taglio = await lavorazioneNamed(app.db, 'taglio')
})
afterAll(() => app.close())

async function call(who: Client, method: string, path: string, body?: unknown, headers: Record<string, string> = {}) {
  const response = await who.fetch(`/api/planner/${path}`, {
    method,
    headers: { ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...headers },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

/** What a page of the product sends and an address that is only opened cannot. */
const withToken = (client: Client) => ({ 'x-csrftoken': client.cookies.get('csrftoken') ?? '' })

test('operations come with their controls, in one page', async () => {
  const { status, body } = await call(omar, 'GET', 'lavorazioni/')
  expect(status).toBe(200)
  expect(body).toMatchObject({ count: 8, pagination: { page_size: 1000 } })
  expect(body.results[0]).toEqual({
    id: taglio,
    nome: 'taglio',
    fase: 'macchine',
    attivita_numero: 'numero',
    quota: 40,
    controlli: [expect.objectContaining({ frequenza: 'ogni commessa' }), expect.any(Object)],
  })
})

test('an activity: begun, opened, ended, read, removed', async () => {
  const { ordine, riga } = await makeOrdineInOfficina(app.db)
  const today = dayOfInstant(new Date())
  const from = {
    lavorazione: taglio,
    ordine: ordine.id,
    data: today,
    operatore,
    ora_inizio: '08:00',
    seconda_lavorazione: null,
  }
  const created = await call(omar, 'POST', 'lavorazioni-operatore/', from)
  expect(created).toMatchObject({
    status: 201,
    body: {
      operatore,
      operatore_data: { id: operatore, user: { first_name: 'Omar', last_name: 'Bianchi' } },
      data: today,
      ordine: ordine.id,
      ordine_data: {
        id: ordine.id,
        numero_commessa: ordine.numeroCommessa,
        cliente: { nome: expect.any(String) },
        netto: null,
      },
      lavorazione_data: { id: taglio, nome: 'taglio', attivita_numero: 'numero' },
      seconda_lavorazione: null,
      ora_inizio: '08:00',
      ora_fine: null,
      tempo: null,
      tempo_teorico: 0,
      fine_lavorazione: false,
      automatica: false,
      pezzi: { [riga.id]: [false, false] },
      righe_ordini_lavorazione: [{ id: riga.id, numero: 2, pezzi_totali: 2, pezzi_fatti: [false, false] }],
      attivita_ordine_lavorazione: [],
      versione: 1,
    },
  })
  const { id } = created.body
  const fine = { ora_inizio: '08:00', ora_fine: '09:10', note: 'ok', pezzi: { [riga.id]: [true, false] }, versione: 1 }
  const finished = await call(omar, 'PUT', `lavorazioni-operatore/${id}/`, fine)
  expect(finished).toMatchObject({
    status: 200,
    body: { tempo: 70, tempo_teorico: 40, pezzi: { [riga.id]: [true, false] }, versione: 2 },
  })
  // Without a version the old clients overwrite what is a field, and untick nothing.
  const previous = await call(omar, 'PUT', `lavorazioni-operatore/${id}/`, {
    note: 'altro',
    pezzi: { [riga.id]: [false, false] },
  })
  expect(previous).toMatchObject({ status: 200, body: { note: 'altro', pezzi: { [riga.id]: [true, false] } } })
  const own = await call(omar, 'GET', `lavorazioni-operatore/?data=${today}&ordine=${ordine.id}`)
  expect(own.body).toMatchObject({ count: 1, results: [{ id, ordine_data: { cliente: {} } }] })
  expect(own.body.results[0]).not.toHaveProperty('pezzi')
  expect((await call(omar, 'GET', `lavorazioni-operatore/?aperte=1&ordine=${ordine.id}`)).body.count).toBe(0)
  expect((await call(omar, 'GET', `lavorazioni-operatore/date_attivita_mese/?data=${today.slice(0, 7)}`)).body).toEqual(
    [today],
  )
  expect(await call(omar, 'DELETE', `lavorazioni-operatore/${id}/`)).toEqual({ status: 204, body: null })
  expect((await call(omar, 'DELETE', `lavorazioni-operatore/${id}/`)).status).toBe(404)
})

test('what is wrong stands at its field; the key in the header makes it once', async () => {
  const create = (body: object, headers = {}) => call(omar, 'POST', 'lavorazioni-operatore/', body, headers)
  expect(await create({})).toMatchObject({ status: 400, body: { lavorazione: [expect.any(String)] } })
  expect(await create({ lavorazione: taglio, ora_inizio: '09:00', ora_fine: '08:00' })).toEqual({
    status: 400,
    body: { ora_fine: ['L’ora di fine non può precedere quella di inizio.'] },
  })
  expect(await create({ lavorazione: taglio, operatore: operatore + 1000 })).toMatchObject({
    status: 400,
    body: { operatore: {} },
  })
  const key = { 'Idempotency-Key': crypto.randomUUID() }
  const [one, other] = [await create({ lavorazione: taglio }, key), await create({ lavorazione: taglio }, key)]
  expect([one.status, other.status, other.body.id]).toEqual([201, 201, one.body.id])
  expect((await call(office, 'POST', 'lavorazioni-operatore/', { lavorazione: taglio })).status).toBe(403)
})

test('orders with pieces left, what is left, and completing it', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const { body: lista } = await call(omar, 'GET', `ordini/lista-attivita/${taglio}/?search=${ordine.numeroCommessa}`)
  expect(lista).toMatchObject([
    { id: ordine.id, cliente: { nome: expect.any(String) }, pezzi_totali: 2, pezzi_eseguiti: 0, aperta: null },
  ])
  expect((await call(omar, 'GET', `ordini/lista-attivita/?search=${ordine.numeroCommessa}`)).body).toMatchObject([
    { pezzi_totali: 24 },
  ])
  const secondary = await call(omar, 'GET', `ordini/${ordine.id}/lista-lavorazioni-secondarie/${taglio}/`)
  expect(secondary.body.map(({ nome }: { nome: string }) => nome)).toEqual([
    'assemblaggio telaio',
    'collaudo',
    'imballaggio',
  ])
  expect((await call(omar, 'GET', `ordini/999999/lista-lavorazioni-secondarie/${taglio}/`)).status).toBe(404)
  const rimanenze = await call(omar, 'GET', `ordini/${ordine.id}/rimanenze-attivita-operatore/`)
  expect(rimanenze.body['Linea macchine']).toEqual({
    tempo_teorico_usato: 0,
    lavorazioni_pezzi: [
      { id: taglio, lavorazione: 'taglio', pezzi_totali: 2, pezzi_eseguiti: 0 },
      { id: expect.any(Number), lavorazione: 'lavorazione CNC', pezzi_totali: 4, pezzi_eseguiti: 0 },
    ],
  })
  expect(rimanenze.body['Banco 4']).toEqual(rimanenze.body['Banco 1'])

  const one = `ordini/${ordine.id}/completa-singola-lavorazione/`
  expect((await call(omar, 'GET', `${one}?lavorazione=${taglio}`, undefined, withToken(omar))).status).toBe(403)
  // A picture or a link makes a browser ask, with the cookies, wherever it stands: nothing is written.
  for (const site of ['cross-site', 'same-site', 'same-origin', 'none']) {
    for (const csrf of ['', 'x'.repeat(32)]) {
      const headers = { 'sec-fetch-site': site, 'x-csrftoken': csrf }
      const blind = await call(office, 'GET', `${one}?lavorazione=${taglio}`, undefined, headers)
      expect(blind).toMatchObject({ status: 403, body: { detail: 'CSRF Failed: CSRF token missing.' } })
    }
  }
  expect(await app.db.attivita.count({ where: { ordineId: ordine.id } })).toBe(0)
  const propria = await call(office, 'GET', `${one}?lavorazione=${taglio}`, undefined, withToken(office))
  expect(propria).toMatchObject({ status: 200, body: { 'Linea macchine': { tempo_teorico_usato: 80 } } })
  // By POST the operation is in the body or in the address; nothing is left of it.
  for (const [where, body] of [
    [`${one}?lavorazione=${taglio}`, undefined],
    [one, { lavorazione: taglio }],
  ] as const) {
    expect(await call(office, 'POST', where, body)).toMatchObject({ status: 200 })
  }
  expect((await call(office, 'POST', one)).body).toEqual({ lavorazione: ['Campo obbligatorio'] })
  expect((await call(office, 'POST', `ordini/${ordine.id}/completa-attivita-operatore/`)).status).toBe(200)
  for (const path of ['completa-attivita-operatore/', `completa-singola-lavorazione/?lavorazione=${taglio}`]) {
    expect(await call(office, 'POST', `ordini/999999/${path}`)).toMatchObject({ status: 404 })
  }
  for (const path of ['rimanenze-attivita-operatore/', 'rimanenze-attivita-operatore-filtered/']) {
    expect(await call(office, 'GET', `ordini/999999/${path}`)).toMatchObject({ status: 404 })
  }
  const automatiche = await call(
    office,
    'GET',
    `lavorazioni-operatore-automatica-admin/?ordine=${ordine.id}&lavorazioni=${taglio}`,
  )
  expect(automatiche.body).toMatchObject({
    count: 1,
    results: [{ automatica: true, operatore: null, operatore_data: null, tempo: 0 }],
  })
  const yesterday = dayOfInstant(new Date(Date.now() - 86_400_000))
  const filtrate = await call(
    omar,
    'GET',
    `ordini/${ordine.id}/rimanenze-attivita-operatore-filtered/?data_fine=${yesterday}`,
  )
  expect(filtrate.body['Linea macchine'].lavorazioni_pezzi[0]).toMatchObject({ pezzi_eseguiti: 0, pezzi_totali: 2 })
  const { id } = automatiche.body.results[0]
  expect((await call(office, 'DELETE', `lavorazioni-operatore-automatica-admin/${id}/`)).status).toBe(204)
  expect((await call(office, 'GET', `lavorazioni-operatore-admin/?ordine=${ordine.id}`)).body.count).toBe(0)
  expect((await call(omar, 'GET', 'lavorazioni-operatore-admin/')).status).toBe(403)
})

test('CE controls: recorded, locked for others, removed', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const path = `ordini/${ordine.id}/controlli/`
  expect((await call(omar, 'GET', path)).status).toBe(404)
  await call(omar, 'POST', 'lavorazioni-operatore/', { lavorazione: taglio, ordine: ordine.id })
  const { body } = await call(omar, 'GET', path)
  expect(body[0]).toMatchObject({ id: taglio, nome: 'taglio', controlli: [{ controllo_effettuato: null }, {}] })
  const controllo = body[0].controlli[0].controllo.id
  const data = dayOfInstant(new Date())
  const next = { controllo, data, operatore, conforme: true, note: '' }
  const wrong = [{ controllo, conforme: false }, { controllo: body[0].controlli[1].controllo.id }]
  expect(await call(omar, 'PUT', path, wrong)).toMatchObject({ status: 400 })
  const saved = await call(omar, 'PUT', path, [next])
  expect(saved.body[0].controlli[0].controllo_effettuato).toEqual({
    id: expect.any(Number),
    data,
    operatore,
    operatore_data: { first_name: 'Omar', last_name: 'Bianchi' },
    conforme: true,
    note: '',
  })
  const { id } = saved.body[0].controlli[0].controllo_effettuato
  const oriana = await app.as('operatore.capo')
  expect((await call(oriana, 'PUT', path, [{ ...next, id, conforme: false, note: 'x' }])).status).toBe(400)
  expect((await call(oriana, 'DELETE', `controlli-ordine/${id}/`)).status).toBe(403)
  expect((await call(office, 'PUT', path, [{ ...next, id, note: 'visto' }])).status).toBe(200)
  expect((await call(office, 'DELETE', `ordini/${ordine.id}/`)).status).toBe(400)
  expect((await call(omar, 'DELETE', `controlli-ordine/${id}/`)).status).toBe(204)
  expect((await call(omar, 'DELETE', `controlli-ordine/${id}/`)).status).toBe(404)
  expect((await call(omar, 'GET', `ordini/${ordine.id}/pdf-controllo-ce/`)).status).toBe(403)
})

test('the counter of the machine: what was worked each day, also after a reset', async () => {
  const write = (readings: unknown, who = office) => call(who, 'POST', 'manipolazioni-macchina/', readings)
  const days = [
    { date: '2024-04-01', total: 100 },
    { date: '2024-04-02', total: 130 },
    { date: '2024-04-04', total: 20 },
  ]
  expect((await write(days)).status).toBe(201)
  expect((await write([...days].reverse())).status).toBe(201)
  expect((await call(office, 'GET', 'manipolazioni-macchina-list/?from_date=2024-04-02')).body).toEqual([
    { date: '2024-04-02', partial: 30, total: 130 },
    { date: '2024-04-04', partial: 20, total: 20 },
  ])
  const before = await app.db.contatoreMacchina.findMany()
  expect(before.map(({ versione }) => versione)).toEqual([1, 1, 1])
  for (const readings of [
    [{ date: '2024-03-31', total: 1 }],
    [{ date: '2199-01-01', total: 1 }],
    [{ date: '2024-05-01', total: -1 }],
    [{ date: '2024-05-01', total: 1.5 }],
    [{ date: '2024-05-01', total: 1_000_000_001 }],
    [days[0], days[0]],
    [{ date: '2024-05-01' }],
    [],
    'x',
  ]) {
    expect((await write(readings)).status, JSON.stringify(readings)).toBe(400)
  }
  expect(await app.db.contatoreMacchina.findMany()).toEqual(before)
  expect((await write(days, omar)).status).toBe(403)
  const { user } = office
  if (!user) throw new Error('no user')
  const macchina = await app.conToken(user, { scrittura: true })
  // The area of the machines opens nothing but their counter.
  await app.db.apiToken.updateMany({ where: { userId: user.id }, data: { aree: ['MACCHINE'] } })
  expect((await write([{ date: '2024-04-05', total: 25 }], macchina)).body).toEqual([
    { date: '2024-04-05', partial: 5, total: 25 },
  ])
  expect((await call(macchina, 'GET', 'ordini/')).status).toBe(403)
  await app.db.apiToken.updateMany({ where: { userId: user.id }, data: { aree: ['ORDINI'] } })
  expect((await write([{ date: '2024-04-05', total: 26 }], macchina)).status).toBe(403)
})
