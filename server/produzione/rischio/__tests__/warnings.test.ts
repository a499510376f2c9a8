import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { lavorazioneNamed } from '#server-test/officinaScene.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'

let app: TestApp
let utente: Client
beforeAll(async () => {
  app = await createTestApp()
  utente = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())

test('what lacks a supplier order is listed with its customer; who may not is refused', async () => {
  const { id, numeroCommessa } = await makeSchedulabile(app.db)
  const answer = await utente.fetch('/api/planner/ordini-fornitore/warnings/')
  expect(answer.status).toBe(200)
  const { mancanti, a_rischio } = await answer.json()
  const own = mancanti.find(({ ordine }: { ordine: { id: number } }) => ordine.id === id)
  expect(own.ordine).toMatchObject({ numero_commessa: numeroCommessa, cliente: { nome: expect.any(String) } })
  expect(own.materiali).toContainEqual({ materiale: 'legno', necessario_il: null, ordinare_entro: null })
  expect(a_rischio).toEqual([])
  const elsewhere = await utente.fetch('/api/planner/ordini-fornitore/warnings/?search=nessuno-cosi')
  expect((await elsewhere.json()).mancanti).toEqual([])
  const staff = await app.as('staff')
  expect((await staff.fetch('/api/planner/ordini-fornitore/warnings/')).status).toBe(403)
})

test('a supplier order expected after its phase puts its order at risk; arrived, it does not', async () => {
  const { id: ordineId } = await makeSchedulabile(app.db)
  const between = (days: number, hour = 8) =>
    new Date(Date.now() + days * 86_400_000 - (Date.now() % 86_400_000) + hour * 3_600_000)
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId,
      inizio: between(1),
      fine: between(8),
      fasi: {
        create: [
          { nomeFase: 'legno', inizio: between(1), fine: between(3), durata: 2 },
          { nomeFase: 'macchine', inizio: between(4), fine: between(4, 9), durata: 60 },
        ],
      },
    },
  })
  const expected = await makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', dataConsegna: between(20, 0) })
  const read = async () => (await (await utente.fetch('/api/planner/ordini-fornitore/warnings/')).json()).a_rischio
  expect(await read()).toMatchObject([
    { ordine: { id: ordineId }, ordine_fornitore: expected.id, materiale: 'legno', giorni: 16 },
  ])
  const stato = { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } as const
  const prior = await app.db.valoreStato.findFirst({ where: stato })
  const arrived = prior ?? (await app.db.valoreStato.create({ data: stato }))
  await app.db.ordineFornitore.update({ where: { id: expected.id }, data: { statoId: arrived.id } })
  expect(await read()).toEqual([])
})

const inStato = async (context: 'ORDINE' | 'ORDINE_FORNITORE', name: string) => {
  const stato = { contesto: context, nome: name }
  const prior = await app.db.valoreStato.findFirst({ where: stato })
  return (prior ?? (await app.db.valoreStato.create({ data: stato }))).id
}
const read = async () => (await utente.fetch('/api/planner/ordini-fornitore/warnings/')).json()

test('what lacks a supplier order is told when its plan is over too, until the order is closed', async () => {
  const { id: ordineId } = await makeSchedulabile(app.db)
  const [inizio, fine] = [new Date('2026-03-02T08:00:00Z'), new Date('2026-03-04T08:00:00Z')]
  const fasi = { create: [{ nomeFase: 'banchi', inizio, fine, durata: 60 }] }
  await app.db.schedulazioneOrdine.create({ data: { ordineId, inizio, fine, fasi } })
  const called = ({ mancanti }: { mancanti: { ordine: { id: number } }[] }) => mancanti.map(({ ordine }) => ordine.id)
  const before = await read()
  expect(called(before)).toContain(ordineId)
  expect(before.totale_mancanti).toBe(before.mancanti.length)
  await app.db.ordine.update({ where: { id: ordineId }, data: { statoId: await inStato('ORDINE', 'Consegnato') } })
  const after = await read()
  expect(called(after)).not.toContain(ordineId)
  expect(after.totale_mancanti).toBe(before.totale_mancanti - 1)
})

test('work on what waits for a material that has not arrived is told, by what is written of its arrival', async () => {
  const { id: ordineId, numeroCommessa } = await makeSchedulabile(app.db)
  const [taglio, ferramenta] = [await lavorazioneNamed(app.db, 'taglio'), await lavorazioneNamed(app.db, 'ferramenta')]
  const own = async () => {
    const { attivita_senza_arrivi: righe, totale_attivita_senza_arrivi: total } = await read()
    expect(total).toBe(righe.length)
    return righe.find(({ ordine }: { ordine: { id: number } }) => ordine.id === ordineId)
  }
  // What the office closes by itself is no work of anybody.
  await app.db.attivita.create({
    data: { ordineId, lavorazioneId: taglio, data: new Date('2026-03-02'), automatica: true },
  })
  expect(await own()).toBeUndefined()
  await app.db.attivita.create({ data: { ordineId, lavorazioneId: taglio, data: new Date('2026-03-03') } })
  expect(await own()).toMatchObject({
    ordine: { numero_commessa: numeroCommessa },
    materiali: [{ materiale: 'legno', ordinato: false }],
    attivita: 1,
    ultima_attivita: '2026-03-03',
  })
  const legno = await makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', dataArrivo: new Date('2026-03-01') })
  expect((await own()).materiali).toEqual([{ materiale: 'legno', ordinato: true }])
  const statoId = await inStato('ORDINE_FORNITORE', 'ARRIVATO')
  await app.db.ordineFornitore.update({ where: { id: legno.id }, data: { statoId } })
  expect(await own()).toBeUndefined()
  await app.db.attivita.create({ data: { ordineId, lavorazioneId: ferramenta, data: new Date('2026-03-05') } })
  expect((await own()).materiali).toEqual(
    ['telai', 'verniciatura', 'vetro'].map((materiale) => ({ materiale, ordinato: false })),
  )
})
