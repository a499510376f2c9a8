import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { jobList } from '#amministrazione/lavori/list.ts'
import { mailList } from '#amministrazione/posta/list.ts'
import { segnalazioniList } from '#amministrazione/segnalazioni/list.ts'
import { ordiniList } from '#ordini/ordini/list.ts'
import { righeList } from '#ordini/righe/list.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { seedDemo } from '#prisma/seed/main.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { fillLists } from '#server-test/lists.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import { preventiviList } from '#vendite/preventivi/list.ts'
import { loadViewer } from '../../../identity/viewer.ts'
import type { Viewer } from '../../../permissions.ts'
import { createDb, type Db, readerOf } from '../../prisma.ts'
import { type PageRequest, placeOfRow, readPage } from '../../read.ts'
import type { Reader } from '../reader.ts'
import { Unsupported } from '../unsupported.ts'
import { type Pools, type Query, queries } from './arbitrary.ts'
import { delegateOf, fillEmptyTables } from './fill.ts'

// More, or others: CASES=20000 SEED=7 npx vitest run server/platform/db/sql
const CASES = casesOf(400)
const SEED = seedOf(1912)

const elenchi: Record<string, { visible(viewer: Viewer | null): object }> = {
  Ordine: ordiniList,
  Preventivo: preventiviList,
  Cliente: clientiList,
  RigaOrdine: righeList,
  Mail: mailList,
  Segnalazione: segnalazioniList,
  Job: jobList,
}

let database: TestDatabase
let db: Db
let reader: Reader
const pools: Pools = {}
const viewers: (Viewer | null)[] = [null]
const dataDir = mkdtempSync(join(tmpdir(), 'sql-'))

beforeAll(async () => {
  database = await createTestDatabase()
  await fillLists(database.url)
  await seedDemo(database.url, { dataDir, adesso: new Date('2026-11-21T09:00:00Z') })
  db = createDb(database.url, 4)
  reader = readerOf(db) as Reader
  for (const { id } of await db.user.findMany({ orderBy: { id: 'asc' } })) viewers.push(await loadViewer(db, id))
  await fillEmptyTables(db)
  for (const [name, def] of Object.entries(dataModel.models)) {
    const rows = await delegateOf(db, name).findMany({ take: 40 })
    pools[name] = Object.fromEntries(Object.keys(def.fields).map((field) => [field, rows.map((row) => row[field])]))
  }
})
afterAll(async () => {
  await db?.$disconnect()
  await database?.drop()
  rmSync(dataDir, { recursive: true, force: true })
})

/** PostgreSQL refuses a pattern that ends in an escape only where it comes to look at it: each statement in its way. */
const endsInEscape = (error: unknown) => error instanceof Error && JSON.stringify(error).includes('22025')

/** Both answer alike, or both refuse. @returns whether the compiler left it to Prisma */
async function compare({ model, args }: Query): Promise<boolean> {
  const [theirs, ours] = await Promise.allSettled([
    delegateOf(db, model).findMany(args),
    reader.read(model, 'findMany', args),
  ])
  if (ours.status === 'rejected') {
    if (ours.reason instanceof Unsupported) return true
    if (theirs.status === 'rejected') return false
    throw ours.reason
  }
  if (theirs.status === 'rejected') {
    if (endsInEscape(theirs.reason)) return false
    throw theirs.reason
  }
  // The matcher is slow but says where they differ.
  if (!isDeepStrictEqual(ours.value, theirs.value)) expect(ours.value).toStrictEqual(theirs.value)
  return false
}

describe('the compiled answer is the one of Prisma', () => {
  test(`${CASES} random queries over the whole schema`, { timeout: 3_600_000 }, async () => {
    let left = 0
    const all = queries(dataModel, pools, Object.keys(dataModel.models))
    const property = fc.asyncProperty(all, async (query) => {
      if (await compare(query)) left++
    })
    await fc.assert(property, { numRuns: CASES, seed: SEED })
    expect(left, JSON.stringify([...reader.stats().fallbacks])).toBeLessThan(Math.max(5, CASES * 0.05))
  })

  test(`${CASES / 2} random lists as each demo role`, { timeout: 3_600_000 }, async () => {
    const lists = queries(dataModel, pools, Object.keys(elenchi))
    const property = fc.asyncProperty(lists, fc.constantFrom(...viewers), async ({ model, args }, viewer) => {
      const where = { AND: [elenchi[model]?.visible(viewer) ?? {}, args.where] }
      await compare({ model, args: { ...args, where } })
    })
    await fc.assert(property, { numRuns: CASES / 2, seed: SEED })
  })

  test('counts', async () => {
    const lists = queries(dataModel, pools, Object.keys(dataModel.models))
    const property = fc.asyncProperty(lists, async ({ model, args: { where } }) => {
      const theirs = await delegateOf(db, model)
        .count({ where })
        .catch((error: unknown) => error)
      if (endsInEscape(theirs)) return
      if (theirs instanceof Error) throw theirs
      expect(await reader.read(model, 'count', { where })).toBe(theirs)
      expect(await reader.read(model, 'count', { where, take: 7 })).toBe(Math.min(theirs as number, 7))
    })
    await fc.assert(property, { numRuns: CASES / 10, seed: SEED })
  })
})

describe('pages from a place', () => {
  const orders: Prisma.OrdineOrderByWithRelationInput[][] = [
    [{ dataConsegna: 'asc' }, { id: 'asc' }],
    [{ dataConsegna: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }],
    [{ dataConsegna: { sort: 'asc', nulls: 'first' } }, { id: 'desc' }],
    [{ dataConsegna: 'desc' }, { netto: 'asc' }, { id: 'desc' }],
    [{ agente: { codice: 'desc' } }, { id: 'asc' }],
    [{ cliente: { creatoIl: 'desc' } }, { id: 'desc' }],
    [{ stato: { ordine: 'asc' } }, { netto: 'desc' }, { id: 'asc' }],
    [{ tipoCliente: 'asc' }, { senzaMisure: 'desc' }, { id: 'asc' }],
    [{ righe: { _count: 'desc' } }, { id: 'asc' }],
    [{ data: 'desc' }, { id: 'desc' }],
    [{ id: 'desc' }, { id: 'desc' }],
  ]
  const select = { id: true }

  test.each(orders.map((orderBy) => [JSON.stringify(orderBy), orderBy]))(
    '%s: after each row what Prisma has after it, before it what comes before',
    async (_name, orderBy) => {
      const whole = await db.ordine.findMany({ select, orderBy })
      const page: Partial<PageRequest> = { take: whole.length, places: true }
      const ours = await readPage(db, 'ordine', { select }, {}, orderBy, page)
      expect(ours.map(({ id }) => ({ id }))).toEqual(whole)
      for (let at = 0; at < ours.length; at += 13) {
        const place = placeOfRow(ours[at] as { id: number })
        const after = await readPage(db, 'ordine', { select }, {}, orderBy, { take: 9, after: place })
        expect(after).toEqual(whole.slice(at + 1, at + 10))
        const before = await readPage(db, 'ordine', { select }, {}, orderBy, {
          take: 9,
          before: place,
          isFromEnd: true,
        })
        expect(before).toEqual(whole.slice(Math.max(0, at - 9), at))
      }
    },
  )
})
