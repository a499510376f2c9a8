import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Tx } from '#platform/db/prisma.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeTipoSerramento } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeRigaOrdine } from '#server-test/ordini/factories.ts'
import { makeOrdineFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
let superuser: Client

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
afterAll(() => app.close())

interface Missing {
  materiale: string
}
async function missing(pk: number, who = superuser): Promise<string[] | null> {
  const ordine = await queryAs<{ ordiniFornitoreMancanti: Missing[] | null }>(
    who,
    `{ ordine(pk: ${pk}) { ordiniFornitoreMancanti { materiale } } }`,
  )
  return ordine.ordiniFornitoreMancanti?.map(({ materiale }) => materiale) ?? null
}
async function filtered(filter: boolean, who = superuser): Promise<number[]> {
  const { nodes } = await queryAs<{ nodes: { pk: number }[] }>(
    who,
    `{ ordini(filtro: { ordiniFornitoreMancanti: ${filter} }, ordinamento: [ID]) { nodes { pk } } }`,
  )
  return nodes.map(({ pk }) => pk)
}
async function withWindow(conTelaio: boolean) {
  const ordine = await makeOrdine(app.db)
  await makeRigaOrdine(app.db, ordine.id, { tipoSerramentoId: (await makeTipoSerramento(app.db, { conTelaio })).id })
  return ordine
}

test('materials of the phases without a supplier order; frames only for framed windows; rows that wait', async () => {
  const telai = await withWindow(true)
  const senza = await withWindow(false)
  const standing = await makeOrdine(app.db, { nonSchedulabile: true })
  expect(await missing(telai.id)).toEqual(['legno', 'vetro', 'telai', 'verniciatura'])
  expect(await missing(senza.id)).toEqual(['legno', 'vetro', 'verniciatura'])
  expect(await missing(standing.id)).toEqual([])
  expect(await filtered(true)).toEqual([telai.id, senza.id])
  expect(await filtered(false)).toEqual([standing.id])

  for (const tipologia of ['legno', 'vetro', 'verniciatura']) {
    await makeOrdineFornitore(app.db, { ordineId: senza.id, tipologia })
    await makeOrdineFornitore(app.db, { ordineId: telai.id, tipologia })
  }
  expect(await missing(telai.id)).toEqual(['telai'])
  expect(await missing(senza.id)).toEqual([])
  expect(await filtered(true)).toEqual([telai.id])
  expect(await filtered(false)).toEqual([senza.id, standing.id])

  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: ['telai'] } })
  expect(await missing(telai.id)).toEqual([])
  expect(await filtered(true)).toEqual([])
  await app.db.ordine.update({ where: { id: telai.id }, data: { fasiSpente: [] } })

  await app.db.materiale.create({ data: { nome: 'ferramenta' } })
  const riga = { tipologia: 'ferramenta', quantita: 1 }
  await app.db.rigaOrdineFornitore.create({ data: { ordineId: standing.id, ...riga } })
  expect(await missing(standing.id)).toEqual(['ferramenta'])
  expect(await filtered(true)).toEqual([telai.id, standing.id])
})

test('they follow the configured phases, the frame of a type, what moves from one order to another', async () => {
  const ordine = await withWindow(true)
  const other = await withWindow(false)
  await app.db.fase.create({
    data: { nome: 'ferramenta', posizione: 1, unit: 'DAYS', withFornitore: true, infiniteCapacity: true },
  })
  expect(await missing(other.id)).toEqual(['legno', 'ferramenta', 'vetro', 'verniciatura'])
  await app.db.fase.update({ where: { nome: 'ferramenta' }, data: { soloConTelai: true } })
  expect(await missing(other.id)).toEqual(['legno', 'vetro', 'verniciatura'])
  expect(await missing(ordine.id)).toContain('ferramenta')
  await app.db.fase.delete({ where: { nome: 'ferramenta' } })

  const { tipoSerramentoId } = await app.db.rigaOrdine.findFirstOrThrow({ where: { ordineId: other.id } })
  await app.db.tipoSerramento.update({ where: { id: tipoSerramentoId }, data: { conTelaio: true } })
  expect(await missing(other.id)).toContain('telai')

  const { id } = await makeOrdineFornitore(app.db, { ordineId: ordine.id, tipologia: 'legno' })
  await app.db.ordineFornitore.update({ where: { id }, data: { ordineId: other.id } })
  expect([await missing(ordine.id), await missing(other.id)].map((own) => own?.includes('legno'))).toEqual([
    true,
    false,
  ])
  await app.db.ordineFornitore.update({ where: { id }, data: { tipologia: 'vetro' } })
  expect(await missing(other.id)).toEqual(['legno', 'telai', 'verniciatura'])
  await app.db.ordineFornitore.delete({ where: { id } })
  await app.db.rigaOrdine.deleteMany({ where: { ordineId: other.id } })
  expect(await missing(other.id)).toEqual(['legno', 'vetro', 'verniciatura'])
})

test('a change of the phases rewrites what alike orders lack, once for all of them, and touches none', async () => {
  const { id } = await withWindow(true)
  await Promise.all(Array.from({ length: 3 }, () => withWindow(true)))
  const ordini = () => app.db.$queryRaw`SELECT id, xmin::text, xmax::text FROM ordini ORDER BY id`
  const mancanze = () =>
    app.db.$queryRaw<{ id: number; materiali: string[]; xmin: string }[]>`
      SELECT id, materiali, xmin::text FROM mancanze ORDER BY id`
  const [before, righe] = [await ordini(), await mancanze()]
  await app.db.fase.update({ where: { nome: 'macchine' }, data: { posizione: 40 } })
  await app.db.fase.update({ where: { nome: 'legno' }, data: { versione: 2 } })
  expect(await mancanze()).toEqual(righe)
  await app.db.fase.update({ where: { nome: 'legno' }, data: { posizione: 41 } })
  expect((await missing(id))?.at(-1)).toBe('legno')
  expect(await ordini()).toEqual(before)
  expect((await mancanze()).map((riga) => riga.id)).toEqual(righe.map((riga) => riga.id))
  await app.db.fase.update({ where: { nome: 'legno' }, data: { posizione: 0 } })
})

test('a first order of its kind while the phases change: neither misses the other', async () => {
  const { id } = await withWindow(true)
  await app.db.materiale.create({ data: { nome: 'soglie' } })
  let configure: Promise<unknown> | undefined
  await app.db.$transaction(async (tx) => {
    await tx.rigaOrdineFornitore.create({ data: { ordineId: id, tipologia: 'soglie', quantita: 1 } })
    // It waits for the row of its kind, which nobody else sees yet.
    configure = app.db.fase.update({ where: { nome: 'vetro' }, data: { withFornitore: false } })
    configure.catch(() => {})
    await expect.poll(() => isWaiting(tx)).toBe(1)
  })
  await configure
  expect(await missing(id)).toEqual(['legno', 'telai', 'verniciatura', 'soglie'])
  await app.db.fase.update({ where: { nome: 'vetro' }, data: { withFornitore: true } })
  expect(await missing(id)).toEqual(['legno', 'vetro', 'telai', 'verniciatura', 'soglie'])
})

/** Who waits for the table of the phases. */
async function isWaiting(tx: Tx): Promise<number> {
  const [riga] = await tx.$queryRaw<[{ quanti: number }]>`
    SELECT count(*)::int AS quanti FROM pg_locks l JOIN pg_database d ON d.oid = l.database
    WHERE d.datname = current_database() AND l.relation = 'fasi'::regclass AND NOT l.granted`
  return riga.quanti
}

test('two who order for one order at once: both count', async () => {
  const { id } = await withWindow(true)
  const all = ['legno', 'vetro', 'telai', 'verniciatura']
  await Promise.all(all.map((tipologia) => makeOrdineFornitore(app.db, { ordineId: id, tipologia })))
  expect(await missing(id)).toEqual([])
})

test('withheld from app accounts, in the field and in the filter', async () => {
  const who = await app.as('app')
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: who.user?.id ?? 0 } })
  const { clienteId, id } = await withWindow(true)
  await app.db.cliente.update({ where: { id: clienteId }, data: { appAccounts: { connect: { id: account.id } } } })
  expect(await missing(id, who)).toBe(null)
  expect(await filtered(true, who)).toEqual([id])
  expect(await filtered(false, who)).toEqual([id])
})

test('supplier orders: rows by right, costs only for users who administer orders', async () => {
  const done = await makeOrdineFornitore(app.db, { costoMateriale: 12.5 })
  const fields = `{ ordineFornitore(pk: ${done.id}) { pk costoMateriale statoNome ordine { numeroCommessa } } }`
  expect(await queryAs(superuser, fields)).toMatchObject({ costoMateriale: 12.5, statoNome: '' })
  expect(await queryAs(await app.as('operatore.capo'), fields)).toMatchObject({ costoMateriale: null })
  await expect(queryAs(await app.as('agente'), fields)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
})
