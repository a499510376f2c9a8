import { afterAll, beforeAll, expect, test } from 'vitest'
import { Refusal } from '#platform/errors.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeConferma } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52])
const png = (name: string) => new File([PNG], name)
const modulo = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
async function call(method: string, path: string, body?: FormData, who = superuser) {
  const response = await who.fetch(`/api/planner/${path}`, { method, ...(body ? { body } : {}) })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}
const download = async (who: Client, url: string) => who.fetch(new URL(url).pathname)

const FIELDS = { nome_cliente: 'Bianchi Srl', email_cliente: 'bianchi@example.it' }

test('a confirmation: added, linked, signed, sent once; files are read by who may see it, at every read', async () => {
  const ordine = await makeOrdine(app.db, { numeroCommessa: 'C-77', dataConsegna: new Date('2026-12-01T00:00:00Z') })
  const data = {
    ...FIELDS,
    tipo_cliente: 'IMPRE',
    numero_commessa: ' c-77 ',
    preventivo_da_firmare: png('offerta.png'),
  }
  const next = await call('POST', 'conferme-ordine/', modulo(data))
  expect(next).toMatchObject({
    status: 201,
    body: {
      nome_cliente: 'Bianchi Srl',
      tipo_cliente: 'IMPRE',
      codice_cliente: '',
      email_cliente: 'bianchi@example.it',
      note: '',
      preventivo_da_firmare: expect.stringMatching(/^http.*\/conferme\/\d+\/file\/da-firmare\/offerta\.png$/),
      preventivo_firmato: null,
      data_invio: null,
      ordine: { id: ordine.id, numero_commessa: 'C-77', data_consegna: '2026-12-01' },
      messaggi: [],
      versione: 1,
    },
  })
  const { id, preventivo_da_firmare: url } = next.body
  expect(new Uint8Array(await (await download(superuser, url)).arrayBuffer())).toEqual(PNG)
  for (const tipo of ['agente', 'app', 'operatore.capo'] as const) {
    expect((await download(await app.as(tipo), url)).status, tipo).toBe(404)
  }

  expect(await call('POST', `conferme-ordine/${id}/invia/`)).toEqual({
    status: 400,
    body: { non_field_errors: ['La conferma non è in attesa di invio.'] },
  })
  const signed = await call(
    'PUT',
    `conferme-ordine/${id}/`,
    modulo({ ...FIELDS, note: 'ok', preventivo_firmato: png('f.png') }),
  )
  expect(signed).toMatchObject({
    status: 200,
    body: { note: 'ok', nome_cliente: 'Bianchi Srl', preventivo_da_firmare: url },
  })
  expect((await call('GET', 'conferme-ordine/?stato=in_attesa')).body.results).toMatchObject([{ id }])

  const sendings = await Promise.all([1, 2].map(() => call('POST', `conferme-ordine/${id}/invia/`)))
  expect(sendings.map(({ status }) => status).sort()).toEqual([200, 400])
  const mail = await app.db.mail.findMany({ where: { contesto: 'ConfermaOrdine' }, include: { allegati: true } })
  expect(mail).toMatchObject([
    { aIndirizzo: 'bianchi@example.it', oggetto: 'Conferma ordine C-77', allegati: [{ nome: 'f.png' }] },
  ])
  expect(mail[0]?.corpo).toContain('dal 01-12-2026 al 08-12-2026')

  // From then on nothing of it changes, and its order stays.
  for (const [method, path, body] of [
    ['PUT', `conferme-ordine/${id}/`, modulo({ ...FIELDS, note: 'altro' })],
    ['POST', 'messaggi-conferme-ordine/', modulo({ conferma: String(id), note: 'ciao' })],
    ['DELETE', `conferme-ordine/${id}/`, undefined],
    ['DELETE', `ordini/${ordine.id}/`, undefined],
  ] as const) {
    expect((await call(method, path, body)).status, `${method} ${path}`).toBe(400)
  }
  expect(await app.db.ordine.count({ where: { id: ordine.id } })).toBe(1)
})

test('messages: the newest first, with a file or without, of the house unless told', async () => {
  const { id } = await makeConferma(app.db)
  const one = await call('POST', 'messaggi-conferme-ordine/', modulo({ conferma: String(id), note: 'Chiamato' }))
  expect(one).toMatchObject({
    status: 201,
    body: { conferma: id, note: 'Chiamato', tipo_mittente: 'interno', allegato: null },
  })
  const due = modulo({ conferma: String(id), tipo_mittente: 'cliente', allegato: png('foto.png') })
  const written = await call('POST', 'messaggi-conferme-ordine/', due)
  expect(written).toMatchObject({ status: 201, body: { tipo_mittente: 'cliente', original_name: 'foto.png' } })
  expect((await download(superuser, written.body.allegato)).status).toBe(200)
  expect((await download(await app.as('agente'), written.body.allegato)).status).toBe(404)
  const { messaggi } = (await call('GET', `conferme-ordine/${id}/`)).body
  expect(messaggi.map((m: { note: string }) => m.note)).toEqual(['', 'Chiamato'])
  const empty = await call('POST', 'messaggi-conferme-ordine/', modulo({ conferma: String(id) }))
  expect(empty).toMatchObject({ status: 201, body: { note: '', allegato: null, tipo_mittente: 'interno' } })
  // Whatever orders take.
  const drawing = modulo({ conferma: String(id), allegato: new File(['x;y\n1;2\n'], 'misure.csv') })
  const attached = await call('POST', 'messaggi-conferme-ordine/', drawing)
  expect(attached).toMatchObject({ status: 201, body: { original_name: 'misure.csv' } })
  const program = modulo({ conferma: String(id), allegato: new File([PNG], 'a.exe') })
  expect(await call('POST', 'messaggi-conferme-ordine/', program)).toMatchObject({
    status: 400,
    body: { allegato: [expect.stringMatching(/^Tipo di file non ammesso/)] },
  })
  const sender = (tipo_mittente: string, note = '') =>
    call('POST', 'messaggi-conferme-ordine/', modulo({ conferma: String(id), note, tipo_mittente }))
  expect(await sender('', 'Di chi?')).toMatchObject({ status: 201, body: { tipo_mittente: 'interno' } })
  expect(await sender('fattorino', 'x'.repeat(5001))).toEqual({
    status: 400,
    body: {
      note: ['Assicurati che questo campo non abbia più di 5000 caratteri.'],
      tipo_mittente: ['Il valore non è tra le scelte disponibili'],
    },
  })
})

test('a stale save is refused with what is stored now, and saved over it once that is known', async () => {
  const { id } = await makeConferma(app.db, { nomeCliente: 'Bianchi Srl', versione: 1 })
  const save = (fields: Record<string, string>) =>
    call('PUT', `conferme-ordine/${id}/`, modulo({ ...FIELDS, ...fields }))
  expect((await save({ note: 'prima', versione: '1' })).body).toMatchObject({ note: 'prima', versione: 2 })
  const stale = await save({ note: 'dopo', versione: '1' })
  expect(stale).toMatchObject({
    status: 409,
    body: {
      detail: expect.stringContaining('Modificato'),
      autore: expect.any(String),
      versione: 2,
      campi: { note: 'prima' },
    },
  })
  expect((await save({ note: 'dopo', versione: '2' })).body).toMatchObject({ note: 'dopo', versione: 3 })
})

test('what is wrong is told beside its field and stores nothing', async () => {
  const before = [await app.db.confermaOrdine.count(), await app.db.storedFile.count()]
  const errors = async (data: Record<string, string | File>) => {
    const { status, body } = await call('POST', 'conferme-ordine/', modulo(data))
    return [status, Object.keys(body)]
  }
  expect(await errors(FIELDS)).toEqual([400, ['preventivo_da_firmare']])
  expect(await errors({})).toEqual([400, ['nome_cliente', 'email_cliente', 'preventivo_da_firmare']])
  expect(await errors({ preventivo_da_firmare: png('a.png') })).toEqual([400, ['nome_cliente', 'email_cliente']])
  expect(await errors({ ...FIELDS, email_cliente: 'a@b, c@d', preventivo_da_firmare: png('a.png') })).toEqual([
    400,
    ['email_cliente'],
  ])
  expect(await errors({ ...FIELDS, preventivo_da_firmare: new File(['testo'], 'a.pdf') })).toEqual([
    400,
    ['preventivo_da_firmare'],
  ])
  const svg = new File(['<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'], 'a.svg')
  expect((await errors({ ...FIELDS, preventivo_da_firmare: svg }))[0]).toBe(400)
  const troppo = new File([Buffer.alloc(25 * 1024 * 1024 + 1)], 'a.pdf')
  expect((await errors({ ...FIELDS, preventivo_da_firmare: troppo }))[0]).not.toBe(201)
  // The disk fills up in the middle.
  const { storage } = app.services
  const put = storage.put
  storage.put = async () => {
    throw new Refusal('UNAVAILABLE', 'Spazio su disco esaurito: il file non è stato salvato.')
  }
  try {
    const full = await errors({ ...FIELDS, preventivo_da_firmare: new File([PNG, 'x'], 'b.png') })
    expect(full).toEqual([503, ['detail']])
  } finally {
    storage.put = put
  }
  expect([await app.db.confermaOrdine.count(), await app.db.storedFile.count()]).toEqual(before)
  // A name keeps neither its folders nor marks that turn it around.
  const name = await call(
    'POST',
    'conferme-ordine/',
    modulo({ ...FIELDS, preventivo_da_firmare: png('../../etc/of\u202efp.png') }),
  )
  expect([name.status, name.body.preventivo_da_firmare]).toEqual([201, expect.stringMatching(/\/offp\.png$/)])
  expect((await call('GET', 'conferme-ordine/', undefined, await app.as('agente'))).status).toBe(403)
  expect((await call('GET', 'conferme-ordine/999999/')).status).toBe(404)
})
