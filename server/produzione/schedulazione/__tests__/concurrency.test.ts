// Real transactions beside each other: whoever wins, no cell breaks and the ledger is the plans.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { readCelleRotte } from '../impatto.ts'
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
async function crea(quanti: number, diverso: (n: number) => Parameters<typeof makeSchedulabile>[1]) {
  const ordini = []
  for (let n = 0; n < quanti; n++) ordini.push(await makeSchedulabile(app.db, diverso(n)))
  return ordini
}

const salva = async (pk: number, fasi: object[]) =>
  callWrite(await app.as('super'), 'saveSchedulazione', { ordine: pk, fasi })

/** Minutes of each phase of the orders, by their plans, as the ledger should have them. */
async function attesi(ordini: readonly { id: number }[]): Promise<string[]> {
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
  const ordini = await crea(8, () => ({ macchine: 400 }))
  const visti = await Promise.all(ordini.map(async ({ id }) => (await callProva(planner, id, { auto: true })).piano))
  const esiti = await Promise.all(ordini.map(({ id }, n) => salva(id, toBeSaved(visti[n] as never))))
  const riusciti = esiti.filter(({ esito }) => esito?.errors.length === 0)
  const respinti = esiti.filter(({ rifiuto }) => rifiuto?.code === 'CONFLICT')
  expect([riusciti.length, riusciti.length + respinti.length]).toEqual([1, 8])
  for (const { rifiuto } of respinti) {
    expect(rifiuto?.conflitti?.find(({ nomeFase }) => nomeFase === 'macchine')?.inizioPossibile).toBeTruthy()
  }
  // Who was refused runs again until it fits.
  for (const { id } of ordini) await scheduleAndSave(planner, id)
  expect(await readCelleRotte(app.db)).toEqual([])
  expect((await libroRows(app.db)).sort()).toEqual(await attesi(ordini))
})

test('the same order saved at once by two: one plan', async () => {
  const ordine = await makeSchedulabile(app.db)
  const { piano } = await callProva(planner, ordine.id, { auto: true })
  const esiti = await Promise.all([1, 2, 3].map(() => salva(ordine.id, toBeSaved(piano))))
  expect(esiti.map(({ esito }) => esito?.errors)).toEqual([[], [], []])
  expect((await libroRows(app.db)).sort()).toEqual(await attesi([ordine]))
})

test('save, remove, deletion and automatic schedules together leave the ledger equal to the plans', async () => {
  const ordini = await crea(6, (n) => ({ macchine: 250, autoSchedulazione: n % 2 === 0 }))
  const lavori = ordini.flatMap(({ id }, n) => [
    scheduleAndSave(planner, id),
    callWrite(planner, 'autoSchedulaOrdini', { ordini: [id] }, 'esiti { pk }'),
    ...(n % 3 === 0 ? [callWrite(planner, 'removeSchedulazione', { ordine: id })] : []),
    ...(n === 5 ? [callWrite(planner, 'deleteOrdine', { pk: id })] : []),
  ])
  const esiti = await Promise.all(lavori)
  expect(esiti.filter(({ rifiuto }) => rifiuto && !['CONFLICT', 'NOT_FOUND'].includes(rifiuto.code))).toEqual([])
  expect(await readCelleRotte(app.db)).toEqual([])
  const rimasti = await app.db.ordine.findMany({ where: { id: { in: ordini.map(({ id }) => id) } } })
  expect((await libroRows(app.db)).sort()).toEqual(await attesi(rimasti))
})

test('subscribers of a range get the touched cells after the commit, once', async () => {
  const ordine = await makeSchedulabile(app.db, { macchine: 45 })
  const { piano } = await callProva(planner, ordine.id, { auto: true })
  const giorno = piano.schedulazioni.find(({ nomeFase }) => nomeFase === 'macchine')?.occupations[0]?.date ?? ''
  const apri = (da: string, a: string) =>
    planner.subscribe<{
      occupazioneAggiornata: { ordini: number[]; giorni: string[]; celle: { reparto: string; occupato: number }[] }
    }>(
      `subscription ($da: Date!, $a: Date!) { occupazioneAggiornata(da: $da, a: $a) {
        evento ordini giorni celle { giorno reparto occupato } } }`,
      { da, a },
    )
  const [vicino, lontano] = [await apri(giorno, giorno), await apri('2035-01-01', '2035-01-31')]
  await salva(ordine.id, toBeSaved(piano))
  await callWrite(planner, 'removeSchedulazione', { ordine: ordine.id })
  // Schedules are told wherever they are: those of the tests before may still be on their way.
  const avviso = async (da: typeof vicino) => {
    for (;;) {
      const detto = (await da.next()).value?.data?.occupazioneAggiornata
      if (!detto || detto.ordini.includes(ordine.id)) return detto
    }
  }
  // The cells are those of now: the first event may already show what the second has freed.
  expect(await avviso(vicino)).toMatchObject({ ordini: [ordine.id], giorni: [giorno] })
  const secondo = await avviso(vicino)
  expect(secondo?.celle.find((una: { reparto: string }) => una.reparto === 'macchine')?.occupato).toBe(0)
  expect(await avviso(lontano)).toMatchObject({ ordini: [ordine.id], giorni: [], celle: [] })
  await Promise.all([vicino.return(undefined), lontano.return(undefined)])
  expect(
    await app.db.eventLog.count({
      where: { topic: 'occupazione', payload: { path: ['ordini'], equals: [ordine.id] } },
    }),
  ).toBe(2)
})
