import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeFamiglia, makeTipoSerramento } from '#server-test/factories.ts'
import { makeCodiceSerramento } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let cliente: number
let line: (more?: object) => object
let window: { famiglia_id: number; tipo_apertura_id: number; opzioni: object[]; accessori: number[] }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  cliente = (await makeCliente(app.db)).id
  const [codice, famiglia, tipo] = [
    await makeCodiceSerramento(app.db),
    await makeFamiglia(app.db),
    await makeTipoSerramento(app.db),
  ]
  line = (more = {}) => ({ tipo_serramento_id: tipo.id, codice_serramento_id: codice.id, numero: 1, ...more })
  const [opzione] = famiglia.opzioni
  window = {
    famiglia_id: famiglia.id,
    tipo_apertura_id: tipo.aperture[0]?.id ?? 0,
    opzioni: [{ opzione_id: opzione?.id, valore_id: opzione?.valori[1]?.id }],
    accessori: tipo.accessori.map(({ id }) => id),
  }
})
afterAll(() => app.close())

async function call(method: string, path: string, body: object) {
  const init = { method, body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }
  const response = await superuser.fetch(`/api/planner/ordini/${path}`, init)
  return {
    status: response.status,
    ignored: response.headers.get('X-Ignored-Params'),
    body: (await response.json()) as { id: number; righe_ordine: ({ id: number } & Record<string, unknown>)[] },
  }
}
const order = (numero: string, righe: object[], more: object = {}) => ({
  numero_commessa: numero,
  data: '2026-03-01',
  cliente,
  tipo_cliente: 'PRIVA',
  righe_ordine: righe,
  ...more,
})
const stored = (id: number) =>
  app.db.ordine.findUniqueOrThrow({
    where: { id },
    include: { righe: { include: { opzioni: true, accessori: true } } },
  })

test('windows and the place are written with an order; a client that does not say them leaves them', async () => {
  const place = { messa_in_posa: true, indirizzo_posa: 'Via Roma 1', citta_posa: 'Parma', accesso_posa: 'SCALE' }
  const made = await call('POST', '', order('W/1', [line(window)], place))
  expect(made).toMatchObject({ status: 201, ignored: null })
  // Answers are those of the old API.
  expect(Object.keys(made.body.righe_ordine[0] ?? {})).not.toContain('famiglia_id')
  const whole = {
    messaInPosa: true,
    indirizzoPosa: 'Via Roma 1',
    accessoPosa: 'SCALE',
    righe: [
      {
        famigliaId: window.famiglia_id,
        tipoAperturaId: window.tipo_apertura_id,
        opzioni: [{}],
        accessori: window.accessori.map((id) => ({ id })),
      },
    ],
  }
  expect(await stored(made.body.id)).toMatchObject(whole)
  const [riga] = made.body.righe_ordine
  const again = await call('PUT', `${made.body.id}/`, order('W/1', [line({ id: riga?.id, numero: 4 })]))
  expect(again.status).toBe(200)
  expect(await stored(made.body.id)).toMatchObject(whole)
})

test('what does not belong together is told on its field', async () => {
  const other = await makeFamiglia(app.db)
  const wrong = await call('POST', '', order('W/2', [line({ ...window, famiglia_id: other.id })]))
  expect(wrong).toMatchObject({
    status: 400,
    body: { righe_ordine: [{ opzioni: [expect.stringContaining(other.nome)] }] },
  })
  expect(await app.db.ordine.count({ where: { numeroCommessa: 'W/2' } })).toBe(0)
})
