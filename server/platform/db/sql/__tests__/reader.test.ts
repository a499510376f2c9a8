import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { dataModel } from '#prisma/generated/dataModel.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { makeCliente } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { createDb, type Db, readerOf } from '../../prisma.ts'
import { readOne, readPage } from '../../read.ts'
import { compile } from '../compile.ts'
import { Lru } from '../lru.ts'
import type { Reader } from '../reader.ts'
import { shapeOf } from '../shape.ts'
import { Unsupported } from '../unsupported.ts'

let database: TestDatabase
let db: Db
let reader: Reader

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url, 2)
  reader = readerOf(db) as Reader
})
afterAll(async () => {
  await db?.$disconnect()
  await database?.drop()
})

const factory = { decimal: Number }
const textOf = (args: object) =>
  compile(dataModel, factory, { model: 'Ordine', action: 'findMany', args: shapeOf(args).tree }).text

describe('values stay out of the text', () => {
  const MARK = `x'); DROP TABLE ordini; --$1"\\`
  const everywhere = (value: string, n: number, date: Date) => ({
    select: {
      id: true,
      righe: {
        where: { descrizione: { contains: value }, numero: { in: [n, n + 1] }, netto: { gt: n } },
        orderBy: { posizione: 'asc' },
        take: n,
        skip: n,
      },
      _count: { select: { allegati: { where: { originalName: { startsWith: value } } } } },
    },
    where: {
      OR: [{ note: value }, { note: { not: value } }, { note: { in: [value] } }, { ricerca: { endsWith: value } }],
      NOT: { progetto: { equals: value, mode: 'insensitive' } },
      cliente: { is: { nome: { contains: value, mode: 'insensitive' } } },
      data: { gte: date },
      tipoCliente: { in: ['PRIVA'] },
    },
    orderBy: [{ data: 'desc' }, { id: 'desc' }],
    take: n,
    skip: n,
    after: { 0: date.toISOString(), 1: n },
    before: { 0: null, 1: n },
    places: true,
  })

  test('whatever the values, the text is the same', () => {
    const text = textOf(everywhere('Rossi', 102, new Date(0)))
    expect(textOf(everywhere(MARK, 987_654, new Date('2026-11-21')))).toBe(text)
    expect(text).not.toMatch(/Rossi|DROP|987654|2026|PRIVA/)
  })

  test('a query with hostile values answers nothing, and harms nothing', async () => {
    await makeCliente(db)
    expect(await reader.read('Ordine', 'findMany', everywhere(MARK, 3, new Date()))).toEqual([])
    expect(await db.cliente.count()).toBe(1)
  })

  test('hostile names and words are refused, not written', () => {
    for (const args of [
      { select: { [MARK]: true } },
      { where: { [MARK]: 1 } },
      { where: { note: { [MARK]: 1 } } },
      { where: { note: { contains: 'x', mode: MARK } } },
      { orderBy: { id: MARK } },
      { orderBy: { [MARK]: 'asc' } },
      { orderBy: { id: { sort: 'asc', nulls: MARK } } },
      { where: { note: 'asc' }, orderBy: { note: { sort: 'insensitive' } } },
      { take: 'asc', [MARK]: 1 },
    ]) {
      expect(() => textOf(args), JSON.stringify(args)).toThrow(Unsupported)
    }
  })

  test('an order by a column of lists is left to Prisma', () => {
    const shape = shapeOf({ orderBy: [{ materiali: 'desc' }, { id: 'asc' }] }).tree
    expect(() => compile(dataModel, factory, { model: 'Mancanza', action: 'findMany', args: shape })).toThrow(
      Unsupported,
    )
  })

  test('few rows are part of the text, as numbers and where they are rows', () => {
    expect(textOf({ take: 51, skip: 0 })).toContain('LIMIT 51)')
    expect(textOf({ select: { righe: { take: 3, skip: 1 } } })).toContain('LIMIT 3 OFFSET 1)')
    expect(textOf({ take: 102, skip: 2 })).toContain('LIMIT $1 OFFSET $2)')
    for (const take of ['51', -1, 1.5, Number.NaN, MARK]) expect(shapeOf({ take }).values).toEqual([take])
    expect(shapeOf({ where: { take: 5 }, after: { take: 5 } }).values).toEqual([5, 5])
  })

  test('a word of an order is a value elsewhere', () => {
    expect(shapeOf({ where: { note: 'asc' } })).toMatchObject({ values: ['asc'] })
    expect(shapeOf({ where: { note: 'asc' } }).key).toBe(shapeOf({ where: { note: 'desc' } }).key)
  })
})

describe('what is read', () => {
  test('one statement, whatever the depth', async () => {
    const selection = {
      select: {
        id: true,
        agente: { select: { user: { include: { info: true } } } },
        ordini: { include: { righe: true, stato: true } },
      },
    }
    const statements = await statementsOf(() => readPage(db, 'cliente', selection, {}, [{ id: 'asc' }], { take: 10 }))
    expect(statements).toHaveLength(1)
  })

  test('numbers and instants without loss, whatever the time zone of the session', async () => {
    const listino = '9999999999.99'
    const creatoIl = new Date('2026-03-29T00:59:59.123Z')
    const cliente = await makeCliente(db)
    const { id } = await db.ordine.create({
      data: {
        numeroCommessa: '1',
        clienteId: cliente.id,
        tipoCliente: 'PRIVA',
        data: new Date('2026-03-29'),
        listino,
        creatoIl,
      },
    })
    await db.$executeRawUnsafe(
      `ALTER DATABASE "${new URL(database.url).pathname.slice(1)}" SET timezone = 'America/St_Johns'`,
    )
    const other = createDb(database.url, 1)
    const row = await readOne(other, 'ordine', { select: { listino: true, data: true, creatoIl: true } }, { id })
    await other.$disconnect()
    expect(row).toMatchObject({ data: new Date('2026-03-29T00:00:00Z'), creatoIl })
    expect(String(row?.listino)).toBe(listino)
  })

  test('inside a transaction what it wrote is there', async () => {
    await db.$transaction(async (tx) => {
      const { id } = await tx.cliente.create({ data: { nome: 'Nuovo' } })
      expect(await readOne(tx, 'cliente', { select: { nome: true } }, { id })).toEqual({ nome: 'Nuovo' })
    })
  })

  test('what only Prisma can do is left to it, and counted by reason', async () => {
    const where = { valore: { path: ['a'], equals: 1 } }
    expect(
      await readPage(db, 'impostazione', { select: { chiave: true } }, where, [{ chiave: 'asc' }], { take: 5 }),
    ).toEqual([])
    expect(reader.stats().fallbacks.get('filter on Json')).toBe(1)
  })

  test('what Prisma refuses is refused', async () => {
    const wrong = { id: 2 ** 40 }
    await expect(readOne(db, 'cliente', { select: { id: true } }, wrong)).rejects.toThrow()
    await expect(readOne(db, 'cliente', { select: { nulla: true } }, {})).rejects.toThrow(/nulla/)
  })
})

describe('what is kept', () => {
  test('a shape is prepared from its second use, under one name', async () => {
    const read = () => reader.read('Agente', 'findMany', { select: { codice: true }, take: 1 })
    await read()
    await read()
    const prepared = () => db.$queryRaw<{ statement: string }[]>`SELECT statement FROM pg_prepared_statements`
    const found = await Promise.all([prepared(), prepared()])
    expect(found.flat().filter(({ statement }) => statement.includes('"codice"')).length).toBeGreaterThan(0)
  })

  test('shapes are forgotten when there are too many, the least used first', () => {
    const lru = new Lru<number>(2)
    let made = 0
    const get = (key: string) => lru.get(key, () => ++made)
    expect([get('a'), get('b'), get('a'), get('c'), get('a'), get('b')]).toEqual([1, 2, 1, 3, 1, 4])
    expect(lru.size).toBe(2)
  })
})
