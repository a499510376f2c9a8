import { afterAll, beforeAll, expect, test } from 'vitest'
import { Prisma } from '../../../../prisma/generated/client.ts'
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts'
import { makeAgente, makeCliente, makeOrdine, makeUser } from '../../../test/factories.ts'
import { sqlCondition } from '../condition.ts'
import { createDb, type Db } from '../prisma.ts'

let database: TestDatabase
let db: Db
let agente: number
let app: number

beforeAll(async () => {
  database = await createTestDatabase()
  db = createDb(database.url, 2)
  agente = (await makeAgente(db)).id
  const user = await makeUser(db, { appAccount: {} })
  app = (await db.appAccount.findUniqueOrThrow({ where: { userId: user.id } })).id
  const own = await makeCliente(db, { nome: 'Ròssi', app: [app] })
  await makeOrdine(db, { clienteId: own.id, agenteId: agente, data: new Date('2026-03-01T00:00:00Z') })
  await makeOrdine(db, { clienteId: own.id, data: new Date('2026-03-02T00:00:00Z'), progetto: '100%' })
  await makeOrdine(db, { agenteId: agente, data: new Date('2026-03-03T00:00:00Z') })
})
afterAll(async () => {
  await db?.$disconnect()
  await database?.drop()
})

const day = (which: string) => new Date(`${which}T00:00:00Z`)

test('a condition of ours holds for the rows that it holds for in Prisma', async () => {
  const examples: [Prisma.OrdineWhereInput, number][] = [
    [{}, 3],
    [{ id: { in: [] } }, 0],
    [{ AND: [{}, { data: { gte: day('2026-03-01'), lte: day('2026-03-02') } }] }, 2],
    [{ agenteId: { in: [agente, -1] } }, 2],
    [{ OR: [{ agenteId: { in: [agente] } }, { cliente: { appAccounts: { some: { id: app } } } }] }, 3],
    [{ cliente: { appAccounts: { some: { id: app } } }, agenteId: null }, 1],
    [{ progetto: { contains: '100\\%' }, cliente: { nome: { contains: 'rÒssi', mode: 'insensitive' } } }, 1],
    [{ progetto: { equals: "'; DROP TABLE ordini; --" } }, 0],
  ]
  for (const [where, count] of examples) {
    const { alias, da, condizione } = sqlCondition('Ordine', where)
    const [riga] = await db.$queryRaw<[{ n: number }]>`
      SELECT count(${alias}.id)::int AS n FROM ${da} WHERE ${condizione} AND ${Prisma.sql`true = ${true}`}`
    expect(riga.n, JSON.stringify(where)).toBe(count)
    expect(await db.ordine.count({ where })).toBe(count)
  }
})
