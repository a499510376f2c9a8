import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { makeSchedulazione } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let vetraio: number

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  vetraio = (await makeFornitore(app.db, { tipologia: 'vetro', tempo: 10, isDefault: true })).id
})
afterAll(() => app.close())

const date = (day: string) => new Date(`${day}T00:00:00Z`)
const waiting = (ordineId: number, tipologia = 'vetro', different: object = {}) =>
  app.db.rigaOrdineFornitore.create({ data: { ordineId, tipologia, quantita: 2, um: 'pz', ...different } })

interface Answer {
  fabbisogno: {
    totale: number
    righe: { pk: number; necessarioIl: string | null; ordinareEntro: string | null; stimato: boolean; motivo: string }[]
    gruppi: { tipologia: string; righe: number; ordini: number; fornitorePk: number | null }[]
  }
}

async function read(filtro: object, who: Client = superuser) {
  const document = `query ($filtro: FiltroFabbisogno) { fabbisogno(filtro: $filtro) { totale
    righe { pk necessarioIl ordinareEntro stimato motivo } gruppi { tipologia righe ordini fornitorePk } } }`
  const { data, errors } = await who.graphql<Answer>(document, { filtro })
  return { found: data?.fabbisogno, errors }
}

test('by the plan: the phase that waits for it, less the lead time; else back from the delivery', async () => {
  const planned = await makeOrdine(app.db)
  await makeSchedulazione(app.db, planned.id, 'vetro', '2027-01-04', '2027-01-14')
  const banchi = { nomeFase: 'banchi', inizio: date('2027-01-20'), fine: date('2027-01-22') }
  await app.db.schedulazioneFase.create({ data: { ordineId: planned.id, ...banchi } })
  const unplanned = await makeOrdine(app.db, { dataConsegna: date('2027-03-31') })
  const undated = await makeOrdine(app.db, { dataConsegna: null })
  const rows = await Promise.all([waiting(planned.id), waiting(unplanned.id), waiting(undated.id)])
  const { found } = await read({})
  expect(found?.righe).toEqual([
    { pk: rows[0].id, necessarioIl: '2027-01-20', ordinareEntro: '2027-01-10', stimato: false, motivo: '' },
    { pk: rows[1].id, necessarioIl: '2027-03-17', ordinareEntro: '2027-03-07', stimato: true, motivo: '' },
    {
      ...{ pk: rows[2].id, necessarioIl: null, ordinareEntro: null, stimato: false },
      motivo: 'L’ordine non è schedulato e non ha una data di consegna.',
    },
  ])
  expect(found?.gruppi).toHaveLength(3)
  expect((await read({ settimana: '2027-01-18' })).found).toMatchObject({ totale: 1, gruppi: [{}, {}, {}] })
  expect((await read({ search: planned.numeroCommessa })).found?.totale).toBe(1)
  expect((await read({ urgenza: 'SENZA_DATA' })).found?.totale).toBe(1)
})

test('the lead time that its orders really took stands before the one promised', async () => {
  const arrivato = await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } })
  const arrived = { tipologia: 'vetro', fornitoreId: vetraio, statoId: arrivato.id }
  await makeOrdineFornitore(app.db, { ...arrived, dataOrdine: date('2026-10-01'), dataArrivo: date('2026-10-21') })
  const ordine = await makeOrdine(app.db, { dataConsegna: date('2027-03-31') })
  const { id } = await waiting(ordine.id)
  const { found } = await read({ ordinePk: ordine.id })
  expect(found?.righe).toMatchObject([{ pk: id, ordinareEntro: '2027-02-25' }])
})

test('a material without a supplier says so; what is ordered, or of a closed order, is not there', async () => {
  const ordine = await makeOrdine(app.db, { dataConsegna: date('2027-03-31') })
  await waiting(ordine.id, 'telai', { quantita: 999_999_999.999 })
  const { found } = await read({ ordinePk: ordine.id })
  expect(found?.righe).toMatchObject([{ ordinareEntro: null, motivo: 'Il materiale non ha un fornitore predefinito.' }])
  expect(found?.gruppi).toMatchObject([{ tipologia: 'telai', fornitorePk: null }])
  const supplier = await makeOrdineFornitore(app.db, { ordineId: ordine.id })
  await app.db.rigaOrdineFornitore.updateMany({
    where: { ordineId: ordine.id },
    data: { ordineFornitoreId: supplier.id },
  })
  expect((await read({ ordinePk: ordine.id })).found?.totale).toBe(0)
})

test('is for who writes supplier orders', async () => {
  const { errors } = await read({}, await app.as('agente'))
  expect(errors).toBeDefined()
})

test('the file has the rows that the page shows', async () => {
  const answer = await superuser.fetch('/esporta/da_ordinare.xlsx?filtro={}')
  expect(answer.status).toBe(200)
  expect((await answer.arrayBuffer()).byteLength).toBeGreaterThan(1000)
})
