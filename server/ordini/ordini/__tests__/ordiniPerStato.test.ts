import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeStatoOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let stati: { nuovo: number; chiuso: number }
beforeAll(async () => {
  app = await createTestApp()
  const nuovo = await makeStatoOrdine(app.db, 'Nuovissimo')
  const chiuso = await makeStatoOrdine(app.db, 'Finitissimo')
  stati = { nuovo: nuovo.id, chiuso: chiuso.id }
  const agente = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const progetto = 'Conteggi'
  await makeOrdine(app.db, { progetto, statoId: nuovo.id, netto: 100.5, agenteId })
  await makeOrdine(app.db, { progetto, statoId: nuovo.id, netto: 20 })
  await makeOrdine(app.db, { progetto, statoId: chiuso.id, netto: 3 })
  await makeOrdine(app.db, { progetto, statoId: null, netto: 7 })
  await makeOrdine(app.db, { progetto: 'Altro', statoId: nuovo.id, netto: 1000 })
})
afterAll(() => app.close())

interface OfStato {
  statoPk: number | null
  conteggio: number
  netto: number | null
}

const ask = async (client: Client, filtro: object = { progetto: 'Conteggi' }) => {
  const document = `query ($filtro: FiltroOrdini) { ordiniPerStato(filtro: $filtro) { statoPk conteggio netto } }`
  const rows = await queryAs<OfStato[]>(client, document, { filtro })
  return rows.sort((a, b) => (a.statoPk ?? 0) - (b.statoPk ?? 0))
}

test('how many orders of the list have each state, those of none too, and their net', async () => {
  expect(await ask(await app.as('super'))).toEqual([
    { statoPk: null, conteggio: 1, netto: 7 },
    { statoPk: stati.nuovo, conteggio: 2, netto: 120.5 },
    { statoPk: stati.chiuso, conteggio: 1, netto: 3 },
  ])
})

test('of the filters that are asked, the state too', async () => {
  const who = await app.as('super')
  expect(await ask(who, { progetto: 'Conteggi', statoPk: stati.chiuso })).toEqual([
    { statoPk: stati.chiuso, conteggio: 1, netto: 3 },
  ])
  expect(await ask(who, { progetto: 'Nessuno di questi' })).toEqual([])
})

test('each counts what they see: an agent the own orders, who sees no prices no net', async () => {
  expect(await ask(await app.as('agente'))).toEqual([{ statoPk: stati.nuovo, conteggio: 1, netto: 100.5 }])
  const netti = (await ask(await app.as('operatore.capo'))).map(({ netto }) => netto)
  expect(netti).toEqual([null, null, null])
})
