import { afterAll, beforeAll, expect, test } from 'vitest'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant, startOfDay } from '../../shared/dates/zone.ts'
import { createTestApp, type TestApp } from '../client.ts'
import { makeOrdine, makePreventivo, makeStoredFile, type UserKind, userKinds } from '../factories.ts'
import { countOf, readHome } from '../home/reading.ts'
import { homeBasis } from '../home/scene.ts'
import { makeConferma } from '../ordini/factories.ts'

let app: TestApp
let basis: Awaited<ReturnType<typeof homeBasis>>
beforeAll(async () => {
  app = await createTestApp()
  basis = await homeBasis(app)
})
afterAll(() => app.close())

const dayAfter = (days: number) => dayOfInstant(new Date(Date.now() + days * 86_400_000))

/** An order, its quote, its supplies, its plan, its confirmation: all of it asks for something unless it is done. */
async function makeAsking(statoId: number, consegna: number, { planned = true, supplies = [] as number[] }) {
  const { db } = app
  const agenteId = basis.agenti.agente
  const dataCreazione = new Date(Date.now() - 5 * 86_400_000)
  const quotes = [
    await makePreventivo(db, { famigliaId: basis.famigliaId, dataCreazione }),
    await makePreventivo(db, { famigliaId: basis.famigliaId, dataCreazione, agenteId }),
  ]
  const orders = []
  for (const { id: preventivoId } of quotes) {
    orders.push(await makeOrdine(db, { dataConsegna: dateOfDay(dayAfter(consegna)), statoId, agenteId, preventivoId }))
  }
  for (const { id: ordineId } of orders) {
    const moved = { azione: 'setStato', campo: 'stato', prima: 'Uno', dopo: 'Altro', userId: basis.superuser }
    await db.auditLog.create({ data: { oggetto: 'Ordine', oggettoPk: ordineId, ...moved } })
    await makeConferma(db, { ordineId, preventivoFirmatoId: (await makeStoredFile(db)).id })
    const fornitoreId = basis.fornitori.get('legno') as number
    for (const promessa of supplies) {
      await db.ordineFornitore.create({
        data: { ordineId, fornitoreId, tipologia: 'legno', dataConsegna: dateOfDay(dayAfter(promessa)) },
      })
    }
    if (!planned) continue
    const [inizio, fine] = [startOfDay(dayAfter(-2)), startOfDay(dayAfter(8))]
    const fasi = ['legno', 'macchine', 'banchi'].map((nomeFase) => ({ nomeFase, inizio, fine, durata: 60 }))
    await db.schedulazioneOrdine.create({ data: { ordineId, inizio, fine, fasi: { create: fasi } } })
  }
  return orders.map(({ id }) => id)
}

/** What the home of each kind of user shows. */
async function asked(): Promise<string[]> {
  const found: string[] = []
  for (const kind of Object.keys(userKinds) as UserKind[]) {
    const { shown } = await readHome(await app.as(kind))
    for (const [figure, answer] of Object.entries(shown)) if (countOf(answer) > 0) found.push(`${kind}: ${figure}`)
  }
  return found
}

test('what is delivered, arrived or an order already asks nobody for anything', async () => {
  const { db } = app
  // One that is late, one with little margin, one within the week that nobody has planned.
  const orders = [
    ...(await makeAsking(basis.open, 2, { supplies: [-3, 3] })),
    ...(await makeAsking(basis.open, 9, {})),
    ...(await makeAsking(basis.open, 4, { planned: false })),
  ]
  const open = await asked()
  const everything = [
    ...['attese', 'daInviare', 'daSchedulare', 'firmate', 'inArrivo', 'inSettimana', 'nonSchedulati'],
    ...['scadute', 'stretti', 'tardi', 'warningsOrdiniFornitore'],
  ]
  expect(open).toEqual(expect.arrayContaining(everything.map((figure) => `super: ${figure}`)))
  expect(open).toEqual(expect.arrayContaining(['agente: ordiniMossi', 'agente: tardi', 'operatore.capo: scadute']))
  // Orders were made of them.
  expect(open.filter((one) => one.endsWith('daSbrigare'))).toEqual([])

  await db.ordineFornitore.updateMany({ data: { statoId: basis.arrivato } })
  const arrived = ['attese', 'scadute', 'inArrivo']
  expect((await asked()).filter((one) => arrived.some((figure) => one.endsWith(`: ${figure}`)))).toEqual([])

  // Delivered while supplies were never marked as arrived.
  await db.ordineFornitore.updateMany({ data: { statoId: null } })
  await db.ordine.updateMany({ where: { id: { in: orders } }, data: { statoId: basis.closed } })
  expect(await asked()).toEqual([])
})
