import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { scheduleAndSave } from '../../../schedulazione/__tests__/client.ts'
import { libroRows, makeFornitori, makeSchedulabile } from '../../../schedulazione/__tests__/scene.ts'

let app: TestApp
let planner: Client

beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())

interface Held {
  catena: string[]
  piano: { giorno: string; schedulazioni: { nomeFase: string; spiegazione: { ordini: { pk: number }[] }[] }[] }
}
interface Answer {
  oggi: string | null
  motivo: string
  daSola: Held | null
  perPrima: Held | null
  spostati: { giorni: number; ritardo: number; ordine: { pk: number } }[]
}
const QUERY = `query ($pk: Int!) { percheNonPrima(pk: $pk) { oggi motivo
  daSola { catena piano { giorno schedulazioni { nomeFase spiegazione { ordini { pk } } } } }
  perPrima { catena piano { giorno schedulazioni { nomeFase } } }
  spostati { giorni ritardo ordine { pk } } } }`
const ask = async (pk: number, who = planner) =>
  (await who.graphql<{ percheNonPrima: Answer | null }>(QUERY, { pk })).data?.percheNonPrima

test('an order behind a long one: taken first it ends earlier, and the long one later', async () => {
  // Five days of the machines, then an order of half a day behind it.
  const long = await makeSchedulabile(app.db, { macchine: 3000, banchi: 60, dataConsegna: new Date('2020-01-01') })
  await scheduleAndSave(planner, long.id)
  const short = await makeSchedulabile(app.db, { macchine: 300, banchi: 60 })
  await scheduleAndSave(planner, short.id)
  const before = await libroRows(app.db)
  const answer = await ask(short.id)
  expect(answer?.motivo).toBe('')
  // Where it is it is held by the long one, whom it names.
  expect(answer?.daSola?.piano.giorno).toBe(answer?.oggi)
  const named = answer?.daSola?.piano.schedulazioni.flatMap(({ spiegazione }) =>
    spiegazione.flatMap(({ ordini }) => ordini),
  )
  expect(named).toContainEqual({ pk: long.id })
  expect(answer?.daSola?.catena).toContain('macchine')
  expect((answer?.perPrima?.piano.giorno ?? '') < (answer?.oggi ?? '')).toBe(true)
  expect(answer?.spostati).toMatchObject([{ ordine: { pk: long.id } }])
  expect(answer?.spostati[0]?.giorni).toBeGreaterThan(0)
  expect(answer?.spostati[0]?.ritardo).toBeGreaterThan(0)
  // The long one is first already: nobody would end later for it.
  expect((await ask(long.id))?.spostati).toEqual([])
  // Asking books nothing.
  expect(await libroRows(app.db)).toEqual(before)
})

test('an order without a plan, one that cannot be planned, one that is not there', async () => {
  const open = await makeSchedulabile(app.db)
  expect(await ask(open.id)).toMatchObject({ oggi: null, motivo: '' })
  const impossible = await makeSchedulabile(app.db, { nonSchedulabile: true })
  expect(await ask(impossible.id)).toMatchObject({ daSola: null, perPrima: null, spostati: [] })
  expect((await ask(impossible.id))?.motivo).not.toBe('')
  expect(await ask(999_999)).toBeNull()
  expect(await ask(open.id, await app.as('staff'))).toBeFalsy()
})
