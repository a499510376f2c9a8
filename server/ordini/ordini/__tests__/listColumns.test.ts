import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeSchedulazione, makeStatoOrdine } from '#server-test/ordini/factories.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { startOfDay } from '#shared/dates/zone.ts'

// What the list is ordered by and other tables hold: kept by the database, whoever writes.
let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const columns = (id: number) =>
  app.db.ordine.findUniqueOrThrow({
    where: { id },
    select: {
      nomeCliente: true,
      postoStato: true,
      codiceAgente: true,
      inizioSchedulazione: true,
      fineSchedulazione: true,
    },
  })

test('customer, state and agent: as they are, when they change, when the order takes others', async () => {
  const { db } = app
  const [cliente, stato, agente] = [
    await makeCliente(db, { nome: 'Bianchi' }),
    await makeStatoOrdine(db),
    await makeAgente(db, { codice: 'AG77' }),
  ]
  const { id } = await makeOrdine(db, { clienteId: cliente.id, statoId: stato.id, agenteId: agente.id })
  const other = await makeOrdine(db)
  const empty = { postoStato: null, codiceAgente: null, inizioSchedulazione: null, fineSchedulazione: null }
  const before = await columns(other.id)
  expect(await columns(id)).toEqual({
    ...empty,
    nomeCliente: 'Bianchi',
    postoStato: stato.ordine,
    codiceAgente: 'AG77',
  })
  await db.cliente.update({ where: { id: cliente.id }, data: { nome: 'Bianchi e figli' } })
  await db.valoreStato.update({ where: { id: stato.id }, data: { ordine: 4242 } })
  await db.agente.update({ where: { id: agente.id }, data: { codice: 'AG78' } })
  expect(await columns(id)).toMatchObject({ nomeCliente: 'Bianchi e figli', postoStato: 4242, codiceAgente: 'AG78' })
  expect((await db.ordine.findUniqueOrThrow({ where: { id } })).ricerca).toContain('bianchi e figli')
  expect(await columns(other.id)).toEqual(before)
  await db.ordine.update({ where: { id }, data: { statoId: null, agenteId: null, nomeCliente: 'mio', postoStato: 1 } })
  expect(await columns(id)).toEqual({ ...empty, nomeCliente: 'Bianchi e figli' })
  // Gone states and agents leave the order without.
  const again = await makeOrdine(db, { statoId: stato.id })
  await db.valoreStato.delete({ where: { id: stato.id } })
  expect(await columns(again.id)).toMatchObject({ postoStato: null })
})

test('first start and last end of the schedule: saved, moved, removed, gone with the order', async () => {
  const { db } = app
  const { id } = await makeOrdine(db)
  await makeSchedulazione(db, id, 'banchi', '2026-03-10', '2026-03-12')
  const [inizio, fine] = [dateOfDay('2026-03-10'), dateOfDay('2026-03-12')]
  expect(await columns(id)).toMatchObject({ inizioSchedulazione: inizio, fineSchedulazione: fine })
  const after = dateOfDay('2026-03-20')
  await db.schedulazioneOrdine.update({ where: { ordineId: id }, data: { fine: after } })
  expect(await columns(id)).toMatchObject({ inizioSchedulazione: inizio, fineSchedulazione: after })
  await db.schedulazioneOrdine.delete({ where: { ordineId: id } })
  expect(await columns(id)).toMatchObject({ inizioSchedulazione: null, fineSchedulazione: null })
  await makeSchedulazione(db, id)
  await db.ordine.delete({ where: { id } })
  expect(await db.schedulazioneOrdine.count({ where: { ordineId: id } })).toBe(0)
})

test('margin: days from the last day of work to the approntamento, and the orders that end late or hardly in time', async () => {
  const { db } = app
  const margineOf = async (id: number) => (await db.ordine.findUniqueOrThrow({ where: { id } })).margine
  const planned = async (dataConsegna: string) => {
    const { id } = await makeOrdine(db, { dataConsegna: dateOfDay(dataConsegna) })
    // A phase in days ends at the midnight after its last day, which is the 9th.
    const [inizio, fine] = [startOfDay('2099-05-01'), startOfDay('2099-05-10')]
    await db.schedulazioneOrdine.create({ data: { ordineId: id, inizio, fine } })
    return id
  }
  const [late, narrow, comfortable] = [
    await planned('2099-05-07'),
    await planned('2099-05-10'),
    await planned('2099-06-09'),
  ]
  expect([await margineOf(late), await margineOf(narrow), await margineOf(comfortable)]).toEqual([-2, 1, 31])
  const { id: concluso } = await makeOrdine(db, { dataConsegna: dateOfDay('2026-03-01') })
  await makeSchedulazione(db, concluso, 'banchi', '2026-03-10', '2026-03-12')
  const elenco = async (margine: string) =>
    (
      await queryAs<{ nodes: { pk: number; margine: number }[] }>(
        await app.as('super'),
        `{ ordini(perPagina: 100, filtro: { margine: ${margine} }) { nodes { pk margine } } }`,
      )
    ).nodes
  // What is over by its plan is late no more.
  expect(await elenco('IN_RITARDO')).toEqual([{ pk: late, margine: -2 }])
  expect(await elenco('POCO_MARGINE')).toEqual([{ pk: narrow, margine: 1 }])
  await db.ordine.update({ where: { id: late }, data: { dataConsegna: null } })
  await db.schedulazioneOrdine.delete({ where: { ordineId: narrow } })
  expect([await margineOf(late), await margineOf(narrow)]).toEqual([null, null])
})
