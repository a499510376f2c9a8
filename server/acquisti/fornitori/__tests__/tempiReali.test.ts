import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { readTempiReali } from '../tempi/read.ts'

let app: TestApp
let arrived: number

beforeAll(async () => {
  app = await createTestApp()
  arrived = (await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })).id
})
afterAll(() => app.close())

const day = (text: string) => new Date(`${text}T00:00:00Z`)

/** An order of a supplier, with the clicks that its states were set by. */
async function order(
  fornitoreId: number,
  values: { tipologia?: string; dataOrdine?: string; dataArrivo?: string; statoId?: number | null },
  clicks: Record<string, string> = {},
) {
  const { tipologia = 'legno', dataOrdine, dataArrivo, statoId = arrived } = values
  const { id } = await makeOrdineFornitore(app.db, {
    fornitoreId,
    tipologia,
    statoId,
    dataOrdine: dataOrdine ? day(dataOrdine) : null,
    dataArrivo: dataArrivo ? day(dataArrivo) : null,
  })
  await app.db.storicoStatoOrdineFornitore.createMany({
    data: Object.entries(clicks).map(([stato, when]) => ({ ordineFornitoreId: id, stato, changedAt: day(when) })),
  })
}

test('from the day it was ordered to the day it came, whenever somebody clicked', async () => {
  const { id } = await makeFornitore(app.db)
  const late = { INVIATO: '2026-10-05', ARRIVATO: '2026-10-30' }
  await order(id, { dataOrdine: '2026-10-01', dataArrivo: '2026-10-13' }, late)
  expect((await readTempiReali(app.db, id)).get('legno')).toEqual({ casi: 1, mediana: 12, ottoSuDieci: 12 })
})

test('without the day of the order from the day it was INVIATO; one that passed no state counts too', async () => {
  const { id } = await makeFornitore(app.db)
  await order(id, { dataArrivo: '2026-10-13' }, { INVIATO: '2026-10-05', ARRIVATO: '2026-10-30' })
  await order(id, { dataOrdine: '2026-10-01', dataArrivo: '2026-10-07' })
  expect((await readTempiReali(app.db, id)).get('legno')).toEqual({ casi: 2, mediana: 6, ottoSuDieci: 8 })
})

test('what has not arrived, or came before it was ordered, does not count', async () => {
  const { id } = await makeFornitore(app.db)
  await order(id, { dataOrdine: '2026-10-01', dataArrivo: '2026-10-13', statoId: null })
  await order(id, { dataOrdine: '2026-10-01', dataArrivo: '2026-09-13' })
  await order(id, { dataArrivo: '2026-10-13' }, { ARRIVATO: '2026-10-13' })
  expect(await readTempiReali(app.db, id)).toEqual(new Map())
})

test('each material by itself', async () => {
  const { id } = await makeFornitore(app.db)
  await order(id, { dataOrdine: '2026-10-01', dataArrivo: '2026-10-13' })
  await order(id, { tipologia: 'vetro', dataOrdine: '2026-10-01', dataArrivo: '2026-10-04' })
  expect(Object.fromEntries(await readTempiReali(app.db, id))).toEqual({
    legno: { casi: 1, mediana: 12, ottoSuDieci: 12 },
    vetro: { casi: 1, mediana: 3, ottoSuDieci: 3 },
  })
})
