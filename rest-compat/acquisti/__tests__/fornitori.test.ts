import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../server/test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

async function chiama(method: string, path: string, body?: object) {
  const corpo = body instanceof FormData ? body : JSON.stringify(body)
  const headers = body instanceof FormData ? undefined : { 'Content-Type': 'application/json' }
  const response = await superuser.fetch(`/api/planner/fornitori/${path}`, {
    method,
    ...(body ? { body: corpo, headers } : {}),
  })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52])
const NUOVO = { nome: 'Vetreria Sile', codice: 'F9', tipologia: 'vetro', email: 'a@b.it', tempo: 9, is_default: true }

const modulo = (campi: Record<string, string | File>) => {
  const dati = new FormData()
  for (const [nome, valore] of Object.entries(campi)) dati.append(nome, valore)
  return dati
}

test('POST, GET, PUT, DELETE; what is not to be written changes nothing', async () => {
  const era = await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })
  const { status, body } = await chiama('POST', '', { ...NUOVO, id: 1, versione: 9, ricerca: 'x' })
  expect(status).toBe(201)
  expect(body).toEqual({
    ...NUOVO,
    id: expect.any(Number),
    immagine: null,
    testata: '',
    testo_pdf: '',
    versione: 1,
  })
  expect((await chiama('GET', `${era.id}`)).body).toMatchObject({ is_default: false })
  expect(await chiama('GET', `${body.id}/`)).toEqual({ status: 200, body })
  const { nome, tipologia } = NUOVO
  expect(await chiama('PUT', `${body.id}/`, { nome, tipologia, tempo: 3, testo_pdf: 'Grazie' })).toMatchObject({
    status: 200,
    body: { ...NUOVO, tempo: 3, testo_pdf: 'Grazie', versione: 2 },
  })
  expect((await chiama('PUT', `${body.id}/`, { nome, tipologia, tempo: 4, versione: 1 })).status).toBe(409)
  expect(await chiama('DELETE', `${body.id}/`)).toEqual({ status: 204, body: null })
  expect(await chiama('GET', `${body.id}/`)).toEqual({ status: 404, body: { detail: 'Non trovato.' } })
})

test('the picture travels in a form: a form that leaves out the tick takes it away, a PATCH does not', async () => {
  const immagine = new File([PNG], 'logo.png', { type: 'image/png' })
  const { nome, tipologia } = NUOVO
  const nuovo = await chiama('POST', '', modulo({ nome, tipologia, tempo: '9', is_default: 'true', immagine }))
  expect(nuovo).toMatchObject({
    status: 201,
    body: { tempo: 9, is_default: true, immagine: expect.stringMatching(/^http.*\/logo\.png$/) },
  })
  const path = `${nuovo.body.id}/`
  expect((await superuser.fetch(new URL(nuovo.body.immagine).pathname)).headers.get('content-type')).toBe('image/png')
  expect(await chiama('PATCH', path, modulo({ codice: 'V1' }))).toMatchObject({
    status: 200,
    body: { codice: 'V1', is_default: true, immagine: expect.any(String) },
  })
  expect(await chiama('PATCH', path, { remove_immagine: true })).toMatchObject({ body: { immagine: null } })
  expect(await chiama('PATCH', path, modulo({ immagine }))).toMatchObject({ body: { immagine: expect.any(String) } })
  expect(await chiama('PUT', path, modulo({ nome, tipologia, tempo: '9', remove_immagine: 'true' }))).toMatchObject({
    status: 200,
    body: { is_default: false, immagine: null },
  })
  const finto = new File(['testo'], 'a.png')
  expect(await chiama('PATCH', path, modulo({ immagine: finto }))).toMatchObject({
    status: 400,
    body: { immagine: [expect.stringContaining('immagine valida')] },
  })
  expect(await chiama('PATCH', path, { immagine: 'x' })).toMatchObject({
    status: 400,
    body: { immagine: [expect.any(String)] },
  })
})

test('what is wrong is told field by field', async () => {
  expect(await chiama('POST', '', {})).toEqual({
    status: 400,
    body: Object.fromEntries(['nome', 'tipologia', 'tempo'].map((campo) => [campo, ['Campo obbligatorio']])),
  })
  expect(await chiama('POST', '', { ...NUOVO, email: 'x', tempo: 1.5, tipologia: 'vetro' })).toMatchObject({
    status: 400,
    body: { tempo: ['È richiesto un numero intero'], email: [expect.any(String)] },
  })
  expect(await chiama('POST', '', { ...NUOVO, tipologia: 'mai vista' })).toEqual({
    status: 400,
    body: { tipologia: ['Questa tipologia non è tra i materiali.'] },
  })
})

test('DELETE and another type: refused once something was ordered', async () => {
  const { fornitoreId: id } = await makeOrdineFornitore(app.db)
  expect(await chiama('DELETE', `${id}/`)).toMatchObject({
    status: 400,
    body: { non_field_errors: [expect.stringContaining('1 ordine fornitore')] },
  })
  expect(await chiama('PATCH', `${id}/`, { tipologia: 'vetro' })).toMatchObject({
    status: 400,
    body: { tipologia: [expect.stringContaining('non si può cambiare')] },
  })
  expect(await app.db.fornitore.findUnique({ where: { id } })).toMatchObject({ tipologia: 'legno' })
})
