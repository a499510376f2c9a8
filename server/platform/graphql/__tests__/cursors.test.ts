import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { createDb } from '../../db/prisma.ts'
import { INVALID_CURSOR } from '../lists/cursors.ts'

const RUNS = casesOf(120)

let app: TestApp
let user: Awaited<ReturnType<TestApp['as']>>

beforeAll(async () => {
  app = await createTestApp()
  user = await app.as('super')
})
beforeEach(async () => {
  await app.db.ordine.deleteMany()
  await app.db.cliente.deleteMany()
})
afterAll(() => app.close())

interface Page {
  nodes: { pk: number }[]
  edges: { cursor: string }[]
  pageInfo: { startCursor: string | null; endCursor: string | null; hasNextPage: boolean; hasPreviousPage: boolean }
}

const SELECTION = '{ nodes { pk } edges { cursor } pageInfo { startCursor endCursor hasNextPage hasPreviousPage } }'

async function ask(args: string): Promise<Page> {
  const { data, errors } = await user.graphql<{ clienti: Page }>(`{ clienti(${args}) ${SELECTION} }`)
  expect(errors).toBeUndefined()
  return data?.clienti as Page
}

async function refusalOf(args: string, list = 'clienti'): Promise<unknown> {
  const { errors } = await user.graphql(`{ ${list}(${args}) { nodes { pk } } }`)
  return errors?.[0]?.extensions
}

/** Few words, so that rows are equal in all but their number. */
const values = fc.record({
  nome: fc.constantFrom('Aldo', 'aldo', 'Èva', 'Zoe', ''),
  codice: fc.option(fc.integer({ min: 0, max: 10 ** 9 }).map(String), { freq: 1 }),
  tipoCliente: fc.constantFrom(null, 'PRIVA' as const, 'IMPRE' as const),
  citta: fc.constantFrom('', 'Roma', "L'Aquila"),
})

/** What others do between two pages: to the row that the cursor was read of, or to any. */
const change = fc.record({
  act: fc.constantFrom('delete', 'move', 'insert', 'count'),
  atCursor: fc.boolean(),
  which: fc.nat(1000),
  values,
})

type ChangeOf = typeof change extends fc.Arbitrary<infer T> ? T : never

const ORDERS = [
  'NOME',
  'NOME_DESC',
  'CODICE',
  'CODICE_DESC',
  'TIPO_CLIENTE_DESC',
  'CITTA, CODICE_DESC',
  'NUMERO_ORDINI',
]

const cases = fc.record({
  order: fc.constantFrom(...ORDERS),
  rows: fc.uniqueArray(values, { minLength: 6, maxLength: 14, selector: ({ codice }) => codice ?? Symbol() }),
  size: fc.integer({ min: 1, max: 4 }),
  backwards: fc.boolean(),
  changes: fc.array(change, { minLength: 14, maxLength: 14 }),
})

/** Does what a change says. @returns the numbers of the rows that it touched */
async function apply({ act, atCursor, which, values }: ChangeOf, atPk: number): Promise<number[]> {
  const all = (await app.db.cliente.findMany({ select: { id: true }, orderBy: { id: 'asc' } })).map(({ id }) => id)
  const pk = atCursor && all.includes(atPk) ? atPk : all[which % all.length]
  const codice = values.codice && `${values.codice}-${which}-${all.length}`
  if (act === 'insert' || pk === undefined) {
    return [(await makeCliente(app.db, { ...values, codice: codice && `${codice}-n` })).id]
  }
  if (act === 'count') await makeOrdine(app.db, { clienteId: pk })
  else if (act === 'move') await app.db.cliente.update({ where: { id: pk }, data: { ...values, codice } })
  else if ((await app.db.ordine.count({ where: { clienteId: pk } })) === 0) {
    await app.db.cliente.delete({ where: { id: pk } })
  }
  return [pk]
}

describe('walking page by page', () => {
  test('whatever happens meanwhile, every row that stays as it is comes once', async () => {
    const property = fc.asyncProperty(cases, async ({ order, rows, size, backwards, changes }) => {
      await app.db.ordine.deleteMany()
      await app.db.cliente.deleteMany()
      const kept = new Set<number>()
      for (const row of rows) kept.add((await makeCliente(app.db, row)).id)
      const seen: number[] = []
      let from = ''
      for (let turn = 0; ; turn++) {
        const way = backwards ? `last: ${size}` : `first: ${size}`
        const { nodes, pageInfo } = await ask(`${way} ordinamento: [${order}] ${from}`)
        seen.push(...(backwards ? nodes.toReversed() : nodes).map(({ pk }) => pk))
        const [isMore, cursor, name] = backwards
          ? [pageInfo.hasPreviousPage, pageInfo.startCursor, 'before']
          : [pageInfo.hasNextPage, pageInfo.endCursor, 'after']
        if (!isMore) break
        from = `${name}: "${cursor}"`
        const todo = changes[turn]
        if (todo) for (const pk of await apply(todo, seen.at(-1) ?? 0)) kept.delete(pk)
        expect(turn).toBeLessThan(40)
      }
      expect(seen.filter((pk) => kept.has(pk)).toSorted()).toEqual([...kept].toSorted())
    })
    await fc.assert(property, { numRuns: RUNS, seed: seedOf(1912) })
  })

  test.each(ORDERS)('%s: forwards and backwards the same rows, each in one statement', async (order) => {
    for (const row of fc.sample(values, { numRuns: 9, seed: 7 })) await makeCliente(app.db, row)
    const whole = (await ask(`first: 100 ordinamento: [${order}]`)).nodes
    expect(whole).toHaveLength(9)
    const forwards: Page['nodes'] = []
    for (let after: string | null = null; ; ) {
      let page: Page | undefined
      const args = `first: 2 ordinamento: [${order}] ${after ? `after: "${after}"` : ''}`
      const statements = await statementsOf(async () => {
        page = await ask(args)
      })
      expect(statements.filter((text) => text.includes('"clienti"'))).toHaveLength(1)
      forwards.push(...(page?.nodes ?? []))
      after = page?.pageInfo.endCursor ?? null
      if (!page?.pageInfo.hasNextPage) break
    }
    expect(forwards).toEqual(whole)
    const backwards: Page['nodes'] = []
    for (let before: string | null = null; ; ) {
      const page: Page = await ask(`last: 2 ordinamento: [${order}] ${before ? `before: "${before}"` : ''}`)
      backwards.unshift(...page.nodes)
      before = page.pageInfo.startCursor
      if (!page.pageInfo.hasPreviousPage) break
    }
    expect(backwards).toEqual(whole)
  })

  test('between two cursors: from the one or from the other', async () => {
    for (let n = 0; n < 7; n++) await makeCliente(app.db)
    const { nodes, edges } = await ask('first: 7')
    const between = `after: "${edges[0]?.cursor}" before: "${edges[6]?.cursor}"`
    expect(await ask(`first: 2 ${between}`)).toMatchObject({
      nodes: nodes.slice(1, 3),
      pageInfo: { hasNextPage: true },
    })
    expect(await ask(`last: 2 ${between}`)).toMatchObject({
      nodes: nodes.slice(4, 6),
      pageInfo: { hasPreviousPage: true, hasNextPage: true },
    })
    expect(await ask(`first: 2 before: "${edges[3]?.cursor}"`)).toMatchObject({ nodes: nodes.slice(0, 2) })
    expect(await ask(`before: "${edges[1]?.cursor}"`)).toMatchObject({
      nodes: nodes.slice(0, 1),
      pageInfo: { hasPreviousPage: false },
    })
  })

  test('read by Prisma the pages and their cursors are the same', async () => {
    for (const row of fc.sample(values, { numRuns: 6, seed: 8 })) await makeCliente(app.db, row)
    const { services } = app
    const [db, byPrisma] = [services.db, createDb(services.config.databaseUrl, 2, 'prisma')]
    const first = await ask('first: 3 ordinamento: [CODICE]')
    const args = `first: 9 ordinamento: [CODICE] after: "${first.pageInfo.endCursor}"`
    const rest = await ask(args)
    try {
      services.db = byPrisma
      expect(await ask('first: 3 ordinamento: [CODICE]')).toEqual(first)
      expect(await ask(args)).toEqual(rest)
    } finally {
      services.db = db
      await byPrisma.$disconnect()
    }
  })
})

describe('what is no cursor of this list is refused', () => {
  const invalid = { code: 'BAD_USER_INPUT', errors: [{ code: 'INVALID_CURSOR', message: INVALID_CURSOR }] }

  test('made up, old, cut, changed, of another order or list', async () => {
    for (let n = 0; n < 3; n++) await makeCliente(app.db)
    const { edges } = await ask('first: 3')
    const cursor = edges[1]?.cursor ?? ''
    const bytes = Buffer.from(cursor, 'base64url')
    const changed = Buffer.from(bytes)
    changed.writeUInt8((bytes.at(-2) ?? 0) ^ 1, bytes.length - 2)
    const wrong = [
      '',
      'zzz',
      Buffer.from('id:20').toString('base64url'),
      ...[1, 2, 3, 4, 9].map((n) => cursor.slice(0, -n)),
      `${cursor}=`,
      `${cursor} `,
      changed.toString('base64url'),
      Buffer.concat([Buffer.alloc(12), bytes.subarray(12)]).toString('base64url'),
    ]
    for (const text of wrong) {
      expect(await refusalOf(`after: "${text}"`), text).toMatchObject(invalid)
      expect(await refusalOf(`last: 1 before: "${text}"`), text).toMatchObject(invalid)
    }
    expect(await refusalOf(`ordinamento: [NOME_DESC] after: "${cursor}"`)).toMatchObject(invalid)
    expect(await refusalOf(`after: "${cursor}"`, 'personale')).toMatchObject(invalid)
  })

  test('two ways of paging at once', async () => {
    await makeCliente(app.db)
    const [cursor] = (await ask('first: 1')).edges.map((edge) => edge.cursor)
    for (const args of [`pagina: 1 after: "${cursor}"`, `perPagina: 2 before: "${cursor}"`, 'pagina: 1 last: 2']) {
      const refusal = await refusalOf(args)
      expect(refusal, args).toMatchObject({ code: 'BAD_USER_INPUT', errors: [{ code: 'INVALID' }] })
      expect(JSON.stringify(refusal), args).toContain('non va insieme a pagina')
    }
    expect(await refusalOf('first: 1 last: 1')).toMatchObject({
      errors: [{ message: 'first e last non vanno insieme.' }],
    })
    expect(await refusalOf('last: 101')).toMatchObject({ errors: [{ field: 'last' }] })
  })
})
