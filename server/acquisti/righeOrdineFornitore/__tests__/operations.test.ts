import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine } from '#server-test/factories.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeFornitore, makeOrdineFornitore, makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client
let vetraio: number

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  vetraio = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
})
afterAll(() => app.close())

const READ = 'riga { pk quantita versione ordineFornitorePk }'
interface Read {
  riga: { pk: number; quantita: number; versione: number; ordineFornitorePk: number | null }
}
const write = (name: string, input: object, fields = '', who = superuser) =>
  mutateAs<Read>(who, `${name}RigaOrdineFornitore`, input, fields)
const find = (id: number) => app.db.rigaOrdineFornitore.findUnique({ where: { id } })
const righeOf = (ordineId: number) =>
  app.db.rigaOrdineFornitore.findMany({ where: { ordineId }, orderBy: { id: 'asc' } })
const history = (oggettoPk: number) =>
  app.db.auditLog.findMany({ where: { oggetto: 'Ordine', oggettoPk }, orderBy: { id: 'asc' } })
const lastEvento = () => app.db.eventLog.findFirst({ orderBy: { id: 'desc' } })

describe('createRigaOrdineFornitore', () => {
  test('adds a waiting row, with its history and the event of the order; the order now lacks a supplier order', async () => {
    await app.db.materiale.create({ data: { nome: 'soglie' } })
    const fornitore = (await makeFornitore(app.db, { tipologia: 'soglie' })).id
    const { id: ordine } = await makeOrdine(app.db, { nonSchedulabile: true })
    const rigaOrdine = (await makeRigaOrdine(app.db, ordine)).id
    const data = {
      ordinePk: ordine,
      tipologia: 'soglie',
      fornitorePk: fornitore,
      quantita: 2.5,
      um: 'm',
      rigaOrdinePk: rigaOrdine,
      extraFields: { RAL: 9010 },
    }
    const { riga, errors } = await write('create', data, READ)
    expect({ riga, errors }).toMatchObject({ errors: [], riga: { quantita: 2.5, ordineFornitorePk: null } })
    expect(await find(riga.pk)).toMatchObject({
      ordineId: ordine,
      fornitoreId: fornitore,
      rigaOrdineId: rigaOrdine,
      um: 'm',
      extraFields: { RAL: '9010' },
    })
    expect(await history(ordine)).toMatchObject([
      { azione: 'aggiungeRigaFornitore', campo: `righeFornitore[${riga.pk}]`, dopo: 'soglie × 2,5 m' },
    ])
    expect(await lastEvento()).toMatchObject({ topic: 'ordine', payload: { pk: ordine } })
    const missing = `{ ordine(pk: ${ordine}) { ordiniFornitoreMancanti { materiale } } }`
    const read = () => queryAs<{ ordiniFornitoreMancanti: unknown }>(superuser, missing)
    expect(await read()).toEqual({ ordiniFornitoreMancanti: [{ materiale: 'soglie' }] })
    await mutateAs(superuser, 'generateOrdiniFornitore', { rigaPks: [riga.pk] })
    expect(await read()).toEqual({ ordiniFornitoreMancanti: [] })
    await mutateAs(superuser, 'resetRigheOrdineFornitore', { pks: [riga.pk] })
    expect(await read()).toEqual({ ordiniFornitoreMancanti: [{ materiale: 'soglie' }] })
  })

  test('refuses what does not belong together, each on its field, and adds nothing', async () => {
    const { id: ordine } = await makeOrdine(app.db)
    const foreign = (await makeRigaOrdine(app.db, (await makeOrdine(app.db)).id)).id
    const good = { ordinePk: ordine, tipologia: 'vetro', fornitorePk: vetraio, quantita: 1 }
    for (const [field, different] of [
      ['tipologia', { tipologia: 'mai vista' }],
      ['fornitorePk', { tipologia: 'legno' }],
      ['fornitorePk', { fornitorePk: 999_999 }],
      ['rigaOrdinePk', { rigaOrdinePk: foreign }],
      ['quantita', { quantita: 0 }],
      ['extraFields', { extraFields: ['x'] }],
    ] as const) {
      expect((await write('create', { ...good, ...different })).errors, field).toMatchObject([{ field: field }])
    }
    await expect(write('create', { ...good, ordinePk: 999_999 })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    expect(await righeOf(ordine)).toEqual([])
  })

  test.each(['staff', 'agente', 'operatore.capo', 'fornitore', 'app'] as const)('refuses %s', async (who) => {
    const { id: ordine } = await makeOrdine(app.db)
    const data = { ordinePk: ordine, tipologia: 'vetro', fornitorePk: vetraio, quantita: 1 }
    await expect(write('create', data, '', await app.as(who))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await righeOf(ordine)).toEqual([])
  })
})

describe('updateRigaOrdineFornitore', () => {
  test('changes what is sent and says field by field what was; the same again writes nothing', async () => {
    const { id: pk, ordineId } = await makeRigaFornitore(app.db, { fornitoreId: vetraio, extraFields: { RAL: '1' } })
    const data = { pk, versione: 1, quantita: 4, misure: '1x2', extraFields: { RAL: '2' } }
    expect(await write('update', data, READ)).toMatchObject({ errors: [], riga: { quantita: 4, versione: 2 } })
    expect(await find(pk)).toMatchObject({ codice: 'V1', misure: '1x2', extraFields: { RAL: '2' } })
    expect((await history(ordineId)).map(({ campo, prima, dopo }) => [campo, prima, dopo]).sort()).toEqual([
      [`righeFornitore[${pk}].extraFields`, 'RAL: 1', 'RAL: 2'],
      [`righeFornitore[${pk}].misure`, '', '1x2'],
      [`righeFornitore[${pk}].quantita`, '10', '4'],
    ])
    expect(await write('update', { ...data, versione: 1 }, READ)).toMatchObject({ riga: { versione: 2 } })
    await expect(write('update', { pk, versione: 1, quantita: 5 })).rejects.toMatchObject({
      extensions: { code: 'CONFLICT', campi: { quantita: 4 }, versione: 2 },
    })
    expect((await find(pk))?.quantita.toNumber()).toBe(4)
  })

  test('while a supplier order has it, it stays of that type and supplier; the rest may change', async () => {
    const other = (await makeFornitore(app.db, { tipologia: 'vetro' })).id
    const ordine = await makeOrdineFornitore(app.db, { tipologia: 'vetro', fornitoreId: vetraio })
    const data = { ordineId: ordine.ordineId, ordineFornitoreId: ordine.id, fornitoreId: vetraio }
    const { id: pk } = await makeRigaFornitore(app.db, data)
    expect((await write('update', { pk, fornitorePk: other })).errors).toEqual([
      {
        code: 'CONFLICT',
        field: 'fornitorePk',
        message: `La riga è nell’ordine a fornitore n. ${ordine.id}: prima va staccata.`,
      },
    ])
    expect(await write('update', { pk, codice: 'V9' })).toMatchObject({ errors: [] })
    expect(await find(pk)).toMatchObject({ fornitoreId: vetraio, codice: 'V9' })
  })

  test('a row of an import without a supplier gets one before anything else; a missing row; who only reads', async () => {
    const { id: pk, ordineId } = await makeRigaFornitore(app.db)
    expect((await write('update', { pk, codice: 'V9' })).errors).toMatchObject([{ field: 'fornitorePk' }])
    expect(await write('update', { pk, codice: 'V9', fornitorePk: vetraio })).toMatchObject({ errors: [] })
    const { nome } = await app.db.fornitore.findUniqueOrThrow({ where: { id: vetraio } })
    expect(await history(ordineId)).toContainEqual(
      expect.objectContaining({ campo: `righeFornitore[${pk}].fornitore`, prima: null, dopo: nome }),
    )
    await expect(write('update', { pk: 999_999, codice: 'x' })).rejects.toMatchObject({
      extensions: { code: 'NOT_FOUND' },
    })
    await expect(write('update', { pk, codice: 'x' }, '', await app.as('operatore.capo'))).rejects.toMatchObject({
      extensions: { code: 'FORBIDDEN' },
    })
    expect(await find(pk)).toMatchObject({ codice: 'V9' })
  })
})

describe('splitRigaOrdineFornitore', () => {
  test('the row keeps the first part, the others are like it and stay in its supplier order', async () => {
    const { id: ordineFornitoreId, ordineId } = await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
    const { id: pk } = await makeRigaFornitore(app.db, { ordineId, ordineFornitoreId, extraFields: { a: '1' } })
    expect(await write('split', { pk, quantita: [5.5, 4.25, 0.25] }, 'righe { pk }')).toMatchObject({
      errors: [],
      righe: [{ pk }, {}, {}],
    })
    const righe = await righeOf(ordineId)
    expect(righe.map(({ quantita }) => quantita.toNumber())).toEqual([5.5, 4.25, 0.25])
    expect(righe.every((riga) => riga.ordineFornitoreId === ordineFornitoreId && riga.codice === 'V1')).toBe(true)
    expect(await history(ordineId)).toMatchObject([{ azione: 'divideRigaFornitore', dopo: '5,5 + 4,25 + 0,25' }])
  })

  test('refuses parts that are not the whole; two at once: the second finds another quantity', async () => {
    const { id: pk, ordineId } = await makeRigaFornitore(app.db, { quantita: 3 })
    expect((await write('split', { pk, quantita: [1, 1] })).errors).toEqual([
      { code: 'INVALID', field: 'quantita', message: 'La somma delle quantità deve essere 3.' },
    ])
    expect((await write('split', { pk, quantita: [3] })).errors).toMatchObject([{ field: 'quantita' }])
    expect(await righeOf(ordineId)).toHaveLength(1)
    const outcomes = await Promise.all([1, 2].map(() => write('split', { pk, quantita: [1, 2] })))
    expect(outcomes.flatMap(({ errors }) => errors)).toHaveLength(1)
    expect((await righeOf(ordineId)).map(({ quantita }) => quantita.toNumber())).toEqual([1, 2])
  })
})

describe('merge, duplicate', () => {
  test('what was split is one again, with its quantity', async () => {
    const { id: pk, ordineId } = await makeRigaFornitore(app.db, { quantita: 0.3 })
    await write('split', { pk, quantita: [0.1, 0.2] })
    const righe = (await righeOf(ordineId)).map(({ id }) => id)
    expect(await mutateAs(superuser, 'mergeRigheOrdineFornitore', { pks: righe }, READ)).toMatchObject({
      errors: [],
      riga: { pk, quantita: 0.3 },
    })
    expect(await righeOf(ordineId)).toHaveLength(1)
  })

  test('rows that differ are refused with what they differ in; the same row twice is one', async () => {
    const { id: one, ordineId } = await makeRigaFornitore(app.db)
    const { id: due } = await makeRigaFornitore(app.db, { ordineId, codice: 'V2' })
    expect((await mutateAs(superuser, 'mergeRigheOrdineFornitore', { pks: [one, due] })).errors).toMatchObject([
      { field: 'pks', message: expect.stringContaining('diversi: codice.') },
    ])
    expect((await mutateAs(superuser, 'mergeRigheOrdineFornitore', { pks: [one, one] })).errors).toHaveLength(1)
    expect(await righeOf(ordineId)).toHaveLength(2)
  })

  test('a duplicate waits, whatever has the row', async () => {
    const { id: ordineFornitoreId, ordineId } = await makeOrdineFornitore(app.db, { tipologia: 'vetro' })
    const { id: pk } = await makeRigaFornitore(app.db, { ordineId, ordineFornitoreId })
    expect(await write('duplicate', { pk }, READ)).toMatchObject({
      errors: [],
      riga: { quantita: 10, versione: 1, ordineFornitorePk: null },
    })
    expect(await righeOf(ordineId)).toHaveLength(2)
  })
})

describe('delete', () => {
  test('several, all or none; one, once', async () => {
    const { id: one, ordineId } = await makeRigaFornitore(app.db)
    const { id: due } = await makeRigaFornitore(app.db, { ordineId })
    const names = (righe: number[]) => mutateAs(superuser, 'deleteRigheOrdineFornitore', { pks: righe })
    expect((await names([one, 999_999])).errors).toMatchObject([{ field: 'pks' }])
    expect((await names([])).errors).toMatchObject([{ field: 'pks', message: 'Scegli almeno una riga.' }])
    expect(await righeOf(ordineId)).toHaveLength(2)
    expect(await names([one])).toMatchObject({ errors: [] })
    expect(await write('delete', { pk: due }, 'deletedId')).toMatchObject({ errors: [] })
    expect(await righeOf(ordineId)).toEqual([])
    expect((await history(ordineId)).map(({ azione }) => azione)).toEqual(['togliRigaFornitore', 'togliRigaFornitore'])
    await expect(write('delete', { pk: due })).rejects.toMatchObject({ extensions: { code: 'NOT_FOUND' } })
  })

  test('refuses who only reads', async () => {
    const { id } = await makeRigaFornitore(app.db)
    const capo = await app.as('operatore.capo')
    for (const name of ['delete', 'reset', 'merge'])
      await expect(mutateAs(capo, `${name}RigheOrdineFornitore`, { pks: [id] })).rejects.toMatchObject({
        extensions: { code: 'FORBIDDEN' },
      })
    expect(await find(id)).not.toBeNull()
  })
})

test('the history of an order shows its rows to users who see supplier orders, not to its agent', async () => {
  const agente = await app.as('agente')
  const { id: agenteId } = await app.db.agente.findUniqueOrThrow({ where: { userId: agente.user?.id } })
  const { id: pk } = await makeOrdine(app.db, { agenteId })
  await write('create', { ordinePk: pk, tipologia: 'vetro', fornitorePk: vetraio, quantita: 1 })
  const [riga] = await righeOf(pk)
  await write('update', { pk: riga?.id, quantita: 2 })
  const items = (who: Client, field: string | null = null) =>
    queryAs<object[]>(
      who,
      'query ($pk: Int!, $filtro: FiltroStorico) { storicoOrdine(pk: $pk, filtro: $filtro) { azione campo } }',
      { pk, filtro: { campo: field } },
    )
  const n = `Riga a fornitore ${riga?.id}`
  const edited = { azione: 'Riga a fornitore modificata', campo: `${n} · Quantità` }
  expect(await items(superuser)).toEqual([edited, { azione: 'Riga a fornitore aggiunta', campo: n }])
  expect(await items(superuser, 'quantita')).toEqual([edited])
  expect(await items(superuser, 'righeFornitore')).toHaveLength(1)
  expect(await items(agente)).toEqual([])
})
