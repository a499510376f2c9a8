import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import {
  makeAgente,
  makeEmailTemplate,
  makeFamiglia,
  makePreventivo,
  makeStatoPreventivo,
} from '#server-test/factories.ts'

let app: TestApp
let staff: Client
let famigliaId: number

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  famigliaId = (await makeFamiglia(app.db)).id
})
afterAll(() => app.close())

type Body = Record<string, unknown>

async function ask(method: string, path: string, body?: unknown, who = staff) {
  const headers = { 'Content-Type': 'application/json' }
  const response = await who.fetch(
    path,
    body === undefined ? { method } : { method, headers, body: JSON.stringify(body) },
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: (text ? JSON.parse(text) : null) as Body }
}
const read = (path: string, who = staff) => ask('GET', path, undefined, who)
const unknownPk = (pk: number | string) => [`Pk "${pk}" non valido - l'oggetto non esiste.`]

test('the detail: the quote as read', async () => {
  const agente = await makeAgente(app.db, {}, { firstName: 'Mario', lastName: 'Rossi' })
  const stato = await makeStatoPreventivo(app.db)
  const preventivo = await makePreventivo(app.db, {
    famigliaId,
    agenteId: agente.id,
    statoId: stato.id,
    dataCreazione: new Date('2026-07-01T22:30:00Z'),
    serramenti: [{ quantita: 2 }, { quantita: 3 }],
  })
  const { status, body } = await read(`/api/preventivi/${preventivo.id}/`)
  expect(status).toBe(200)
  expect(body).toMatchObject({
    id: preventivo.id,
    data_creazione: '2026-07-02T00:30:00+02:00',
    nome_cognome: preventivo.nomeCognome,
    agente: { id: agente.id, user: { first_name: 'Mario', last_name: 'Rossi' } },
    stato: { id: stato.id, stato: stato.stato },
    totale_quantita: 5,
    eliminato: false,
    email_inviata_il: null,
    email_inviata_subject: null,
    email_inviata_body: null,
    email_inviata_agente_il: null,
    famiglia: { nome: expect.any(String), tipologia_famiglia: { nome: expect.any(String) } },
    opzioni: [],
    tipo_intervento: 'nuovo',
    tipo_cliente: 'non professionista',
    messa_in_posa: false,
    pdf: `http://localhost/api/preventivo-pdf/${preventivo.id}`,
  })
  expect((await read('/api/preventivi/999999/')).body).toEqual({ detail: 'Non trovato.' })
})

test('an agent sees own quotes only, those of others are missing, and never the agent', async () => {
  const agente = await app.as('agente')
  const { id } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const own = await makePreventivo(app.db, { famigliaId, agenteId: id })
  const foreign = await makePreventivo(app.db, { famigliaId })
  expect(await read(`/api/preventivi/${own.id}/`, agente)).toMatchObject({ status: 200, body: { agente: null } })
  expect((await read(`/api/preventivi/${foreign.id}/`, agente)).status).toBe(404)
  expect((await ask('PUT', `/api/preventivi/${foreign.id}/set_stato/`, { stato: null }, agente)).status).toBe(404)
  const { body } = await read('/api/preventivi/', agente)
  expect((body.results as { id: number }[]).map((riga) => riga.id)).toEqual([own.id])
})

describe('the list', () => {
  let elenco: TestApp
  let operatore: Client
  beforeAll(async () => {
    elenco = await createTestApp({ config: { publicUrl: 'https://www.esempio.it' } })
    operatore = await elenco.as('operatore')
    const famiglia = await makeFamiglia(elenco.db)
    for (let n = 1; n <= 25; n++) {
      await makePreventivo(elenco.db, {
        famigliaId: famiglia.id,
        telefono: '0',
        email: 'a@example.com',
        nomeCognome: `Cliente ${String(n).padStart(2, '0')}`,
        citta: n % 2 ? 'Forlì' : 'Parma',
        provincia: n % 2 ? 'Forlì-Cesena' : 'Parma',
        eliminato: n === 25,
        dataCreazione: new Date(Date.UTC(2026, 0, n, 12)),
      })
    }
  })
  afterAll(() => elenco.close())

  const sheet = async (query: string) => {
    const { status, body, headers } = await ask('GET', `/api/preventivi/${query}`, undefined, operatore)
    const results = (body.results ?? []) as { nome_cognome: string }[]
    return { status, body, headers, nomi: results.map(({ nome_cognome }) => Number(nome_cognome.slice(-2))) }
  }

  test('newest first, pages of the configured size, absolute links', async () => {
    const { status, body, nomi } = await sheet('')
    expect(status).toBe(200)
    expect(nomi).toEqual([25, 24, 23, 22, 21, 20, 19, 18, 17, 16])
    expect(body).toMatchObject({
      count: 25,
      next: 'https://www.esempio.it/api/preventivi/?page=2',
      previous: null,
      pagination: { page: 1, page_size: 10, num_pages: 3, count: 25, more: true },
    })
    const third = await sheet('?page=3')
    expect(third.nomi).toEqual([5, 4, 3, 2, 1])
    expect(third.body).toMatchObject({ next: null, previous: 'https://www.esempio.it/api/preventivi/?page=2' })
  })

  test('the page size is a setting', async () => {
    await elenco.db.impostazione.create({ data: { chiave: 'page_size_preventivi', valore: 20 } })
    expect((await sheet('?page=last')).nomi).toEqual([5, 4, 3, 2, 1])
    await elenco.db.impostazione.delete({ where: { chiave: 'page_size_preventivi' } })
  })

  test('page=last, page_size, and pages that are none', async () => {
    expect((await sheet('?page=last&page_size=24')).nomi).toEqual([1])
    expect((await sheet('?page_size=5000')).nomi).toHaveLength(25)
    expect((await sheet('?page_size=boh')).nomi).toHaveLength(10)
    for (const page of ['0', '4', 'abc', '-1', '9999999999999999']) {
      expect(await sheet(`?page=${page}`)).toMatchObject({ status: 404, body: { detail: 'Pagina non valida.' } })
    }
  })

  test('of nothing there is a first page and no second', async () => {
    const empty = { count: 0, next: null, previous: null, results: [] }
    expect(await sheet('?search=inesistente')).toMatchObject({ status: 200, body: empty })
    expect((await sheet('?search=inesistente&page=2')).status).toBe(404)
  })

  test('orders, several with commas; an unknown one is ignored and reported', async () => {
    expect((await sheet('?ordering=data_creazione&page_size=2')).nomi).toEqual([1, 2])
    expect((await sheet('?ordering=citta,-nome_cognome&page_size=2')).nomi).toEqual([25, 23])
    const unknown = await sheet('?ordering=-boh&page_size=1')
    expect(unknown.nomi).toEqual([25])
    expect(unknown.headers.get('x-ignored-params')).toBe('ordering=-boh')
  })

  test.each([
    ['search=03%20cliente', [3]],
    ['search=forli&eliminato=true', [25]],
    ['citta=parm&end_date=2026-01-04', [4, 2]],
    ['provincia=Parma&start_date=2026-01-23', [24]],
    ['start_date=2026-1-24&eliminato=false', [24]],
    ['eliminato=true', [25]],
    ['stato=999', []],
    ['agente=999', []],
    ['regione_posa=Lombardia', []],
    ['stato=&citta=&page=&search=&start_date=20260125', [25]],
  ])('filtered by %s', async (query, names) => {
    expect(await sheet(`?${query}`)).toMatchObject({ status: 200, nomi: names })
  })

  test('filters stay in the links', async () => {
    const { body } = await sheet('?search=cliente&page_size=5&page=2&citta=forl%C3%AC')
    expect(body.next).toBe('https://www.esempio.it/api/preventivi/?citta=forl%C3%AC&page=3&page_size=5&search=cliente')
    expect(body.previous).toBe('https://www.esempio.it/api/preventivi/?citta=forl%C3%AC&page_size=5&search=cliente')
  })

  test.each([
    ['stato=abc', 'stato'],
    ['eliminato=boh', 'eliminato'],
    ['start_date=31-12-2026', 'start_date'],
    ['end_date=2026-02-30', 'end_date'],
    ['search=%00', 'search'],
    ['citta=%00', 'citta'],
  ])('%s is refused', async (query, field) => {
    expect(await sheet(`?${query}`)).toMatchObject({ status: 400, body: { [field]: [expect.any(String)] } })
  })

  test.each(['start_date=0001-01-01', 'end_date=9999-12-31', 'search=%25', `search=${'a+'.repeat(500)}`, 'search=%5C'])(
    '%s is answered',
    async (query) => {
      expect((await sheet(`?${query}`)).status).toBe(200)
    },
  )
})

test('the PDF: its bytes, shown by the browser; of a quote that is not there or not theirs, 404', async () => {
  const { id } = await makePreventivo(app.db, { famigliaId })
  const path = `/api/preventivo-pdf/${id}`
  const response = await staff.fetch(path, { headers: { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' } })
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('application/pdf')
  expect(response.headers.get('content-disposition')).toBe(`inline; filename*=UTF-8''preventivo-${id}.pdf`)
  expect(
    Buffer.from(await response.arrayBuffer())
      .subarray(0, 5)
      .toString(),
  ).toBe('%PDF-')
  expect((await staff.fetch(`${path}/`, { headers: { accept: 'application/json' } })).status).toBe(406)
  expect((await read('/api/preventivo-pdf/999999')).status).toBe(404)
  expect((await read(path, await app.as('agente'))).status).toBe(404)
  expect((await read(path, app.visitor)).status).toBe(403)
})

describe('actions on one quote', () => {
  test('agent: assigned, cleared, unknown, withheld from agents', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId })
    const agente = await makeAgente(app.db)
    const path = `/api/preventivi/${id}/set_agente/`
    expect(await ask('PUT', path, { agente: String(agente.id) })).toMatchObject({
      status: 200,
      body: { id, agente: { id: agente.id } },
    })
    expect(await ask('PUT', path, { agente: '' })).toMatchObject({ status: 200, body: { agente: null } })
    expect(await ask('PUT', path, { agente: 999_999 })).toMatchObject({
      status: 400,
      body: { agente: unknownPk(999_999) },
    })
    expect(await ask('PUT', path, {})).toMatchObject({ status: 400, body: { agente: ['Campo obbligatorio'] } })
    expect((await ask('PUT', path, { agente: null }, await app.as('agente'))).status).toBe(403)
  })

  test('state: set, none, unknown', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId })
    const stato = await makeStatoPreventivo(app.db)
    const path = `/api/preventivi/${id}/set_stato/`
    expect(await ask('PUT', path, { stato: stato.id })).toMatchObject({
      status: 200,
      body: { stato: { id: stato.id } },
    })
    expect(await ask('PUT', path, { stato: null })).toMatchObject({ status: 200, body: { stato: null } })
    expect(await ask('PUT', path, { stato: 0 })).toMatchObject({ status: 400, body: { stato: unknownPk(0) } })
    expect((await ask('PUT', '/api/preventivi/999999/set_stato/', { stato: null })).status).toBe(404)
  })

  test('deleted and restored', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId })
    const path = `/api/preventivi/${id}/set_eliminato/`
    expect(await ask('PUT', path, { eliminato: 'true' })).toMatchObject({
      status: 200,
      body: { id, eliminato: true },
    })
    expect(await ask('PUT', path, { eliminato: 0 })).toMatchObject({ status: 200, body: { eliminato: false } })
    for (const body of [{}, { eliminato: null }]) {
      expect(await ask('PUT', path, body)).toMatchObject({
        status: 400,
        body: { eliminato: ['Campo obbligatorio'] },
      })
    }
  })
})

describe('bulk actions: all or none', () => {
  test('each', async () => {
    const [one, due] = [await makePreventivo(app.db, { famigliaId }), await makePreventivo(app.db, { famigliaId })]
    const agente = await makeAgente(app.db)
    const stato = await makeStatoPreventivo(app.db)
    const preventivi = [one.id, due.id]
    const outcomes = preventivi.map((id) => ({ id, fatto: true, motivo: null }))
    for (const [action, content] of [
      ['agente', { agente: agente.id }],
      ['stato', { stato: stato.id }],
      ['eliminato', { eliminato: true }],
    ] as const) {
      const { status, body } = await ask('PUT', `/api/preventivi/set_${action}_multi/`, { preventivi, ...content })
      expect([status, body]).toEqual([200, { preventivi, esiti: outcomes }])
    }
    const saved = await app.db.preventivo.findMany({ where: { id: { in: preventivi } } })
    for (const salvato of saved)
      expect(salvato).toMatchObject({ agenteId: agente.id, statoId: stato.id, eliminato: true })
  })

  test('one missing quote refuses all', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId })
    const { status, body } = await ask('PUT', '/api/preventivi/set_eliminato_multi/', {
      preventivi: [id, 999_999],
      eliminato: true,
    })
    expect([status, body]).toEqual([400, { preventivi: unknownPk(999_999) }])
    expect(await app.db.preventivo.findUniqueOrThrow({ where: { id } })).toMatchObject({ eliminato: false })
  })

  test.each([
    [{ preventivi: [], stato: null }, { preventivi: ['Questa lista non può essere vuota.'] }],
    [{ preventivi: null, stato: null }, { preventivi: ['Il campo non può essere nullo.'] }],
    [{ stato: null }, { preventivi: ['Campo obbligatorio'] }],
    [
      { preventivi: 'x', stato: 'y' },
      { preventivi: [expect.stringContaining('lista')], stato: [expect.any(String)] },
    ],
    [{ preventivi: ['x'], stato: null }, { preventivi: [expect.stringContaining('pk')] }],
  ])('%j is refused', async (content, expected) => {
    const { status, body } = await ask('PUT', '/api/preventivi/set_stato_multi/', content)
    expect([status, body]).toEqual([400, expected])
  })
})

describe('mails', () => {
  test('templates compiled for a quote', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId, nomeCognome: 'Anna & Co' })
    const template = await makeEmailTemplate(app.db, { label: 'Benvenuto' })
    const { status, body } = await read(`/api/email-templates?preventivo=${id}`)
    expect(status).toBe(200)
    expect(body).toContainEqual({
      id: template.id,
      label: 'Benvenuto',
      subject_compiled: `Preventivo ${id}`,
      body: '<p>Gentile Anna &amp; Co</p>',
    })
    expect((await read('/api/email-templates?preventivo=999999')).status).toBe(404)
    for (const query of ['', '?preventivo=', '?preventivo=abc']) {
      expect(await read(`/api/email-templates${query}`)).toMatchObject({
        status: 400,
        body: { preventivo: [expect.any(String)] },
      })
    }
    expect((await read(`/api/email-templates?preventivo=${id}`, await app.as('app'))).status).toBe(403)
  })

  test('to the customer, once', async () => {
    const { id } = await makePreventivo(app.db, { famigliaId })
    const template = await makeEmailTemplate(app.db)
    const path = `/api/preventivi/${id}/send_email/`
    expect(await ask('POST', path, {})).toMatchObject({
      status: 400,
      body: { email_template: ['Campo obbligatorio'] },
    })
    expect(await ask('POST', path, { email_template: 0 })).toMatchObject({
      status: 400,
      body: { email_template: unknownPk(0) },
    })
    const { status, body } = await ask('POST', path, { email_template: template.id })
    expect(status).toBe(200)
    expect(body).toMatchObject({
      id,
      email_inviata_il: expect.stringMatching(/\+0[12]:00$/),
      email_inviata_subject: `Preventivo ${id}`,
      email_inviata_body: expect.stringContaining('Gentile'),
    })
    expect((await ask('POST', path, { email_template: template.id })).status).toBe(400)
    expect(await app.db.mail.count({ where: { contestoPk: id } })).toBe(1)
  })

  test('to the agent, when there is one, once, whatever the body', async () => {
    await makeEmailTemplate(app.db, { destinatario: 'AGENTE' })
    const agente = await makeAgente(app.db, {}, { email: 'agente@example.com' })
    const senza = await makePreventivo(app.db, { famigliaId })
    const withIt = await makePreventivo(app.db, { famigliaId, agenteId: agente.id })
    const send = (id: number, init: RequestInit = {}) =>
      staff.fetch(`/api/preventivi/${id}/send_email_agente/`, { method: 'POST', ...init })
    const refused = await send(senza.id)
    expect([refused.status, await refused.json()]).toEqual([400, { non_field_errors: [expect.any(String)] }])
    const sent = await send(withIt.id, { body: 'qualunque cosa', headers: { 'Content-Type': 'text/plain' } })
    expect(sent.status).toBe(200)
    expect(await sent.json()).toMatchObject({ id: withIt.id, email_inviata_agente_il: expect.any(String) })
    expect((await send(withIt.id)).status).toBe(400)
  })
})
