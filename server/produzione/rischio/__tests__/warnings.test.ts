import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdineFornitore } from '../../../test/personaleFactories.ts'
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
  const risposta = await utente.fetch('/api/planner/ordini-fornitore/warnings/')
  expect(risposta.status).toBe(200)
  const { mancanti, a_rischio } = await risposta.json()
  const suo = mancanti.find(({ ordine }: { ordine: { id: number } }) => ordine.id === id)
  expect(suo.ordine).toMatchObject({ numero_commessa: numeroCommessa, cliente: { nome: expect.any(String) } })
  expect(suo.materiali).toContainEqual({ materiale: 'legno', necessario_il: null, ordinare_entro: null })
  expect(a_rischio).toEqual([])
  const altrove = await utente.fetch('/api/planner/ordini-fornitore/warnings/?search=nessuno-cosi')
  expect((await altrove.json()).mancanti).toEqual([])
  const staff = await app.as('staff')
  expect((await staff.fetch('/api/planner/ordini-fornitore/warnings/')).status).toBe(403)
})

test('a supplier order expected after its phase puts its order at risk; arrived, it does not', async () => {
  const { id: ordineId } = await makeSchedulabile(app.db)
  const fra = (giorni: number, ora = 8) =>
    new Date(Date.now() + giorni * 86_400_000 - (Date.now() % 86_400_000) + ora * 3_600_000)
  await app.db.schedulazioneOrdine.create({
    data: {
      ordineId,
      inizio: fra(1),
      fine: fra(8),
      fasi: {
        create: [
          { nomeFase: 'legno', inizio: fra(1), fine: fra(3), durata: 2 },
          { nomeFase: 'macchine', inizio: fra(4), fine: fra(4, 9), durata: 60 },
        ],
      },
    },
  })
  const atteso = await makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', dataConsegna: fra(20, 0) })
  const leggi = async () => (await (await utente.fetch('/api/planner/ordini-fornitore/warnings/')).json()).a_rischio
  expect(await leggi()).toMatchObject([
    { ordine: { id: ordineId }, ordine_fornitore: atteso.id, materiale: 'legno', giorni: 16 },
  ])
  const stato = { contesto: 'ORDINE_FORNITORE', nome: 'ARRIVATO' } as const
  const gia = await app.db.valoreStato.findFirst({ where: stato })
  const arrivato = gia ?? (await app.db.valoreStato.create({ data: stato }))
  await app.db.ordineFornitore.update({ where: { id: atteso.id }, data: { statoId: arrivato.id } })
  expect(await leggi()).toEqual([])
})
