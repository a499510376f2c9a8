import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Db } from '#platform/db/prisma.ts'
import { onServer } from '#server-test/database.ts'
import { exampleFolder, fillCatalogo, importCsv, openImportDatabase } from './scene.ts'

let database: Awaited<ReturnType<typeof openImportDatabase>>
let db: Db

beforeAll(async () => {
  database = await openImportDatabase()
  db = database.db
  await fillCatalogo(db)
})
afterAll(() => database?.close())

/** Rows of every table but those of the migrations. */
async function rowsOfAll(): Promise<Record<string, number>> {
  return onServer(database.url, async (client) => {
    const { rows } = await client.query<{ tablename: string }>(
      `SELECT tablename FROM pg_tables WHERE schemaname = 'public' ORDER BY tablename`,
    )
    const counts: Record<string, number> = {}
    for (const { tablename } of rows) {
      const found = await client.query<{ n: number }>(`SELECT count(*)::int AS n FROM "${tablename}"`)
      counts[tablename] = found.rows[0]?.n ?? 0
    }
    return counts
  })
}

const sums = (files: Awaited<ReturnType<typeof importCsv>>['files']) =>
  Object.fromEntries(
    files.map(({ file, righe, added, uguali, lasciate }) => [file, { righe, nuove: added, uguali, lasciate }]),
  )

test('the example: looked at, written, and found equal the second time', async () => {
  const before = await rowsOfAll()
  const tried = await importCsv(db, exampleFolder, false)
  expect(tried.files.flatMap(({ errori }) => errori)).toEqual([])
  expect(tried.isWritten).toBe(false)
  expect(await rowsOfAll()).toEqual(before)

  const written = await importCsv(db, exampleFolder)
  expect(written.files).toEqual(tried.files)
  expect(written.isWritten).toBe(true)
  const after = await rowsOfAll()
  expect(after).toMatchObject({ users: 7, clienti: 4, ordini: 3, righe_ordine: 5, preventivi: 2, ordini_fornitore: 3 })

  const again = await importCsv(db, exampleFolder)
  expect(again.files.flatMap(({ errori, avvisi }) => [...errori, ...avvisi])).toEqual([])
  expect(Object.values(sums(again.files)).every(({ righe, uguali }) => righe === uguali)).toBe(true)
  expect(await rowsOfAll()).toEqual(after)
})

test('rows have their numbers, sums, searches and what is missing as if the screens had entered them', async () => {
  const ordine = await db.ordine.findUniqueOrThrow({
    where: { numeroCommessa: '24/0117' },
    include: { righe: { orderBy: { posizione: 'asc' } }, mancanza: true, stato: true },
  })
  expect(ordine).toMatchObject({
    id: 5001,
    clienteId: 2001,
    agenteId: 51,
    numeroSerramenti: 7,
    nomeCliente: 'Edil Rossa srl',
  })
  expect([ordine.listino, ordine.netto, ordine.sconto].map(Number)).toEqual([7570.5, 6086.03, 19.61])
  expect(ordine.righe.map(({ id, netto }) => [id, Number(netto)])).toEqual([
    [6001, 3888],
    [6002, 1898.03],
    [6003, 300],
  ])
  expect(ordine.righe[0]?.extraFields).toEqual({ 'Colore interno': 'RAL 9010' })
  expect(ordine.ricerca).toContain('240117')
  expect(ordine.mancanza?.ordinati).toEqual(['legno', 'vetro'])
  expect(ordine.mancanza?.materiali).toContain('verniciatura')

  const preventivo = await db.preventivo.findUniqueOrThrow({
    where: { id: 9001 },
    include: { opzioni: true, serramenti: { include: { accessori: true } }, agente: true },
  })
  expect(preventivo.dataCreazione.toISOString()).toBe('2026-03-12T08:41:00.000Z')
  expect(preventivo.opzioni).toHaveLength(4)
  expect(preventivo.serramenti.flatMap(({ accessori }) => accessori)).toHaveLength(2)
  expect(preventivo).toMatchObject({ provinciaPosa: 'Belluno', agente: { codice: 'LF' } })

  const capo = await db.agente.findUniqueOrThrow({ where: { codice: 'LF' }, include: { capoArea: true } })
  expect(capo.capoArea?.codice).toBe('RC')
  const storici = await db.storicoStatoOrdineFornitore.findMany({ where: { ordineFornitoreId: 7001 } })
  expect(storici.map(({ stato }) => stato)).toEqual(['ARRIVATO'])
})

test('the product goes on with the numbers above those that came', async () => {
  const { id } = await db.cliente.create({ data: { nome: 'Nuovo' } })
  expect(id).toBe(2005)
})

test('suppliers that are imported again keep the days on which they are closed', async () => {
  const fornitori = 'nome;tipologia;tempo;codice\nVetreria chiusa;vetro;5;V1\n'
  expect((await importCsv(db, { 'fornitori.csv': fornitori })).isWritten).toBe(true)
  const chiusure = { giorniChiusura: [6, 7], periodiChiusura: [{ dal: '2026-08-10', al: '2026-08-21' }] }
  const { id } = await db.fornitore.findFirstOrThrow({ where: { nome: 'Vetreria chiusa' } })
  await db.fornitore.update({ where: { id }, data: chiusure })
  const again = await importCsv(db, { 'fornitori.csv': fornitori.replace('V1', 'V2') })
  expect([again.isWritten, again.files.flatMap(({ errori }) => errori)]).toEqual([true, []])
  expect(await db.fornitore.findUniqueOrThrow({ where: { id } })).toMatchObject({ codice: 'V2', ...chiusure })
})
