import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine } from '../../../test/factories.ts'
import { mutateAs } from '../../../test/ordini/ask.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '../../../test/personaleFactories.ts'

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

const genera = (righe: number[], chi = superuser) =>
  mutateAs<{ ordiniFornitore: number[] | null }>(chi, 'generaOrdiniFornitore', { righe }, 'ordiniFornitore')
const sposta = (righe: number[], ordineFornitore: number) =>
  mutateAs(superuser, 'spostaRigheOrdineFornitore', { righe, ordineFornitore })
const reset = (righe: number[]) => mutateAs(superuser, 'resetRigheOrdineFornitore', { righe })
const assegnate = async (ordineId: number) => {
  const righe = await app.db.rigaOrdineFornitore.findMany({ where: { ordineId }, orderBy: { id: 'asc' } })
  return righe.map(({ ordineFornitoreId }) => ordineFornitoreId)
}
const fatti = (ordineId: number) =>
  app.db.ordineFornitore.findMany({ where: { ordineId }, include: { storicoStati: true }, orderBy: { id: 'asc' } })

describe('generaOrdiniFornitore', () => {
  test('one for each order, type and supplier, the row’s or the default; to be done, inserted now', async () => {
    const altro = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
    const { id: ordineId } = await makeOrdine(app.db)
    const { id: secondo } = await makeOrdine(app.db)
    const righe = [
      await makeRigaFornitore(app.db, { ordineId }),
      await makeRigaFornitore(app.db, { ordineId, fornitoreId: vetraio }),
      await makeRigaFornitore(app.db, { ordineId, fornitoreId: altro }),
      await makeRigaFornitore(app.db, { ordineId: secondo }),
    ].map(({ id }) => id)
    const inizio = Date.now()
    const { errors, ordiniFornitore } = await genera(righe)
    expect({ errors, quanti: ordiniFornitore?.length }).toEqual({ errors: [], quanti: 3 })
    const [primo, diAltro] = await fatti(ordineId)
    expect([primo, diAltro]).toMatchObject([
      { tipologia: 'vetro', fornitoreId: vetraio, statoId, storicoStati: [{ stato: 'DA_FARE' }] },
      { tipologia: 'vetro', fornitoreId: altro, statoId },
    ])
    expect(Math.abs((primo?.dataInserimento.getTime() ?? 0) - inizio)).toBeLessThan(60_000)
    expect(await assegnate(ordineId)).toEqual([primo?.id, primo?.id, diAltro?.id])
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: righe[0] } })).toMatchObject({
      fornitoreId: vetraio,
      versione: 2,
    })
    expect(await assegnate(secondo)).toEqual([ordiniFornitore?.[2]])
    const storia = await app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk: ordineId } })
    expect(storia.map(({ azione }) => azione).sort()).toEqual([
      ...Array(2).fill('creaFornitura'),
      ...Array(3).fill('generaOrdineFornitore'),
    ])
    const eventi = await app.db.eventLog.findMany({ where: { topic: 'ordine' }, orderBy: { id: 'desc' }, take: 2 })
    expect(eventi.map(({ payload }) => (payload as { pk: number }).pk).sort()).toEqual([ordineId, secondo].sort())
  })

  test('one already assigned, or without any supplier, refuses all and is named', async () => {
    await app.db.materiale.create({ data: { nome: 'maniglie' } })
    const { id: ordineId } = await makeOrdine(app.db)
    const libera = await makeRigaFornitore(app.db, { ordineId })
    const orfana = await makeRigaFornitore(app.db, { ordineId, tipologia: 'maniglie', codice: 'M7' })
    expect((await genera([libera.id, orfana.id])).errors).toEqual([
      {
        code: 'INVALID',
        field: 'righe',
        message: `Senza fornitore, e la tipologia non ne ha uno predefinito: n. ${orfana.id} (maniglie M7 × 10).`,
      },
    ])
    await genera([libera.id])
    const altra = await makeRigaFornitore(app.db, { ordineId })
    expect((await genera([altra.id, libera.id])).errors).toMatchObject([
      { code: 'CONFLICT', message: `Già in un ordine a fornitore: n. ${libera.id} (vetro V1 × 10).` },
    ])
    expect(await fatti(ordineId)).toHaveLength(1)
  })

  test('twice in the same moment makes one', async () => {
    const { id, ordineId } = await makeRigaFornitore(app.db)
    const esiti = await Promise.all([genera([id]), genera([id]), genera([id])])
    expect(esiti.filter(({ errors }) => errors.length === 0)).toHaveLength(1)
    expect(await fatti(ordineId)).toHaveLength(1)
  })

  test.each(['staff', 'agente', 'operatore.capo'] as const)('refuses %s', async (chi) => {
    const { id, ordineId } = await makeRigaFornitore(app.db)
    await expect(genera([id], await app.as(chi))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    expect(await fatti(ordineId)).toEqual([])
  })
})

describe('sposta, reset', () => {
  test('into a supplier order of the same order, type and supplier, from another one too; then out of it', async () => {
    const verso = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio })
    const { ordineId } = verso
    const altro = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio, ordineId })
    const libera = await makeRigaFornitore(app.db, { ordineId })
    const daAltro = await makeRigaFornitore(app.db, { ordineId, fornitoreId: vetraio, ordineFornitoreId: altro.id })
    expect(await sposta([libera.id, daAltro.id], verso.id)).toMatchObject({ errors: [] })
    expect(await assegnate(ordineId)).toEqual([verso.id, verso.id])
    expect(await app.db.rigaOrdineFornitore.findUnique({ where: { id: libera.id } })).toMatchObject({
      fornitoreId: vetraio,
    })
    expect(await reset([libera.id, daAltro.id])).toMatchObject({ errors: [] })
    expect(await assegnate(ordineId)).toEqual([null, null])
    // Those that wait already stay as they are.
    expect(await reset([libera.id])).toMatchObject({ errors: [] })
    const storia = await app.db.auditLog.findMany({
      where: { oggetto: 'Ordine', oggettoPk: ordineId, campo: `righeFornitore[${daAltro.id}]` },
      orderBy: { id: 'asc' },
    })
    expect(storia.map(({ azione, prima, dopo }) => [azione, prima, dopo])).toEqual([
      ['spostaRigaFornitore', `n. ${altro.id}`, `n. ${verso.id}`],
      ['staccaRigaFornitore', `n. ${verso.id}`, null],
    ])
  })

  test('what does not belong there refuses all, each with its reason', async () => {
    const verso = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio })
    const { ordineId } = verso
    const altro = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
    const buona = await makeRigaFornitore(app.db, { ordineId })
    const sbagliate = [
      [await makeRigaFornitore(app.db), 'è di un’altra commessa'],
      [await makeRigaFornitore(app.db, { ordineId, tipologia: 'legno' }), 'non è di tipologia vetro'],
      [await makeRigaFornitore(app.db, { ordineId, fornitoreId: altro }), 'è di un altro fornitore'],
    ] as const
    for (const [{ id }, perche] of sbagliate) {
      expect((await sposta([buona.id, id], verso.id)).errors).toMatchObject([
        { field: 'righe', message: expect.stringMatching(new RegExp(`^La riga ${id} .* ${perche}\\.$`)) },
      ])
    }
    expect((await sposta([buona.id], 999_999)).errors).toMatchObject([{ field: 'ordineFornitore' }])
    expect(await assegnate(ordineId)).toEqual([null, null, null])
  })
})
