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
  const nomi = ['DA_FARE', 'INVIATO', 'ARRIVATO']
  await app.db.valoreStato.createMany({
    data: nomi.map((nome, ordine) => ({ contesto: 'ORDINE_FORNITORE' as const, nome, ordine })),
    skipDuplicates: true,
  })
  const righe = await app.db.valoreStato.findMany({ where: { contesto: 'ORDINE_FORNITORE' } })
  stati = new Map(righe.map(({ nome, id }) => [nome, id]))
})
afterAll(() => app.close())

const MOTIVO =
  'L’ordine ha 1 ordine a fornitore già avviato (legno da Abete – INVIATO): finché c’è non può essere eliminato.'

async function conForniture(...quali: string[]) {
  const { id: ordineId } = await makeFullOrdine(app.db)
  const { id: fornitoreId } = await makeFornitore(app.db, { nome: 'Abete', tipologia: 'legno' })
  const forniture = []
  for (const nome of quali) {
    forniture.push(await makeOrdineFornitore(app.db, { ordineId, fornitoreId, statoId: stati.get(nome) ?? null }))
  }
  return { ordineId, forniture }
}
interface Stato {
  puoEliminare: boolean | null
  motivoNonEliminabile: string | null
}
const chiedi = (pk: number, chi = superuser) =>
  queryAs<Stato>(chi, `{ ordine(pk: ${pk}) { puoEliminare motivoNonEliminabile } }`)

test('what nobody was asked for yet goes with the order, and the history says so', async () => {
  const { ordineId: pk, forniture } = await conForniture('', 'DA_FARE')
  expect(await chiedi(pk)).toEqual({ puoEliminare: true, motivoNonEliminabile: null })
  expect((await mutateAs(superuser, 'deleteOrdine', { pk })).errors).toEqual([])
  expect(await app.db.ordineFornitore.count({ where: { ordineId: pk } })).toBe(0)
  const oggettoPk = { in: forniture.map(({ id }) => id) }
  expect(await app.db.auditLog.findMany({ where: { oggetto: 'OrdineFornitore', oggettoPk } })).toMatchObject(
    forniture.map(() => ({ azione: 'elimina', prima: 'legno da Abete' })),
  )
})

test('what was ordered holds it: nothing is removed, nothing is told', async () => {
  const { ordineId: pk } = await conForniture('DA_FARE', 'INVIATO')
  expect(await chiedi(pk)).toEqual({ puoEliminare: false, motivoNonEliminabile: MOTIVO })
  const eventi = await app.db.eventLog.count()
  expect((await mutateAs(superuser, 'deleteOrdine', { pk })).errors).toMatchObject([
    { code: 'CONFLICT', field: null, message: MOTIVO },
  ])
  expect(await app.db.ordine.findUnique({ where: { id: pk }, include: { righe: true } })).toMatchObject({ id: pk })
  expect(await app.db.ordineFornitore.count({ where: { ordineId: pk } })).toBe(2)
  expect(await app.db.eventLog.count()).toBe(eventi)
})

test('sent while the order goes: the order stays', async () => {
  const { ordineId: pk, forniture } = await conForniture('DA_FARE')
  let elimina: ReturnType<typeof mutateAs> | undefined
  await app.db.$transaction(async (tx) => {
    await tx.ordineFornitore.update({
      where: { id: forniture[0]?.id ?? 0 },
      data: { statoId: stati.get('INVIATO') ?? null },
    })
    elimina = mutateAs(superuser, 'deleteOrdine', { pk })
    await expect
      .poll(
        () => app.db.$queryRaw`
          SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
      )
      .toHaveLength(1)
  })
  expect((await elimina)?.errors).toMatchObject([{ message: MOTIVO }])
  expect(await app.db.ordine.count({ where: { id: pk } })).toBe(1)
})

test('only who may remove orders may, or knows whether it could', async () => {
  const { ordineId: pk } = await conForniture('INVIATO')
  const capo = await app.as('operatore.capo')
  await expect(mutateAs(capo, 'deleteOrdine', { pk })).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  expect(await chiedi(pk, capo)).toEqual({ puoEliminare: null, motivoNonEliminabile: null })
})
