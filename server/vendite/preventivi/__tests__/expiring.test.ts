import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makePreventivo } from '#server-test/factories.ts'
import { ERASED_NAME, requestsExpiring } from '../expiring.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const monthsAgo = (months: number) => {
  const day = new Date()
  day.setUTCMonth(day.getUTCMonth() - months)
  return day
}
const WHO = { nomeCognome: 'Zefirino Unico', telefono: '051 777', email: 'zefirino@example.com', note: 'di Zefirino' }
const read = (id: number) => app.db.preventivo.findUniqueOrThrow({ where: { id } })

test('who asked is taken out of old requests, with the mails about them; orders and young ones stay', async () => {
  const { db } = app
  const old = await makePreventivo(db, { ...WHO, dataCreazione: monthsAgo(25) })
  const young = await makePreventivo(db, { ...WHO, dataCreazione: monthsAgo(23) })
  const ordered = await makePreventivo(db, { ...WHO, dataCreazione: monthsAgo(40) })
  const ordine = await makeOrdine(db)
  await db.ordine.update({ where: { id: ordine.id }, data: { preventivoId: ordered.id } })
  for (const [context, pk] of [
    ['RicevutaRichiesta', old.id],
    ['AvvisoRichiesta', old.id],
    ['AvvisoRichiesta', young.id],
    ['Ordine', old.id],
  ] as const)
    await db.mail.create({
      data: {
        aIndirizzo: WHO.email,
        oggetto: 'x',
        corpo: 'Zefirino',
        messageId: `<${context}${pk}@a>`,
        contesto: context,
        contestoPk: pk,
      },
    })

  expect(await requestsExpiring.remove(db)).toBe(0)
  await db.impostazione.create({ data: { chiave: 'mesi_richieste', valore: 24 } })
  expect(await requestsExpiring.remove(db)).toBe(1)
  expect(await requestsExpiring.remove(db)).toBe(0)

  const erased = await read(old.id)
  expect(erased.nomeCognome).toBe(ERASED_NAME)
  expect(JSON.stringify(erased)).not.toMatch(/zefirino|051 777/i)
  expect(erased).toMatchObject({ citta: old.citta, famigliaId: old.famigliaId })
  expect(await read(young.id)).toMatchObject(WHO)
  expect(await read(ordered.id)).toMatchObject(WHO)
  const left = await db.mail.findMany({ orderBy: { id: 'asc' } })
  expect(left.map(({ contesto, contestoPk }) => [contesto, contestoPk])).toEqual([
    ['AvvisoRichiesta', young.id],
    ['Ordine', old.id],
  ])
})
