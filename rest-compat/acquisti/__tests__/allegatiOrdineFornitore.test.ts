import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 0x0d, 0x49, 0x48, 0x44, 0x52])
const modulo = (fields: Record<string, string | File>) => {
  const data = new FormData()
  for (const [name, value] of Object.entries(fields)) data.append(name, value)
  return data
}
async function call(method: string, path: string, body?: FormData) {
  const response = await superuser.fetch(`/api/planner/${path}`, { method, ...(body ? { body } : {}) })
  const text = await response.text()
  return { status: response.status, body: text ? JSON.parse(text) : null }
}

test('an attachment: added, read with its order under its own name, downloaded, removed', async () => {
  const { id } = await makeOrdineFornitore(app.db)
  const data = { ordine_fornitore: String(id), original_name: 'disegno.png', allegato: new File([PNG], 'x.png') }
  const { status, body } = await call('POST', 'allegati-ordine-fornitore/', modulo(data))
  expect(status).toBe(201)
  expect(body).toEqual({
    id: expect.any(Number),
    ordine_fornitore: id,
    allegato: expect.stringMatching(/^http.*\/files\/[0-9a-f]{64}\/disegno\.png$/),
    original_name: 'disegno.png',
  })
  const read = await call('GET', `ordini-fornitore/${id}/`)
  expect(read.body.allegati_data).toEqual([
    { id: body.id, allegato: body.allegato, original_name: 'disegno.png', file: 'disegno.png' },
  ])
  const downloaded = await superuser.fetch(new URL(body.allegato).pathname)
  expect(new Uint8Array(await downloaded.arrayBuffer())).toEqual(PNG)
  const history = await app.db.auditLog.findMany({ where: { oggetto: 'OrdineFornitore', oggettoPk: id } })
  expect(history).toMatchObject([{ azione: 'allegaFornitura', dopo: 'disegno.png' }])

  expect((await call('DELETE', `allegati-ordine-fornitore/${body.id}/`)).status).toBe(204)
  expect((await call('DELETE', `allegati-ordine-fornitore/${body.id}/`)).status).toBe(404)
  expect((await call('GET', `ordini-fornitore/${id}/`)).body.allegati_data).toEqual([])
})

test('what is no accepted file, or is for no supplier order, is refused and stored nowhere', async () => {
  const { id } = await makeOrdineFornitore(app.db)
  const before = await app.db.storedFile.count()
  for (const allegato of [new File([PNG], 'x.exe'), new File(['testo'], 'x.png'), new File([], 'x.png')]) {
    const data = modulo({ ordine_fornitore: String(id), allegato })
    const { status, body } = await call('POST', 'allegati-ordine-fornitore/', data)
    expect([status, Object.keys(body)]).toEqual([400, ['allegato']])
  }
  const elsewhere = modulo({ ordine_fornitore: '999999', allegato: new File([PNG], 'x.png') })
  expect((await call('POST', 'allegati-ordine-fornitore/', elsewhere)).status).toBe(404)
  expect(await app.db.allegatoOrdineFornitore.count({ where: { ordineFornitoreId: id } })).toBe(0)
  expect(await app.db.storedFile.count()).toBe(before)
})

test('the picture of the print: sent as multipart, replaced, taken away; other fields stay', async () => {
  const { id } = await makeOrdineFornitore(app.db, { note: 'Fragile' })
  const put = await call('PATCH', `ordini-fornitore/${id}/`, modulo({ immagine_pdf: new File([PNG], 'foto.png') }))
  expect(put.status).toBe(200)
  expect(put.body).toMatchObject({ note: 'Fragile', email_pdf: null })
  expect(put.body.immagine_pdf).toMatch(/^http.*\/files\/[0-9a-f]{64}\/[a-z]+\.png$/)
  const refused = await call('PATCH', `ordini-fornitore/${id}/`, modulo({ immagine_pdf: new File(['no'], 'a.png') }))
  expect([refused.status, Object.keys(refused.body)]).toEqual([400, ['immagine_pdf']])
  expect((await call('GET', `ordini-fornitore/${id}/`)).body.immagine_pdf).toBe(put.body.immagine_pdf)
  const removed = await call('PATCH', `ordini-fornitore/${id}/`, modulo({ remove_immagine_pdf: '1' }))
  expect(removed.body).toMatchObject({ immagine_pdf: null, note: 'Fragile' })
})

test('lists: orders without a state, rows in an order or waiting', async () => {
  const { id, ordineId } = await makeOrdineFornitore(app.db)
  const inside = await makeRigaFornitore(app.db, { ordineId, ordineFornitoreId: id, tipologia: 'legno' })
  const outside = await makeRigaFornitore(app.db, { ordineId })
  const ids = async (path: string) => (await call('GET', path)).body.results.map((one: { id: number }) => one.id)
  expect(await ids(`ordini-fornitore/?ordine=${ordineId}&empty=1`)).toEqual([id])
  expect(await ids(`righe-ordini-fornitore/?ordine=${ordineId}&con_ordine=true`)).toEqual([inside.id])
  expect(await ids(`righe-ordini-fornitore/?ordine=${ordineId}&con_ordine=false`)).toEqual([outside.id])
})
