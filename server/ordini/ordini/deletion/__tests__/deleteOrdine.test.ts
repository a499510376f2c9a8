import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../../test/client.ts'
import { mutateAs, queryAs } from '../../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../../test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore } from '../../../../test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let stati: Map<string, number>

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const names = ['DA_FARE', 'INVIATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: names.map((name, ordine) => ({ contesto: 'ORDINE_FORNITORE' as const, nome: name, ordine })),
    skipDuplicates: true,
  })
  const righe = await app.db.valoreStato.findMany({ where: { contesto: 'ORDINE_FORNITORE' } })
  stati = new Map(righe.map(({ nome, id }) => [nome, id]))
})
afterAll(() => app.close())

const REASON =
  'L’ordine ha 1 ordine a fornitore già avviato (legno da Abete – INVIATO): finché c’è non può essere eliminato.'

async function withForniture(...which: string[]) {
  const { id: ordineId } = await makeFullOrdine(app.db)
  const { id: fornitoreId } = await makeFornitore(app.db, { nome: 'Abete', tipologia: 'legno' })
  const forniture = []
  for (const name of which) {
    forniture.push(await makeOrdineFornitore(app.db, { ordineId, fornitoreId, statoId: stati.get(name) ?? null }))
  }
  return { ordineId, forniture }
}
interface Stato {
  puoEliminare: boolean | null
  motivoNonEliminabile: string | null
}
const ask = (pk: number, who = superuser) =>
  queryAs<Stato>(who, `{ ordine(pk: ${pk}) { puoEliminare motivoNonEliminabile } }`)

test('what nobody was asked for yet goes with the order, and the history says so', async () => {
  const { ordineId: pk, forniture } = await withForniture('', 'DA_FARE')
  expect(await ask(pk)).toEqual({ puoEliminare: true, motivoNonEliminabile: null })
  expect((await mutateAs(superuser, 'deleteOrdine', { pk })).errors).toEqual([])
  expect(await app.db.ordineFornitore.count({ where: { ordineId: pk } })).toBe(0)
  const oggettoPk = { in: forniture.map(({ id }) => id) }
  expect(await app.db.auditLog.findMany({ where: { oggetto: 'OrdineFornitore', oggettoPk } })).toMatchObject(
    forniture.map(() => ({ azione: 'elimina', prima: 'legno da Abete' })),
  )
})

test('what was ordered holds it: nothing is removed, nothing is told', async () => {
  const { ordineId: pk } = await withForniture('DA_FARE', 'INVIATO')
  expect(await ask(pk)).toEqual({ puoEliminare: false, motivoNonEliminabile: REASON })
  const events = await app.db.eventLog.count()
  expect((await mutateAs(superuser, 'deleteOrdine', { pk })).errors).toMatchObject([
    { code: 'CONFLICT', field: null, message: REASON },
  ])
  expect(await app.db.ordine.findUnique({ where: { id: pk }, include: { righe: true } })).toMatchObject({ id: pk })
  expect(await app.db.ordineFornitore.count({ where: { ordineId: pk } })).toBe(2)
  expect(await app.db.eventLog.count()).toBe(events)
})

test('sent while the order goes: the order stays', async () => {
  const { ordineId: pk, forniture } = await withForniture('DA_FARE')
  let remove: ReturnType<typeof mutateAs> | undefined
  await app.db.$transaction(async (tx) => {
    await tx.ordineFornitore.update({
      where: { id: forniture[0]?.id ?? 0 },
      data: { statoId: stati.get('INVIATO') ?? null },
    })
    remove = mutateAs(superuser, 'deleteOrdine', { pk })
    await expect
      .poll(
        () => app.db.$queryRaw`
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
  })
  expect((await remove)?.errors).toMatchObject([{ message: REASON }])
  expect(await app.db.ordine.count({ where: { id: pk } })).toBe(1)
})

test('only who may remove orders may, or knows whether it could', async () => {
  const { ordineId: pk } = await withForniture('INVIATO')
  const capo = await app.as('operatore.capo')
  await expect(mutateAs(capo, 'deleteOrdine', { pk })).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await ask(pk, capo)).toEqual({ puoEliminare: null, motivoNonEliminabile: null })
})
