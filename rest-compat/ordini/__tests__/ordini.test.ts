import { afterAll, beforeAll, expect, test } from 'vitest'
import { archiveSamples } from '#platform/files/__tests__/samples.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { makeFullOrdine, makeStatoOrdine, makeVoceCheckList } from '#server-test/ordini/factories.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let ordine: Awaited<ReturnType<typeof makeFullOrdine>>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const cliente = await makeCliente(app.db, { nome: 'Rossi', email: 'rossi@example.com' })
  ordine = await makeFullOrdine(app.db, { clienteId: cliente.id, numeroCommessa: '26/0042' })
})
afterAll(() => app.close())

async function ask<Body = Record<string, unknown>>(method: string, path: string, body?: unknown, who = superuser) {
  const isForm = body instanceof FormData
  const init: RequestInit = { method }
  if (body !== undefined) {
    init.body = isForm ? body : JSON.stringify(body)
    if (!isForm) init.headers = { 'Content-Type': 'application/json' }
  }
  const response = await who.fetch(`/api/planner${path}`, init)
  const text = await response.text()
  return { status: response.status, body: (text ? JSON.parse(text) : null) as Body }
}
const riga = () => ({
  tipo_serramento_id: ordine.riga.tipoSerramentoId,
  codice_serramento_id: ordine.riga.codiceSerramentoId,
  numero: 2,
  listino: 100.5,
  sconto_articolo: 10,
})
const next = (different: object = {}) => ({
  numero_commessa: '26/9999',
  data: '2026-03-01',
  cliente: ordine.clienteId,
  tipo_cliente: 'PRIVA',
  righe_ordine: [riga()],
  ...different,
})
const PNG = new Uint8Array(Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'))
const form = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}

test('an order is made, read, changed and removed', async () => {
  const created = await ask<{ id: number }>('POST', '/ordini/', next())
  expect(created).toMatchObject({
    status: 201,
    body: {
      numero_commessa: '26/9999',
      data: '2026-03-01',
      listino: 100.5,
      netto: 90.45,
      sconto: 10,
      numero_serramenti: 2,
      stato_invio_mail: null,
      cliente_data: { nome: 'Rossi', email: 'rossi@example.com' },
      righe_ordine: [{ numero: 2, netto: 90.45, extra_fields: {}, tipo_serramento: { name: expect.any(String) } }],
    },
  })
  const { id } = created.body
  const put = await ask('PUT', `/ordini/${id}/`, next({ note: 'x', non_schedulabile: true, righe_ordine: [] }))
  expect(put).toMatchObject({ status: 200, body: { note: 'x', netto: 0, righe_ordine: [] } })
  expect(await ask('PATCH', `/ordini/${id}/`, { id, data_consegna: '2026-05-01' })).toMatchObject({
    status: 200,
    body: { data_consegna: '2026-05-01', settimana_approntamento: '2026-W18', note: 'x' },
  })
  const sent = await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'INVIATO' } })
  const fornitura = await makeOrdineFornitore(app.db, { ordineId: id, statoId: sent.id })
  expect(await ask('DELETE', `/ordini/${id}/`)).toEqual({
    status: 400,
    body: { non_field_errors: [expect.stringMatching(/ordine a fornitore già avviato \(legno da .* – INVIATO\)/)] },
  })
  await app.db.ordineFornitore.update({ where: { id: fornitura.id }, data: { statoId: null } })
  expect((await ask('DELETE', `/ordini/${id}/`)).status).toBe(204)
  expect(await ask('GET', `/ordini/${id}/`)).toEqual({ status: 404, body: { detail: 'Non trovato.' } })
})

test('what is computed or kept by the server is not set by adding it to a write', async () => {
  const venom = {
    pk: 1,
    netto: 1,
    listino: 7,
    numero_serramenti: 77,
    mail_id: 1,
    data_invio_mail: '2020-01-01T00:00:00Z',
    creato_il: '2020-01-01T00:00:00Z',
    ricerca: 'veleno',
    ...JSON.parse('{"__proto__":{"isSuperuser":true}}'),
  }
  const { status, body } = await ask<{ id: number }>(
    'POST',
    '/ordini/',
    next({
      ...venom,
      numero_commessa: '26/9998',
      righe_ordine: [{ ...riga(), ordine: 1, netto: 1, numero_immagini: 7 }],
    }),
  )
  expect(status).toBe(201)
  expect(body).toMatchObject({ listino: 100.5, netto: 90.45, sconto: 10, numero_serramenti: 2, data_invio_mail: null })
  const saved = await app.db.ordine.findUniqueOrThrow({ where: { id: body.id }, include: { righe: true } })
  expect(saved).toMatchObject({ mailId: null, righe: [{ extraFields: {} }] })
  expect(saved.ricerca).not.toContain('veleno')
  await app.db.ordine.delete({ where: { id: body.id } })
})

test('errors by field, those of lines by index', async () => {
  const bad = next({ cliente: 999_999, righe_ordine: [riga(), { ...riga(), numero: 0, listino: -1 }] })
  expect(await ask('POST', '/ordini/', bad)).toMatchObject({
    status: 400,
    body: { righe_ordine: [{}, { numero: [expect.any(String)], listino: [expect.any(String)] }] },
  })
  expect(await ask('POST', '/ordini/', next({ cliente: 999_999 }))).toMatchObject({
    status: 400,
    body: { cliente: [`Pk "999999" non valido - l'oggetto non esiste.`] },
  })
  expect(await ask('POST', '/ordini/', {})).toMatchObject({
    status: 400,
    body: { numero_commessa: ['Campo obbligatorio'], data: expect.any(Array), cliente: expect.any(Array) },
  })
})

test('the list: filters, orders, the autocomplete', async () => {
  const elenco = (query: string, who?: Client) =>
    ask<{ count: number; results: Record<string, unknown>[] }>('GET', `/ordini/?${query}`, undefined, who)
  expect((await elenco('scheduled=1&search=rossi&ordering=-netto')).body).toMatchObject({
    count: 1,
    results: [
      {
        id: ordine.id,
        netto: 140,
        schedulazione_ordine: { schedulazioni_fasi: [{ nome_fase: 'banchi', fornitore: null }] },
        allegati: [],
        check_list: [],
      },
    ],
  })
  for (const scheduled of ['0', 'non_schedulabili']) expect((await elenco(`scheduled=${scheduled}`)).body.count).toBe(0)
  expect((await elenco('scheduled=boh')).status).toBe(400)
  expect((await elenco('', await app.as('operatore.capo'))).body.results[0]).toMatchObject({
    netto: null,
    agente: null,
  })
  // Per phase, and of the whole schedule: as the page's address writes them.
  const conFase = async (...fasi: string[]) =>
    (await elenco(new URLSearchParams(fasi.map((f) => ['fasi', f])).toString())).body.count
  expect(await conFase('banchi~2026-03-01~2026-03-31~~')).toBe(1)
  expect(await conFase('banchi~2026-03-11~~~')).toBe(0)
  expect(await conFase('macchine~2026-03-01~~~')).toBe(0)
  expect(await conFase('~2026-03-01~~~2026-03-31', 'banchi~~~2026-03-01~')).toBe(1)
  for (const malformed of ['banchi', 'banchi~marzo~~~', 'banchi~~~~~']) {
    expect(await elenco(`fasi=${malformed}`)).toMatchObject({ status: 400, body: { fasi: [expect.any(String)] } })
  }
  expect((await elenco('ordering=-inizio_schedulazione&ordini_fornitore_mancanti=true')).body.count).toBe(1)
  const chosen = await ask('GET', `/ordini-autocomplete/?ordini=${ordine.id}`)
  expect(chosen.body).toMatchObject({
    results: [{ id: ordine.id, text: '26/0042 · Rossi' }],
    pagination: { page_size: 20, more: false },
  })
})

test('what one may not order or filter by does not count, and is reported', async () => {
  const operatore = await app.as('operatore.capo')
  const ask = async (path: string, who: Client) => {
    const response = await who.fetch(`/api/planner${path}`)
    const { count } = (await response.json()) as { count: number }
    return { status: response.status, count, ignored: response.headers.get('x-ignored-params') }
  }
  for (const path of ['/ordini/', '/fasi-schedulate/']) {
    const { count } = await ask(path, operatore)
    expect(count).toBeGreaterThan(0)
    expect(await ask(`${path}?ordering=-netto,id`, operatore)).toEqual({
      status: 200,
      count,
      ignored: 'ordering=-netto',
    })
    expect(await ask(`${path}?ordering=-netto,id`, superuser)).toEqual({ status: 200, count, ignored: null })
  }
  const filters = 'agente=999999&stato_invio_mail=inviata&tipo_cliente=PRIVA'
  expect(await ask(`/ordini/?ordering=boh&${filters}`, operatore)).toMatchObject({
    status: 200,
    count: expect.toSatisfy((count: number) => count > 0),
    ignored: 'ordering=boh&agente&stato_invio_mail',
  })
  expect(await ask(`/ordini/?${filters}`, superuser)).toEqual({ status: 200, count: 0, ignored: null })
})

test('state, checklist as a bare list, logs', async () => {
  const stato = await makeStatoOrdine(app.db, 'Pronto')
  const item = await makeVoceCheckList(app.db, 'Acconto')
  expect(await ask('PUT', `/ordini/${ordine.id}/set_stato/`, { stato: stato.id })).toMatchObject({
    status: 200,
    body: { stato: stato.id, stato_data: { nome: 'Pronto' } },
  })
  expect(await ask('PUT', `/ordini/${ordine.id}/check-list/`, [{ id: item.id, done: true }])).toMatchObject({
    status: 200,
    body: { check_list: [{ id: item.id, nome: 'Acconto', done: true }] },
  })
  expect(await ask('GET', `/ordini/${ordine.id}/logs/`)).toMatchObject({
    status: 200,
    body: [
      { campo: 'Check list · Acconto', prima: 'No', dopo: 'Sì' },
      { azione: 'Stato cambiato', campo: 'Stato', prima: null, dopo: 'Pronto' },
    ],
  })
  expect((await ask('GET', '/valori-stato/?contesto=ordine')).body).toMatchObject([
    { contesto: 'ordine', nome: 'Pronto' },
  ])
})

test('an area of the firm’s own is written and filtered by its key', async () => {
  await app.db.areaConsegna.create({ data: { chiave: 'MONTAGNA', nome: 'Alta montagna', ordine: 9 } })
  const body = { id: ordine.id, area_consegna: 'MONTAGNA' }
  expect(await ask('PATCH', `/ordini/${ordine.id}/`, body)).toMatchObject({ status: 200, body })
  expect((await ask('GET', '/ordini/?area_consegna=MONTAGNA')).body).toMatchObject({ count: 1, results: [body] })
  expect(await ask('GET', '/ordini/?area_consegna=MARE')).toMatchObject({ status: 200, body: { count: 0 } })
  expect((await ask('PATCH', `/ordini/${ordine.id}/`, { id: ordine.id, area_consegna: null })).status).toBe(200)
})

test('the mail: planned, reset, refused', async () => {
  const patch = (data: object) => ask('PATCH', `/ordini/${ordine.id}/`, { id: ordine.id, ...data })
  expect(await patch({ stato_invio_mail: 'in_attesa_invio', testo_email: '<p>Ciao</p>' })).toMatchObject({
    status: 200,
    body: { stato_invio_mail: 'in_attesa_invio', data_invio_mail: null, testo_email: '<p>Ciao</p>' },
  })
  expect(await patch({ stato_invio_mail: '' })).toMatchObject({ status: 200, body: { stato_invio_mail: null } })
  expect(await patch({ stato_invio_mail: 'in_attesa_invio', testo_email: '' })).toMatchObject({
    status: 400,
    body: { testo_email: ['Campo obbligatorio'] },
  })
  expect(await patch({ stato_invio_mail: 'spedita', numero_commessa: '', area_consegna: 'NORD' })).toEqual({
    status: 400,
    body: {
      numero_commessa: ['Campo obbligatorio'],
      area_consegna: ['"NORD" non è una scelta valida.'],
      stato_invio_mail: ['Il valore non è tra le scelte disponibili'],
    },
  })
})

test('attachments: multipart, under the name that was sent, downloaded with it', async () => {
  const send = (file: File, original_name = '') =>
    ask<Record<string, unknown>>(
      'POST',
      '/allegati-ordine/',
      form({ ordine: String(ordine.id), original_name, allegato: file }),
    )
  const done = await send(new File([PNG], 'x.png'), '../../foto di\u0007 Però (1).png')
  expect(done).toMatchObject({ status: 201, body: { ordine: ordine.id, original_name: 'foto di Però (1).png' } })
  const url = new URL(String(done.body.allegato))
  const downloaded = await superuser.fetch(`${url.pathname}?scarica`)
  expect(downloaded.headers.get('content-disposition')).toContain(
    "filename*=UTF-8''foto%20di%20Per%C3%B2%20%281%29.png",
  )
  // The same bytes under another name keep both names.
  expect((await send(new File([PNG], 'con.png'))).body.original_name).toBe('con.png')
  expect((await superuser.fetch(`${url.pathname}?scarica`)).headers.get('content-disposition')).toContain(
    'foto%20di%20',
  )
  const refusals: File[] = [
    new File([], 'vuoto.png'),
    new File([PNG], 'finto.exe'),
    new File([PNG], 'finto.pdf'),
    new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.svg'),
  ]
  for (const file of refusals) {
    expect(await send(file), file.name).toMatchObject({ status: 400, body: { allegato: [expect.any(String)] } })
  }
  const long = await send(new File([PNG], `${'a'.repeat(300)}.png`))
  expect(Buffer.byteLength(String(long.body.original_name))).toBeLessThanOrEqual(255)
  expect((await send(new File(['Nota del cliente'], 'nota.txt'))).status).toBe(201)
  expect(await app.db.allegatoOrdine.count()).toBe(4)
  expect((await ask('DELETE', `/allegati-ordine/${done.body.id}/`)).status).toBe(204)
  expect((await ask('DELETE', `/allegati-ordine/${done.body.id}/`)).status).toBe(404)
})

test('attachments: drawings, documents, archives of an order, each as what it is', async () => {
  const kept = await app.db.allegatoOrdine.count()
  for (const [extension, bytes] of Object.entries(archiveSamples)) {
    const allegato = new File([new Uint8Array(bytes)], `disegno.${extension}`)
    const sent = await ask('POST', '/allegati-ordine/', form({ ordine: String(ordine.id), allegato }))
    expect(sent, extension).toMatchObject({ status: 201, body: { original_name: `disegno.${extension}` } })
  }
  const added = { ordineId: ordine.id, originalName: { startsWith: 'disegno.' } }
  expect((await app.db.allegatoOrdine.deleteMany({ where: added })).count).toBe(Object.keys(archiveSamples).length)
  expect(await app.db.allegatoOrdine.count()).toBe(kept)
})

test('lines: photos, extra fields, extra lines', async () => {
  const { id } = ordine.riga
  const save = (posizione: string) =>
    ask<Record<string, unknown>>(
      'POST',
      `/righe-ordini/${id}/save-immagine/`,
      form({ posizione, immagine: new File([PNG], 'a.png') }),
    )
  const before = await save('1')
  expect(before).toMatchObject({
    status: 201,
    body: { riga: id, posizione: 1, name_user: expect.stringContaining('Utente') },
  })
  expect((await save('1')).body.id).toBe(before.body.id)
  expect(await save('2')).toMatchObject({ status: 400, body: { posizione: [expect.stringContaining('1 pezzi')] } })
  expect((await ask('GET', `/righe-ordini/${id}/immagini/`)).body).toHaveLength(1)
  expect((await ask('DELETE', `/immagini-righe-ordini/${before.body.id}/`)).status).toBe(204)
  const fields = (extra_fields: unknown) => ask('PUT', `/righe-ordini/${id}/update-extra-fields/`, { extra_fields })
  expect(await fields({ Colore: 'Noce', pezzi: 3 })).toMatchObject({
    status: 200,
    body: { extra_fields: { Colore: 'Noce', pezzi: 3 } },
  })
  for (const bad of [null, [], 'x', { a: {} }]) {
    expect(await fields(bad)).toMatchObject({ status: 400, body: { extra_fields: [expect.any(String)] } })
  }
  expect((await ask('GET', `/ordini/${ordine.id}/options-righe-rivendita/`)).body).toMatchObject([
    { codice_rivendita: 'ZANZ' },
  ])
  expect((await ask('GET', '/righe-ordini/?categoria=LEGNO&forma=RETT')).body).toMatchObject({
    count: 1,
    results: [{ id }],
  })
})

test('operators photograph what they work at, without seeing more of it', async () => {
  const { id } = ordine.riga
  const photo = () => form({ posizione: '1', immagine: new File([PNG], 'foto.png') })
  for (const who of ['operatore', 'operatore.capo'] as const)
    expect((await ask('POST', `/righe-ordini/${id}/save-immagine/`, photo(), await app.as(who))).status).toBe(201)
  expect((await ask('GET', `/righe-ordini/${id}/immagini/`, undefined, await app.as('operatore'))).status).toBe(404)
  for (const who of ['agente', 'staff', 'app', 'fornitore'] as const)
    expect((await ask('POST', `/righe-ordini/${id}/save-immagine/`, photo(), await app.as(who))).status).toBe(403)
})

test('timings and codes', async () => {
  const fields = {
    tipo_serramento_id: ordine.riga.tipoSerramentoId,
    codice_serramento_id: ordine.riga.codiceSerramentoId,
    tempo_reparto_macchine: 10,
    tempo_reparto_banchi: 20,
  }
  const created = await ask<{ id: number }>('POST', '/tempistiche/', fields)
  expect(created).toMatchObject({ status: 201, body: fields })
  expect((await ask('POST', '/tempistiche/', fields)).status).toBe(400)
  const { id } = created.body
  expect(await ask('PUT', `/tempistiche/${id}/`, { ...fields, tempo_reparto_banchi: -1 })).toMatchObject({
    status: 400,
    body: { tempo_reparto_banchi: [expect.any(String)] },
  })
  expect(await ask('PUT', `/tempistiche/${id}/`, { ...fields, tempo_reparto_banchi: 25 })).toMatchObject({
    status: 200,
    body: { tempo_reparto_banchi: 25, versione: 2 },
  })
  expect((await ask('GET', '/tempistiche/')).body).toMatchObject({ count: 1, results: [{ id }] })
  const withTempi = `/codici-serramento/?tipo_serramento=${fields.tipo_serramento_id}`
  expect((await ask('GET', withTempi)).body).toMatchObject([{ id: fields.codice_serramento_id }])
  expect((await ask('DELETE', `/tempistiche/${id}/`)).status).toBe(204)
})
