import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { dateOfDay } from '#shared/dates/days.ts'

let app: TestApp
let stati: { inviato: number; arrivato: number }

beforeAll(async () => {
  app = await createTestApp()
  const makeStato = async (nome: string, ordine: number) =>
    (await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome, ordine } })).id
  stati = { inviato: await makeStato('INVIATO', 80), arrivato: await makeStato('ARRIVATO', 81) }
  const ordineId = (await makeOrdine(app.db, { progetto: 'Conteggi' })).id
  const elsewhere = (await makeOrdine(app.db, { progetto: 'Altro' })).id
  const gone = dateOfDay('2020-01-01')
  await makeOrdineFornitore(app.db, { ordineId, statoId: stati.inviato, dataConsegna: gone })
  await makeOrdineFornitore(app.db, { ordineId, statoId: stati.inviato, dataConsegna: dateOfDay('2099-01-01') })
  await makeOrdineFornitore(app.db, { ordineId, statoId: stati.arrivato, dataConsegna: gone, dataArrivo: gone })
  await makeOrdineFornitore(app.db, { ordineId, statoId: null, dataConsegna: gone })
  await makeOrdineFornitore(app.db, { ordineId: elsewhere, statoId: stati.inviato, dataConsegna: gone })
})
afterAll(() => app.close())

interface OfStato {
  statoPk: number | null
  conteggio: number
  inRitardo: number
}

const ask = async (client: Client, filtro: object = {}) => {
  const document = `query ($filtro: FiltroOrdiniFornitore) {
    ordiniFornitorePerStato(filtro: $filtro) { statoPk conteggio inRitardo }
  }`
  const rows = await queryAs<OfStato[]>(client, document, { filtro: { progetto: 'Conteggi', ...filtro } })
  return rows.sort((a, b) => (a.statoPk ?? 0) - (b.statoPk ?? 0))
}

test('how many supplier orders of the list have each state, those of none too, and how many of them are late', async () => {
  expect(await ask(await app.as('super'))).toEqual([
    { statoPk: null, conteggio: 1, inRitardo: 1 },
    { statoPk: stati.inviato, conteggio: 2, inRitardo: 1 },
    { statoPk: stati.arrivato, conteggio: 1, inRitardo: 0 },
  ])
})

test('of the filters that are asked, the state too', async () => {
  const who = await app.as('super')
  expect(await ask(who, { stato: ['ARRIVATO'] })).toEqual([{ statoPk: stati.arrivato, conteggio: 1, inRitardo: 0 }])
  expect(await ask(who, { cliente: 'Nessuno di questi' })).toEqual([])
})

test('who may read supplier orders counts them, the others not', async () => {
  expect(await ask(await app.as('operatore.capo'))).toHaveLength(3)
  await expect(ask(await app.as('agente'))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
