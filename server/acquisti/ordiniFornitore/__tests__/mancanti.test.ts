import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '../../../platform/db/prisma.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeOrdine, makeTipoSerramento } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import { makeRigaOrdine } from '../../../test/ordini/factories.ts'
import { makeOrdineFornitore } from '../../../test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Mancante {
  materiale: string
}
async function mancanti(pk: number, chi = superuser): Promise<string[] | null> {
  const ordine = await queryAs<{ ordiniFornitoreMancanti: Mancante[] | null }>(
    chi,
    `{ ordine(pk: ${pk}) { ordiniFornitoreMancanti { materiale } } }`,
  )
  return ordine.ordiniFornitoreMancanti?.map(({ materiale }) => materiale) ?? null
}
async function filtrati(filtro: boolean, chi = superuser): Promise<number[]> {
  const { nodes } = await queryAs<{ nodes: { pk: number }[] }>(
    chi,
    `{ ordini(filtro: { ordiniFornitoreMancanti: ${filtro} }, ordinamento: [ID]) { nodes { pk } } }`,
  )
  return nodes.map(({ pk }) => pk)
}
async function conFinestra(conTelaio: boolean) {
  const ordine = await makeOrdine(app.db)
  await makeRigaOrdine(app.db, ordine.id, { tipoSerramentoId: (await makeTipoSerramento(app.db, { conTelaio })).id })
  return ordine
}

test('materials of the phases without a supplier order; frames only for framed windows; rows that wait', async () => {
  const telai = await conFinestra(true)
  const senza = await conFinestra(false)
  const fermo = await makeOrdine(app.db, { nonSchedulabile: true })
  expect(await mancanti(telai.id)).toEqual(['legno', 'vetro', 'telai', 'verniciatura'])
  expect(await mancanti(senza.id)).toEqual(['legno', 'vetro', 'verniciatura'])
  expect(await mancanti(fermo.id)).toEqual([])
  expect(await filtrati(true)).toEqual([telai.id, senza.id])
  expect(await filtrati(false)).toEqual([fermo.id])

  for (const tipologia of ['legno', 'vetro', 'verniciatura']) {
    await makeOrdineFornitore(app.db, { ordineId: senza.id, tipologia })
    await makeOrdineFornitore(app.db, { ordineId: telai.id, tipologia })
  }
  expect(await mancanti(telai.id)).toEqual(['telai'])
  expect(await mancanti(senza.id)).toEqual([])
  expect(await filtrati(true)).toEqual([telai.id])
  expect(await filtrati(false)).toEqual([senza.id, fermo.id])

  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: ['telai'] } })
  expect(await mancanti(telai.id)).toEqual([])
  expect(await filtrati(true)).toEqual([])
  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: [] } })

  await app.db.materiale.create({ data: { nome: 'ferramenta' } })
  const riga = { tipologia: 'ferramenta', quantita: 1 }
  await app.db.rigaOrdineFornitore.create({ data: { ordineId: fermo.id, ...riga } })
  expect(await mancanti(fermo.id)).toEqual(['ferramenta'])
  expect(await filtrati(true)).toEqual([telai.id, fermo.id])
})

test('they follow the configured phases, the frame of a type, what moves from one order to another', async () => {
  const ordine = await conFinestra(true)
  const altro = await conFinestra(false)
  await app.db.fase.create({
    data: { nome: 'ferramenta', posizione: 1, unit: 'DAYS', withFornitore: true, infiniteCapacity: true },
  })
  expect(await mancanti(altro.id)).toEqual(['legno', 'ferramenta', 'vetro', 'verniciatura'])
  await app.db.fase.update({ where: { nome: 'ferramenta' }, data: { soloConTelai: true } })
  expect(await mancanti(altro.id)).toEqual(['legno', 'vetro', 'verniciatura'])
  expect(await mancanti(ordine.id)).toContain('ferramenta')
  await app.db.fase.delete({ where: { nome: 'ferramenta' } })

  const { tipoSerramentoId } = await app.db.rigaOrdine.findFirstOrThrow({ where: { ordineId: altro.id } })
  await app.db.tipoSerramento.update({ where: { id: tipoSerramentoId }, data: { conTelaio: true } })
  expect(await mancanti(altro.id)).toContain('telai')

  const { id } = await makeOrdineFornitore(app.db, { ordineId: ordine.id, tipologia: 'legno' })
  await app.db.ordineFornitore.update({ where: { id }, data: { ordineId: altro.id } })
  expect([await mancanti(ordine.id), await mancanti(altro.id)].map((suoi) => suoi?.includes('legno'))).toEqual([
    true,
    false,
  ])
  await app.db.ordineFornitore.update({ where: { id }, data: { tipologia: 'vetro' } })
  expect(await mancanti(altro.id)).toEqual(['legno', 'telai', 'verniciatura'])
  await app.db.ordineFornitore.delete({ where: { id } })
  await app.db.rigaOrdine.deleteMany({ where: { ordineId: altro.id } })
  expect(await mancanti(altro.id)).toEqual(['legno', 'vetro', 'verniciatura'])
})

test('a change of the phases rewrites what alike orders lack, once for all of them, and touches none', async () => {
  const { id } = await conFinestra(true)
  await Promise.all(Array.from({ length: 3 }, () => conFinestra(true)))
  const ordini = () => app.db.$queryRaw`SELECT id, xmin::text, xmax::text FROM ordini ORDER BY id`
  const mancanze = () =>
    app.db.$queryRaw<{ id: number; materiali: string[]; xmin: string }[]>`
      SELECT id, materiali, xmin::text FROM mancanze ORDER BY id`
  const [prima, righe] = [await ordini(), await mancanze()]
  await app.db.fase.update({ where: { nome: 'macchine' }, data: { posizione: 40 } })
  await app.db.fase.update({ where: { nome: 'legno' }, data: { versione: 2 } })
  expect(await mancanze()).toEqual(righe)
  await app.db.fase.update({ where: { nome: 'legno' }, data: { posizione: 41 } })
  expect((await mancanti(id))?.at(-1)).toBe('legno')
  expect(await ordini()).toEqual(prima)
  expect((await mancanze()).map((riga) => riga.id)).toEqual(righe.map((riga) => riga.id))
  await app.db.fase.update({ where: { nome: 'legno' }, data: { posizione: 0 } })
})

test('a first order of its kind while the phases change: neither misses the other', async () => {
  const { id } = await conFinestra(true)
  await app.db.materiale.create({ data: { nome: 'soglie' } })
  let configura: Promise<unknown> | undefined
  await app.db.$transaction(async (tx) => {
    await tx.rigaOrdineFornitore.create({ data: { ordineId: id, tipologia: 'soglie', quantita: 1 } })
    // It waits for the row of its kind, which nobody else sees yet.
    configura = app.db.fase.update({ where: { nome: 'vetro' }, data: { withFornitore: false } })
    configura.catch(() => {})
    await expect.poll(() => inAttesa(tx)).toBe(1)
  })
  await configura
  expect(await mancanti(id)).toEqual(['legno', 'telai', 'verniciatura', 'soglie'])
  await app.db.fase.update({ where: { nome: 'vetro' }, data: { withFornitore: true } })
  expect(await mancanti(id)).toEqual(['legno', 'vetro', 'telai', 'verniciatura', 'soglie'])
})

/** Who waits for the table of the phases. */
async function inAttesa(tx: Tx): Promise<number> {
  const [riga] = await tx.$queryRaw<[{ quanti: number }]>`
    SELECT count(*)::int AS quanti FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.relation = 'fasi'::regclass AND NOT l.granted`
  return riga.quanti
}

test('two who order for one order at once: both count', async () => {
  const { id } = await conFinestra(true)
  const tutte = ['legno', 'vetro', 'telai', 'verniciatura']
  await Promise.all(tutte.map((tipologia) => makeOrdineFornitore(app.db, { ordineId: id, tipologia })))
  expect(await mancanti(id)).toEqual([])
})

test('withheld from app accounts, in the field and in the filter', async () => {
  const chi = await app.as('app')
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: chi.user?.id ?? 0 } })
  const { clienteId, id } = await conFinestra(true)
  await app.db.cliente.update({ where: { id: clienteId }, data: { appAccounts: { connect: { id: account.id } } } })
  expect(await mancanti(id, chi)).toBe(null)
  expect(await filtrati(true, chi)).toEqual([id])
  expect(await filtrati(false, chi)).toEqual([id])
})

test('supplier orders: rows by right, costs only for users who administer orders', async () => {
  const fatto = await makeOrdineFornitore(app.db, { costoMateriale: 12.5 })
  const campi = `{ ordineFornitore(pk: ${fatto.id}) { pk costoMateriale statoNome ordine { numeroCommessa } } }`
  expect(await queryAs(superuser, campi)).toMatchObject({ costoMateriale: 12.5, statoNome: '' })
  expect(await queryAs(await app.as('operatore.capo'), campi)).toMatchObject({ costoMateriale: null })
  await expect(queryAs(await app.as('agente'), campi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
