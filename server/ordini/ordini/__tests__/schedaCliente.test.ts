import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeMail, makeOrdine, makePreventivo } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { nextNumeroCommessa } from '../rules.ts'

let app: TestApp
beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const DOCUMENTO = `query ($pk: Int!) {
  cliente(pk: $pk) { anni { anno ordini serramenti netto } ultimiPreventivi { pk } }
}`
interface Tab {
  anni: { anno: number; ordini: number; serramenti: number; netto: number | null }[]
  ultimiPreventivi: { pk: number }[]
}

test('the page of a customer: its orders by year, its quotes by order and by address, its mails', async () => {
  const { db } = app
  const year = Number(dayOfInstant(new Date()).slice(0, 4))
  const agente = await app.as('agente')
  const { id: agenteId } = await db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id ?? 0 } })
  const cliente = await makeCliente(db, { email: 'Rosa.Neri@example.com', agenteId })
  const own = { clienteId: cliente.id, numeroSerramenti: 3, netto: 100 }
  const ofOrdine = await makePreventivo(db)
  const byIndirizzo = await makePreventivo(db, { email: 'rosa.neri@example.COM', agenteId })
  await makePreventivo(db, { email: 'rosa.neri@example.com', eliminato: true })
  await makePreventivo(db, { email: 'altra@example.com' })
  const first = await makeOrdine(db, { ...own, agenteId, data: dateOfDay(`${year}-01-01`) })
  await makeOrdine(db, { ...own, data: dateOfDay(`${year}-06-30`), preventivoId: ofOrdine.id })
  await makeOrdine(db, { ...own, data: dateOfDay(`${year - 1}-12-31`) })
  await makeOrdine(db, { ...own, data: dateOfDay(`${year - 3}-12-31`) })
  const superuser = await app.as('super')
  expect(await queryAs<Tab>(superuser, DOCUMENTO, { pk: cliente.id })).toEqual({
    anni: [
      { anno: year, ordini: 2, serramenti: 6, netto: 200 },
      { anno: year - 1, ordini: 1, serramenti: 3, netto: 100 },
    ],
    ultimiPreventivi: [{ pk: byIndirizzo.id }, { pk: ofOrdine.id }],
  })
  // An agent counts own orders and reads own quotes; staff see customers and quotes, not orders.
  expect(await queryAs<Tab>(agente, DOCUMENTO, { pk: cliente.id })).toEqual({
    anni: [{ anno: year, ordini: 1, serramenti: 3, netto: 100 }],
    ultimiPreventivi: [{ pk: byIndirizzo.id }],
  })
  expect(await queryAs<Tab>(await app.as('staff'), DOCUMENTO, { pk: cliente.id })).toEqual({
    anni: null,
    ultimiPreventivi: [{ pk: byIndirizzo.id }],
  })
  expect(await queryAs(agente, DOCUMENTO, { pk: (await makeCliente(db)).id })).toBeNull()

  const forHer = await makeMail(db, { aIndirizzo: 'rosa.neri@example.com' })
  const ofCommessa = await makeMail(db, { contesto: 'Ordine', contestoPk: first.id })
  await makeMail(db, { contesto: 'Preventivo', contestoPk: first.id })
  const mails = await queryAs<{ pk: number }[]>(superuser, `{ mailsCliente(pk: ${cliente.id}) { pk } }`, {})
  expect(mails).toEqual([{ pk: ofCommessa.id }, { pk: forHer.id }])
})

test.each([
  [['26/0240', '26/0239', '25/0900'], '26/0241'],
  [['26/0099', '26/0240'], '26/0241'],
  [['bozza', '26/9999'], '26/10000'],
  [['2026/7'], '2026/8'],
  [['26/A-12', '26/0240'], '26/A-13'],
  [['25/0240'], '26/0001'],
  [['bozza', 'Rossi'], ''],
  [[], ''],
  [['26/12345678901'], ''],
])('after %j comes %s', (numeri, expected) => {
  expect(nextNumeroCommessa(numeri, 2026)).toBe(expected)
})
