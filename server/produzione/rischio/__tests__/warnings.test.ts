import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { lavorazioneChiamata } from '../../../test/officina/scene.ts'
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

const inStato = async (contesto: 'ORDINE' | 'ORDINE_FORNITORE', nome: string) => {
  const stato = { contesto, nome }
  const gia = await app.db.valoreStato.findFirst({ where: stato })
  return (gia ?? (await app.db.valoreStato.create({ data: stato }))).id
}
const leggi = async () => (await utente.fetch('/api/planner/ordini-fornitore/warnings/')).json()

test('what lacks a supplier order is told when its plan is over too, until the order is closed', async () => {
  const { id: ordineId } = await makeSchedulabile(app.db)
  const [inizio, fine] = [new Date('2026-03-02T08:00:00Z'), new Date('2026-03-04T08:00:00Z')]
  const fasi = { create: [{ nomeFase: 'banchi', inizio, fine, durata: 60 }] }
  await app.db.schedulazioneOrdine.create({ data: { ordineId, inizio, fine, fasi } })
  const chiamati = ({ mancanti }: { mancanti: { ordine: { id: number } }[] }) => mancanti.map(({ ordine }) => ordine.id)
  const prima = await leggi()
  expect(chiamati(prima)).toContain(ordineId)
  expect(prima.totale_mancanti).toBe(prima.mancanti.length)
  await app.db.ordine.update({ where: { id: ordineId }, data: { statoId: await inStato('ORDINE', 'Consegnato') } })
  const dopo = await leggi()
  expect(chiamati(dopo)).not.toContain(ordineId)
  expect(dopo.totale_mancanti).toBe(prima.totale_mancanti - 1)
})

test('work on what waits for a material that has not arrived is told, by what is written of its arrival', async () => {
  const { id: ordineId, numeroCommessa } = await makeSchedulabile(app.db)
  const [taglio, ferramenta] = [
    await lavorazioneChiamata(app.db, 'taglio'),
    await lavorazioneChiamata(app.db, 'ferramenta'),
  ]
  const suo = async () => {
    const { attivita_senza_arrivi: righe, totale_attivita_senza_arrivi: totale } = await leggi()
    expect(totale).toBe(righe.length)
    return righe.find(({ ordine }: { ordine: { id: number } }) => ordine.id === ordineId)
  }
  // What the office closes by itself is no work of anybody.
  await app.db.attivita.create({
    data: { ordineId, lavorazioneId: taglio, data: new Date('2026-03-02'), automatica: true },
  })
  expect(await suo()).toBeUndefined()
  await app.db.attivita.create({ data: { ordineId, lavorazioneId: taglio, data: new Date('2026-03-03') } })
  expect(await suo()).toMatchObject({
    ordine: { numero_commessa: numeroCommessa },
    materiali: [{ materiale: 'legno', ordinato: false }],
    attivita: 1,
    ultima_attivita: '2026-03-03',
  })
  const legno = await makeOrdineFornitore(app.db, { ordineId, tipologia: 'legno', dataArrivo: new Date('2026-03-01') })
  expect((await suo()).materiali).toEqual([{ materiale: 'legno', ordinato: true }])
  const statoId = await inStato('ORDINE_FORNITORE', 'ARRIVATO')
  await app.db.ordineFornitore.update({ where: { id: legno.id }, data: { statoId } })
  expect(await suo()).toBeUndefined()
  await app.db.attivita.create({ data: { ordineId, lavorazioneId: ferramenta, data: new Date('2026-03-05') } })
  expect((await suo()).materiali).toEqual(
    ['telai', 'verniciatura', 'vetro'].map((materiale) => ({ materiale, ordinato: false })),
  )
})
