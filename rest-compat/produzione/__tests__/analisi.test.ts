import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdineInOfficina } from '#server-test/officinaScene.ts'
import { makeSchedulazione } from '#server-test/ordini/factories.ts'

let app: TestApp
let office: Client

beforeAll(async () => {
  app = await createTestApp()
  office = await app.as('super')
})
afterAll(() => app.close())

async function call(method: string, path: string, body?: object) {
  const answer = await office.fetch(`/api/planner/analisi-postazione/${path}`, {
    method,
    ...(body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? JSON.parse(text) : null }
}

test('an analysis: made, read with its minutes and pieces, changed, removed', async () => {
  const { ordine } = await makeOrdineInOfficina(app.db)
  const configuration = { 'Banco 1': ['ferramenta', 'perduta'], Linea: ['taglio'] }
  const created = await call('POST', '', { nome: 'Settimana 48', ordini: [ordine.id], configurazione: configuration })
  // 2 windows × 50 minutes at the benches × 20 %; 2 × 100 at the machines × 40 %.
  expect(created).toMatchObject({
    status: 201,
    body: {
      nome: 'Settimana 48',
      ordini: [ordine.id],
      ordini_data: [
        { id: ordine.id, numero_commessa: ordine.numeroCommessa, cliente_data: { nome: expect.any(String) } },
      ],
      configurazione: configuration,
      totali: { 'Banco 1': 20, Linea: 80 },
      rimanenze: {
        [ordine.id]: {
          Linea: {
            tempo_teorico_usato: 0,
            lavorazioni_pezzi: [{ lavorazione: 'taglio', pezzi_totali: 2, pezzi_eseguiti: 0 }],
          },
        },
      },
      righe_analisi: [{ id: ordine.id, valori: { 'Banco 1': 20, Linea: 80 } }],
    },
  })
  const { id } = created.body
  expect(await call('GET', `${id}/`)).toEqual({ status: 200, body: created.body })
  // A row of the list is the same object, without what is left of each order.
  const { rimanenze: _left, righe_analisi: _rows, ...row } = created.body
  expect((await call('GET', '?search=48')).body.results).toEqual([row])
  const changed = await call('PUT', `${id}/`, {
    nome: 'Altra',
    ordini: [ordine.id],
    configurazione: { Linea: ['taglio', 'lavorazione CNC'] },
  })
  expect(changed).toMatchObject({ status: 200, body: { nome: 'Altra', totali: { Linea: 200 } } })
  expect((await call('DELETE', `${id}/`)).status).toBe(204)
  expect((await call('GET', `${id}/`)).status).toBe(404)
})

test('what does not fit is refused beside its cause; a week fills it', async () => {
  expect(await call('POST', '', { nome: '', ordini: [] })).toMatchObject({
    status: 400,
    body: { nome: ['Nome obbligatorio'], ordini: ['Ordini obbligatori'] },
  })
  const { ordine } = await makeOrdineInOfficina(app.db)
  const senza = await call('POST', '', { nome: 'X', ordini: [ordine.id], configurazione: { Banco: [] } })
  expect(senza.status).toBe(400)
  expect(JSON.stringify(senza.body)).toContain('Valori obbligatori')
  await makeSchedulazione(app.db, ordine.id, 'banchi', '2026-03-11')
  expect((await call('POST', '', { nome: 'Vuota', settimana: '2026-01-07', ordini: [] })).status).toBe(400)
  const full = await call('POST', '', { nome: 'Piena', settimana: '2026-03-13', ordini: [] })
  expect(full).toMatchObject({ status: 201, body: { ordini: [ordine.id] } })
})
