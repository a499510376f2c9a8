import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { scheduleAndSave } from '../../schedulazione/__tests__/client.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
  await makeFornitori(app.db)
})
afterAll(() => app.close())

/** A thread begins slowly on a busy machine. */
const SOON = { timeout: 20_000 }

interface Answer {
  pianificati: number
  conPassato: boolean
  attesi: number
  ordini: { ordine: { pk: number }; probabilita: number; previsto: string; ottoSuDieci: string; causa: string }[]
}
const ask = async (kind: 'super' | 'staff' = 'super') => {
  const { data } = await (await app.as(kind)).graphql<{ rischioOrdini: Answer }>(
    '{ rischioOrdini { pianificati conPassato attesi ordini { ordine { pk } probabilita previsto ottoSuDieci causa } } }',
  )
  return data?.rischioOrdini
}

test('without a plan, without a past, and with both; who does not schedule is told nothing', async () => {
  await app.services.events.start()
  expect(await ask()).toMatchObject({ pianificati: 0, conPassato: false, ordini: [] })
  const planner = await app.as('super')
  const early = await makeSchedulabile(app.db, { dataConsegna: new Date('2099-01-01') })
  const late = await makeSchedulabile(app.db, { dataConsegna: new Date('2020-01-01') })
  for (const { id } of [early, late]) await scheduleAndSave(planner, id)
  await expect.poll(async () => (await ask())?.pianificati, SOON).toBe(2)
  expect(await ask()).toMatchObject({ conPassato: false, ordini: [] })
  const { id: fornitoreId } = await app.db.fornitore.findFirstOrThrow({ where: { tipologia: 'vetro' } })
  const at = (days: number) => new Date(Math.floor(Date.now() / 86_400_000 + days) * 86_400_000)
  await app.db.ordineFornitore.createMany({
    data: [1, 2, 3, 4, 5].map((days) => ({
      ordineId: early.id,
      tipologia: 'vetro',
      fornitoreId,
      dataOrdine: at(-60),
      dataArrivo: at(-58 + days),
    })),
  })
  // What is read again is told by an event.
  await scheduleAndSave(planner, (await makeSchedulabile(app.db)).id)
  await expect.poll(async () => (await ask())?.conPassato, SOON).toBe(true)
  const risk = await ask()
  // The most probable first; one without a date is in the plan and not in the list.
  expect(risk?.pianificati).toBe(3)
  expect(risk?.ordini.map(({ ordine, probabilita, causa }) => [ordine.pk, probabilita, causa])).toEqual([
    [late.id, 1, ''],
    [early.id, 0, ''],
  ])
  expect((risk?.ordini[1]?.ottoSuDieci ?? '') >= (risk?.ordini[1]?.previsto ?? '9')).toBe(true)
  expect(await ask('staff')).toBeFalsy()
})
