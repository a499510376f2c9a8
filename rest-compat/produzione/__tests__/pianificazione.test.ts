import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../server/test/client.ts'
import { makeFullOrdine } from '../../../server/test/ordini/factories.ts'

// Workstations and bench planning.

let app: TestApp
let capo: Client
let ordini: number[]

beforeAll(async () => {
  app = await createTestApp()
  capo = await app.as('operatore.capo')
  ordini = [
    (await makeFullOrdine(app.db, { numeroCommessa: 'R/1' })).id,
    (await makeFullOrdine(app.db, { numeroCommessa: 'R/2' })).id,
  ]
  await app.db.schedulazioneFase.updateMany({ data: { durata: 45 } })
})
afterAll(() => app.close())

async function call<Body = Record<string, unknown>>(method: string, path: string, body?: unknown) {
  const answer = await capo.fetch(path, {
    method,
    headers: { 'content-type': 'application/json' },
    body: body === undefined ? undefined : JSON.stringify(body),
  })
  return { status: answer.status, corpo: (await answer.json()) as Body }
}
const plan = (body: object) => call('POST', '/api/planner/pianificazione-banchi/', body)

test('the workstations, then a planning on two of them', async () => {
  const { status, corpo } = await call<{ id: number; postazione: string; campi: string[] }[]>(
    'GET',
    '/api/planner/configurazione-postazione/',
  )
  expect(status).toBe(200)
  expect(corpo.map(({ postazione }) => postazione)).toEqual([
    'Banco 1',
    'Banco 2',
    'Banco 3',
    'Banco 4',
    'Linea macchine',
    'Vetratura',
    'Imballo',
  ])
  expect(corpo[4]).toEqual({
    id: expect.any(Number),
    postazione: 'Linea macchine',
    campi: ['taglio', 'lavorazione CNC'],
  })
  const configurazioni = corpo.slice(0, 2).map(({ id }) => id)
  const done = await plan({ nome: 'Settimana', ordini: [String(ordini[0]), ordini[1]], configurazioni })
  expect(done).toEqual({
    status: 201,
    corpo: {
      id: expect.any(Number),
      nome: 'Settimana',
      data: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
      ordini,
      ordini_data: ['R/1', 'R/2'].map((numero_commessa, index) => ({
        id: ordini[index],
        numero_commessa,
        cliente_data: { nome: expect.any(String) },
      })),
      configurazione: { 'Banco 1': corpo[0]?.campi, 'Banco 2': corpo[1]?.campi },
      totali: { 'Banco 1': 45, 'Banco 2': 45 },
      assegnazioni: [
        { ordine: ordini[0], postazione: 'Banco 1', minuti: 45, posizione: 1 },
        { ordine: ordini[1], postazione: 'Banco 2', minuti: 45, posizione: 1 },
      ],
    },
  })
})

test('a planning as it is sent', async () => {
  const [banco] = await app.db.configurazionePostazione.findMany({ orderBy: { posizione: 'asc' }, take: 1 })
  const configuration = banco?.id ?? 0
  const assegnazioni = [...ordini].reverse().map((ordine) => ({ ordine, configurazione: configuration }))
  const { status, corpo } = await plan({ nome: 'x', ordini, configurazioni: [configuration], assegnazioni })
  expect(status).toBe(201)
  expect(corpo).toMatchObject({ ordini: [...ordini].reverse(), totali: { 'Banco 1': 90 } })
})

test.each<[string, object, object]>([
  [
    'nothing',
    {},
    { nome: ['Nome obbligatorio'], ordini: ['Ordini obbligatori'], configurazioni: ['Configurazioni obbligatorie'] },
  ],
  [
    'empty',
    { nome: '', ordini: [], configurazioni: null },
    { nome: ['Nome obbligatorio'], ordini: ['Ordini obbligatori'], configurazioni: ['Configurazioni obbligatorie'] },
  ],
  ['no list', { nome: 'x', ordini: 'tutti', configurazioni: [1] }, { ordini: [expect.any(String)] }],
  [
    'what is not there',
    { nome: 'x', ordini: [999_999], configurazioni: [999_999] },
    { ordini: [expect.stringContaining('999999')], configurazioni: [expect.stringContaining('999999')] },
  ],
])('%s is refused', async (_example, body, errors) => {
  const before = await app.db.analisiPostazione.count()
  expect(await plan(body)).toEqual({ status: 400, corpo: errors })
  expect(await app.db.analisiPostazione.count()).toBe(before)
})
