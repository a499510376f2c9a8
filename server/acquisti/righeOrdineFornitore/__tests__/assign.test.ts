import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs } from '#server-test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let vetraio: number
let statoId: number

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  vetraio = (await makeFornitore(app.db, { tipologia: 'vetro', isDefault: true })).id
  statoId = (await app.db.valoreStato.create({ data: { contesto: 'ORDINE_FORNITORE', nome: 'DA_FARE' } })).id
})
afterAll(() => app.close())

const genera = (righe: number[], who = superuser) =>
  mutateAs<{ ordiniFornitore: number[] | null }>(who, 'generateOrdiniFornitore', { rigaPks: righe }, 'ordiniFornitore')
const move = (righe: number[], ordineFornitore: number) =>
  mutateAs(superuser, 'moveRigheOrdineFornitore', { pks: righe, ordineFornitorePk: ordineFornitore })
const reset = (righe: number[]) => mutateAs(superuser, 'resetRigheOrdineFornitore', { pks: righe })
const assigned = async (ordineId: number) => {
  const righe = await app.db.rigaOrdineFornitore.findMany({ where: { ordineId }, orderBy: { id: 'asc' } })
  return righe.map(({ ordineFornitoreId }) => ordineFornitoreId)
}
const done = (ordineId: number) =>
  app.db.ordineFornitore.findMany({ where: { ordineId }, include: { storicoStati: true }, orderBy: { id: 'asc' } })

describe('generateOrdiniFornitore', () => {
  test('one for each order, type and supplier, the row’s or the default; to be done, inserted now', async () => {
    const other = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
    const { id: ordineId } = await makeOrdine(app.db)
    const { id: second } = await makeOrdine(app.db)
    const righe = [
      await makeRigaFornitore(app.db, { ordineId }),
      await makeRigaFornitore(app.db, { ordineId, fornitoreId: vetraio }),
      await makeRigaFornitore(app.db, { ordineId, fornitoreId: other }),
      await makeRigaFornitore(app.db, { ordineId: second }),
    ].map(({ id }) => id)
    const inizio = Date.now()
    const { errors, ordiniFornitore } = await genera(righe)
    expect({ errors, quanti: ordiniFornitore?.length }).toEqual({ errors: [], quanti: 3 })
    const [first, ofOther] = await done(ordineId)
    expect([first, ofOther]).toMatchObject([
      { tipologia: 'vetro', fornitoreId: vetraio, statoId, storicoStati: [{ stato: 'DA_FARE' }] },
      { tipologia: 'vetro', fornitoreId: other, statoId },
    ])
    expect(Math.abs((first?.dataInserimento.getTime() ?? 0) - inizio)).toBeLessThan(60_000)
    expect(await assigned(ordineId)).toEqual([first?.id, first?.id, ofOther?.id])
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: righe[0] } })).toMatchObject({
      fornitoreId: vetraio,
      versione: 2,
    })
    expect(await assigned(second)).toEqual([ordiniFornitore?.[2]])
    const history = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: ordineId } })
    expect(history.map(({ azione }) => azione).sort()).toEqual([
      ...Array(2).fill('creaFornitura'),
      ...Array(3).fill('generaOrdineFornitore'),
    ])
    const events = await app.db.eventLog.findMany({ where: { topic: 'ordine' }, orderBy: { id: 'desc' }, take: 2 })
    expect(events.map(({ payload }) => (payload as { pk: number }).pk).sort()).toEqual([ordineId, second].sort())
  })

  test('one already assigned, or without any supplier, refuses all and is named', async () => {
    await app.db.materiale.create({ data: { nome: 'maniglie' } })
    const { id: ordineId } = await makeOrdine(app.db)
    const free = await makeRigaFornitore(app.db, { ordineId })
    const orphan = await makeRigaFornitore(app.db, { ordineId, tipologia: 'maniglie', codice: 'M7' })
    expect((await genera([free.id, orphan.id])).errors).toEqual([
      {
        code: 'INVALID',
        field: 'rigaPks',
        message: `Senza fornitore, e la tipologia non ne ha uno predefinito: n. ${orphan.id} (maniglie M7 × 10).`,
      },
    ])
    await genera([free.id])
    const other = await makeRigaFornitore(app.db, { ordineId })
    expect((await genera([other.id, free.id])).errors).toMatchObject([
      { code: 'CONFLICT', message: `Già in un ordine a fornitore: n. ${free.id} (vetro V1 × 10).` },
    ])
    expect(await done(ordineId)).toHaveLength(1)
  })

  test('twice in the same moment makes one', async () => {
    const { id, ordineId } = await makeRigaFornitore(app.db)
    const outcomes = await Promise.all([genera([id]), genera([id]), genera([id])])
    expect(outcomes.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await done(ordineId)).toHaveLength(1)
  })

  test.each(['staff', 'agente', 'operatore.capo'] as const)('refuses %s', async (who) => {
    const { id, ordineId } = await makeRigaFornitore(app.db)
    await expect(genera([id], await app.as(who))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await done(ordineId)).toEqual([])
  })
})

describe('move, reset', () => {
  test('into a supplier order of the same order, type and supplier, from another one too; then out of it', async () => {
    const direction = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio })
    const { ordineId } = direction
    const other = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio, ordineId })
    const free = await makeRigaFornitore(app.db, { ordineId })
    const fromOther = await makeRigaFornitore(app.db, { ordineId, fornitoreId: vetraio, ordineFornitoreId: other.id })
    expect(await move([free.id, fromOther.id], direction.id)).toMatchObject({ errors: [] })
    expect(await assigned(ordineId)).toEqual([direction.id, direction.id])
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: free.id } })).toMatchObject({
      fornitoreId: vetraio,
    })
    expect(await reset([free.id, fromOther.id])).toMatchObject({ errors: [] })
    expect(await assigned(ordineId)).toEqual([null, null])
    // Those that wait already stay as they are.
    expect(await reset([free.id])).toMatchObject({ errors: [] })
    const history = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordineId, campo: `righeFornitore[${fromOther.id}]` },
      orderBy: { id: 'asc' },
    })
    expect(history.map(({ azione, prima, dopo }) => [azione, prima, dopo])).toEqual([
      ['spostaRigaFornitore', `n. ${other.id}`, `n. ${direction.id}`],
      ['staccaRigaFornitore', `n. ${direction.id}`, null],
    ])
  })

  test('what does not belong there refuses all, each with its reason', async () => {
    const direction = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio })
    const { ordineId } = direction
    const other = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
    const good = await makeRigaFornitore(app.db, { ordineId })
    const wrong = [
      [await makeRigaFornitore(app.db), 'è di un’altra commessa'],
      [await makeRigaFornitore(app.db, { ordineId, tipologia: 'legno' }), 'non è di tipologia vetro'],
      [await makeRigaFornitore(app.db, { ordineId, fornitoreId: other }), 'è di un altro fornitore'],
    ] as const
    for (const [{ id }, why] of wrong) {
      expect((await move([good.id, id], direction.id)).errors).toMatchObject([
        { field: 'pks', message: expect.stringMatching(new RegExp(`^La riga ${id} .* ${why}\\.$`)) },
      ])
    }
    expect((await move([good.id], 999_999)).errors).toMatchObject([{ field: 'ordineFornitorePk' }])
    expect(await assigned(ordineId)).toEqual([null, null, null])
  })
})
