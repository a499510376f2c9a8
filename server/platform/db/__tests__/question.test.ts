import { afterAll, beforeAll, expect, test } from 'vitest'
import { Prisma } from '#prisma/generated/client.ts'
import { createTestDatabase, type TestDatabase } from '#server-test/database.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { createDb, type Db } from '../prisma.ts'
import { ask, countQuestion, jsonQuestion, oneQuestion, rowsQuestion } from '../question.ts'

let database: TestDatabase
let db: Db
beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url, 2)
  for (const nome of ['Rossi', 'Bianchi', 'Verdi']) {
    const { id: clienteId } = await makeCliente(db, { nome })
    await makeOrdine(db, { clienteId, progetto: nome })
  }
})
afterAll(async () => {
  await db?.$disconnect()
  await database?.drop()
})

/** Clients by name, orders of some, a figure; the values stand in parts of every kind. */
const question = (names: string[], most: number) =>
  oneQuestion({
    clienti: rowsQuestion('cliente', {
      where: { nome: { in: names } },
      orderBy: { nome: 'asc' },
      select: { nome: true },
    }),
    figures: oneQuestion(
      {
        ordini: countQuestion('ordine', { cliente: { is: { nome: { in: names } } } }),
        sum: jsonQuestion<number>(Prisma.sql`SELECT ${most}::int + ${names.length}::int`),
      },
      ({ ordini, sum }) => [ordini, sum],
    ),
    last: rowsQuestion('ordine', { orderBy: { progetto: 'desc' }, take: 1, select: { progetto: true } }),
  })

const answer = (names: string[], most: number) => ({
  clienti: [...names].sort().map((nome) => ({ nome })),
  figures: [names.length, most + names.length],
  last: [{ progetto: 'Verdi' }],
})

test('one statement answers all the parts, whatever their values', async () => {
  for (const names of [['Rossi'], ['Bianchi', 'Verdi'], ['Rossi', 'Bianchi', 'Verdi']]) {
    const statements = await statementsOf(async () => {
      expect(await ask(db, question(names, names.length * 7))).toEqual(answer(names, names.length * 7))
    })
    expect(statements).toHaveLength(1)
  }
})

test('inside a transaction, and without compiled statements, the answer is the same', async () => {
  const names = ['Rossi', 'Verdi']
  expect(await db.$transaction((tx) => ask(tx, question(names, 5)))).toEqual(answer(names, 5))
  const plain = createDb(database.url, 1, 'prisma')
  expect(await ask(plain, question(names, 5))).toEqual(answer(names, 5))
  await plain.$disconnect()
})

test('a part that only Prisma can answer leaves it all to Prisma', async () => {
  const only = rowsQuestion('ordine', { where: { cliente: { is: { nome: 'Rossi' } } }, distinct: ['progetto'] })
  const read = await ask(db, oneQuestion({ clienti: countQuestion('cliente', {}), only }))
  expect([read.clienti, read.only.map(({ progetto }) => progetto)]).toEqual([3, ['Rossi']])
})

test('more parts than one statement takes are answered one after the other', async () => {
  const parts = Array.from({ length: 101 }, (_one, n) => [`n${n}`, jsonQuestion<number>(Prisma.sql`SELECT ${n}::int`)])
  const read = await ask(db, oneQuestion(Object.fromEntries(parts)))
  expect(Object.values(read)).toEqual(Array.from({ length: 101 }, (_one, n) => n))
})

test('a wrong value is refused, not written', async () => {
  const hostile = '1); DROP TABLE ordini; --'
  await expect(ask(db, jsonQuestion(Prisma.sql`SELECT ${hostile}::int`))).rejects.toThrow()
  expect(await ask(db, countQuestion('ordine', {}))).toBe(3)
})
