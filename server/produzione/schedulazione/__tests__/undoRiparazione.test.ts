import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { readCelleRotte } from '../impact.ts'
import { callProva, callWrite, scheduleAndSave, toBeSaved } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())
beforeEach(async () => {
  await app.db.schedulazioneOrdine.deleteMany()
  await app.db.oreLavorative.deleteMany()
})

/** The machines' first day, with 120 minutes of two orders, becomes 90 minutes long and is mended: the second moves. */
async function repaired() {
  const [first, second] = [await makeSchedulabile(app.db), await makeSchedulabile(app.db)]
  for (const { id } of [first, second]) await scheduleAndSave(planner, id)
  const before = await libroRows(app.db)
  const day = before.find((riga) => riga.startsWith('macchine'))?.split(' ')[1] ?? ''
  const data = new Date(`${day}T00:00:00Z`)
  await app.db.oreLavorative.create({ data: { giorno: data, oreLavorativeMacchine: 1.5, oreLavorativeBanchi: 10 } })
  const fields = 'riparazione { pk spostamenti { ordine { pk } } }'
  const { esito } = await callWrite<{ riparazione: { pk: number } }>(
    planner,
    'repairCella',
    { reparto: 'macchine', giorno: day },
    fields,
  )
  const riparazione = esito?.riparazione.pk ?? 0
  return { primo: first, secondo: second, giorno: day, prima: before, riparazione, dopo: await libroRows(app.db) }
}

/** What the suppliers have long made: the machines may begin. */
const READY = ['legno', 'vetro', 'telai'].map((nomeFase) => ({ nomeFase, fromDate: '2026-01-01 00' }))

const cancel = (riparazione: number, who = planner) => callWrite(who, 'undoRiparazione', { pk: riparazione }, 'pk')

test('undoing gives the orders their old minutes back and the cell is broken as it was; twice is once', async () => {
  const { giorno, prima, dopo, riparazione } = await repaired()
  expect(dopo).not.toEqual(prima)
  for (let volta = 0; volta < 2; volta++) {
    expect((await cancel(riparazione)).esito).toMatchObject({ pk: riparazione, errors: [] })
    expect(await libroRows(app.db)).toEqual(prima)
  }
  expect(await readCelleRotte(app.db)).toMatchObject([{ giorno, reparto: 'macchine', libero: -30 }])
  const due = await callWrite<{ riparazione: { pk: number } }>(
    planner,
    'repairCella',
    { reparto: 'macchine', giorno },
    'riparazione { pk }',
  )
  expect(due.esito?.riparazione.pk).toBeGreaterThan(riparazione)
  expect(await libroRows(app.db)).toEqual(dopo)
})

test('refused, and nothing changed, when an order was planned again since', async () => {
  const { secondo, riparazione } = await repaired()
  const { piano } = await callProva(planner, secondo.id, {
    fasi: [...READY, { nomeFase: 'macchine', fromDate: '2032-03-03 08' }],
  })
  const moved = await callWrite(planner, 'saveSchedulazione', { ordinePk: secondo.id, fasi: toBeSaved(piano) })
  expect(moved.esito?.errors).toEqual([])
  const now = await libroRows(app.db)
  expect((await cancel(riparazione)).refusal?.code).toBe('CONFLICT')
  expect(await libroRows(app.db)).toEqual(now)
  await callWrite(planner, 'removeSchedulazione', { ordinePk: secondo.id, fasi: [] })
  expect((await cancel(riparazione)).refusal?.code).toBe('CONFLICT')
})

test('refused, and nothing changed, when the old room was taken', async () => {
  const { giorno, riparazione } = await repaired()
  // The day is as long as ever again, and another order takes all that the two left in it.
  await app.db.oreLavorative.deleteMany()
  const other = await makeSchedulabile(app.db, { macchine: 10_000 })
  const { piano } = await callProva(planner, other.id, {
    fasi: [...READY, { nomeFase: 'macchine', fromDate: `${giorno} 00` }],
  })
  expect(
    (await callWrite(planner, 'saveSchedulazione', { ordinePk: other.id, fasi: toBeSaved(piano) })).esito?.errors,
  ).toEqual([])
  const now = await libroRows(app.db)
  expect(now.some((riga) => riga.startsWith(`macchine ${giorno} ${other.id} `))).toBe(true)
  expect((await cancel(riparazione)).refusal?.code).toBe('CONFLICT')
  expect(await libroRows(app.db)).toEqual(now)
})

test('refused when there is no such repair, and to users who may not schedule', async () => {
  const { riparazione, dopo } = await repaired()
  expect((await cancel(2_000_000_000)).refusal?.code).toBe('NOT_FOUND')
  expect((await cancel(-1)).esito?.errors).toHaveLength(1)
  expect((await cancel(riparazione, await app.as('agente'))).refusal?.code).toBe('FORBIDDEN')
  expect(await libroRows(app.db)).toEqual(dopo)
})
