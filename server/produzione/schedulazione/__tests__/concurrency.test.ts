// Real transactions beside each other: whoever wins, no cell breaks and the ledger is the plans.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { readCelleRotte } from '../impact.ts'
import { callProva, callWrite, scheduleAndSave, setTempi, toBeSaved } from './client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from './scene.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db, 1)
  await app.services.events.start()
})
afterAll(() => app.close())
beforeEach(() => app.db.schedulazioneOrdine.deleteMany())

/** Orders one after the other: only what is tried is done at once. */
async function create(count: number, different: (n: number) => Parameters<typeof makeSchedulabile>[1]) {
  const ordini = []
  for (let n = 0; n < count; n++) ordini.push(await makeSchedulabile(app.db, different(n)))
  return ordini
}

const save = async (pk: number, fasi: object[]) =>
  callWrite(await app.as('super'), 'saveSchedulazione', { ordinePk: pk, fasi })

/** Minutes of each phase of the orders, by their plans, as the ledger should have them. */
async function expected(ordini: readonly { id: number }[]): Promise<string[]> {
  const piani = await Promise.all(ordini.map(async ({ id }) => ({ id, ...(await setTempi(planner, id)) })))
  return piani
    .flatMap(({ id, schedulazioni }) =>
      schedulazioni.flatMap(({ nomeFase, occupations }) =>
        occupations.map(({ date, time }) => `${nomeFase} ${date} ${id} ${time}`),
      ),
    )
    .sort()
}

test('eight planners save eight orders for the same minutes: each is saved or told the new dates', async () => {
  const ordini = await create(8, () => ({ macchine: 400 }))
  const seen = await Promise.all(
    ordini.map(async ({ id }) => ({ id, fasi: toBeSaved((await callProva(planner, id, { auto: true })).piano) })),
  )
  const outcomes = await Promise.all(seen.map(({ id, fasi }) => save(id, fasi)))
  const succeeded = outcomes.filter(({ esito }) => esito?.errors.length === 0)
  const rejected = outcomes.filter(({ refusal }) => refusal?.code === 'CONFLICT')
  expect([succeeded.length, succeeded.length + rejected.length]).toEqual([1, 8])
  for (const { refusal } of rejected) {
    expect(refusal?.conflitti?.find(({ nomeFase }) => nomeFase === 'macchine')?.inizioPossibile).toBeTruthy()
  }
  // Who was refused runs again until it fits.
  for (const { id } of ordini) await scheduleAndSave(planner, id)
  expect(await readCelleRotte(app.db)).toEqual([])
  expect((await libroRows(app.db)).sort()).toEqual(await expected(ordini))
})

test('the same order saved at once by two: one plan', async () => {
  const ordine = await makeSchedulabile(app.db)
  const { piano } = await callProva(planner, ordine.id, { auto: true })
  const outcomes = await Promise.all([1, 2, 3].map(() => save(ordine.id, toBeSaved(piano))))
  expect(outcomes.map(({ esito }) => esito?.errors)).toEqual([[], [], []])
  expect((await libroRows(app.db)).sort()).toEqual(await expected([ordine]))
})

test('save, remove, deletion and automatic schedules together leave the ledger equal to the plans', async () => {
  const ordini = await create(6, (n) => ({ macchine: 250, autoSchedulazione: n % 2 === 0 }))
  const lavori = ordini.flatMap(({ id }, n) => [
    scheduleAndSave(planner, id),
    callWrite(planner, 'scheduleOrdini', { pks: [id] }, 'esiti { fatto }'),
    ...(n % 3 === 0 ? [callWrite(planner, 'removeSchedulazione', { ordinePk: id })] : []),
    ...(n === 5 ? [callWrite(planner, 'deleteOrdine', { pk: id })] : []),
  ])
  const outcomes = await Promise.all(lavori)
  expect(outcomes.filter(({ refusal }) => refusal && !['CONFLICT', 'NOT_FOUND'].includes(refusal.code))).toEqual([])
  expect(await readCelleRotte(app.db)).toEqual([])
  const remaining = await app.db.ordine.findMany({ where: { id: { in: ordini.map(({ id }) => id) } } })
  expect((await libroRows(app.db)).sort()).toEqual(await expected(remaining))
})

test('subscribers of a range get the touched cells after the commit, once', async () => {
  const ordine = await makeSchedulabile(app.db, { macchine: 45 })
  const { piano } = await callProva(planner, ordine.id, { auto: true })
  const day = piano.schedulazioni.find(({ nomeFase }) => nomeFase === 'macchine')?.occupations[0]?.date ?? ''
  const open = (from: string, a: string) =>
    planner.subscribe<{
      occupazioneAggiornata: { ordini: number[]; giorni: string[]; celle: { reparto: string; occupato: number }[] }
    }>(
      `subscription ($da: Date!, $a: Date!) { occupazioneAggiornata(periodo: { dal: $da, al: $a }) {
        evento ordini giorni celle { giorno reparto occupato } } }`,
      { da: from, a },
    )
  const [near, far] = [await open(day, day), await open('2035-01-01', '2035-01-31')]
  await save(ordine.id, toBeSaved(piano))
  await callWrite(planner, 'removeSchedulazione', { ordinePk: ordine.id })
  // Schedules are told wherever they are: those of the tests before may still be on their way.
  const notice = async (from: typeof near) => {
    for (;;) {
      const told = (await from.next()).value?.data?.occupazioneAggiornata
      if (!told || told.ordini.includes(ordine.id)) return told
    }
  }
  // The cells are those of now: the first event may already show what the second has freed.
  expect(await notice(near)).toMatchObject({ ordini: [ordine.id], giorni: [day] })
  const second = await notice(near)
  expect(second?.celle.find((one: { reparto: string }) => one.reparto === 'macchine')?.occupato).toBe(0)
  expect(await notice(far)).toMatchObject({ ordini: [ordine.id], giorni: [], celle: [] })
  await Promise.all([near.return(undefined), far.return(undefined)])
  expect(
    await app.db.eventLog.count({
      where: { topic: 'occupazione', payload: { path: ['ordini'], equals: [ordine.id] } },
    }),
  ).toBe(2)
})
