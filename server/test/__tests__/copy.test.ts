import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type CallOutcome, type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { casesOf, seedOf } from '#server-test/depth.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('super')
})
afterAll(() => app.close())

/** What a program keeps of two types, as the answers told it. */
interface Copy {
  since: string
  clienti: Map<number, string>
  ordini: Map<number, string>
}

interface Page<Row> {
  nodes: Row[]
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
}

async function pages<Row>(document: string, variables: object, each: (row: Row) => void): Promise<void> {
  for (let after: string | null = null, more = true; more; ) {
    const answer: CallOutcome<{ page: Page<Row> }> = await staff.graphql(document, { ...variables, after })
    if (!answer.data) throw new Error(answer.errors?.[0]?.message)
    const { nodes, pageInfo }: Page<Row> = answer.data.page
    for (const row of nodes) each(row)
    after = pageInfo.endCursor
    more = pageInfo.hasNextPage
  }
}

const READ = {
  clienti: `query ($since: DateTime, $after: String) {
    page: clienti(first: 7, after: $after, filtro: { aggiornatoDopo: $since }, ordinamento: [AGGIORNATO_IL]) {
      nodes { pk nome } pageInfo { hasNextPage endCursor }
    }
  }`,
  ordini: `query ($since: DateTime, $after: String) {
    page: ordini(first: 7, after: $after, filtro: { aggiornatoDopo: $since }, ordinamento: [AGGIORNATO_IL]) {
      nodes { pk nome: riferimento } pageInfo { hasNextPage endCursor }
    }
  }`,
  gone: `query ($since: DateTime!, $after: String) {
    page: eliminati(tipi: [CLIENTE, ORDINE], dopo: $since, first: 7, after: $after) {
      nodes { tipo pk } pageInfo { hasNextPage endCursor }
    }
  }`,
}

/** One reading, as docs/integrators.md tells it: the instant, what is gone, what has changed. */
async function refresh(copy: Copy | null): Promise<Copy> {
  const { data } = await staff.graphql<{ modificheFinoAl: string }>('{ modificheFinoAl }')
  const next = copy ?? { since: '', clienti: new Map(), ordini: new Map() }
  const since = copy?.since ?? null
  if (since !== null)
    await pages<{ tipo: 'CLIENTE' | 'ORDINE'; pk: number }>(READ.gone, { since }, ({ tipo, pk }) =>
      next[tipo === 'CLIENTE' ? 'clienti' : 'ordini'].delete(pk),
    )
  for (const list of ['clienti', 'ordini'] as const)
    await pages<{ pk: number; nome: string }>(READ[list], { since }, ({ pk, nome }) => next[list].set(pk, nome))
  return { ...next, since: data?.modificheFinoAl ?? '' }
}

/** Numbers between 0 and 1, the same for a seed. */
function randomOf(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state / 2 ** 32
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

/** Some writes in one transaction, which stays open for a while; now and then it is given up. */
async function write(random: () => number, step: number): Promise<number> {
  const count = 1 + Math.floor(random() * 4)
  const plan = Array.from({ length: count }, () => [random(), random(), random()] as const)
  const wait = random() < 0.1 ? 80 : random() * 5
  const givenUp = random() < 0.05
  await app.db
    .$transaction(async (tx) => {
      for (const [what, which, kind] of plan) {
        const rows = kind < 0.5 ? await tx.cliente.findMany({ select: { id: true } }) : []
        const ordini = kind < 0.5 ? [] : await tx.ordine.findMany({ select: { id: true } })
        const of = kind < 0.5 ? rows : ordini
        const id = of[Math.floor(which * of.length)]?.id
        const name = `passo ${step} ${what}`
        if (id === undefined || what < 0.35) {
          if (kind < 0.5) await makeCliente(tx, { nome: name })
          else await makeOrdine(tx, { riferimento: name })
        } else if (what < 0.75) {
          if (kind < 0.5) await tx.cliente.updateMany({ where: { id }, data: { nome: name } })
          else await tx.ordine.updateMany({ where: { id }, data: { riferimento: name } })
        } else if (kind < 0.5)
          await tx.$executeRaw`
          DELETE FROM clienti WHERE id = ${id} AND NOT EXISTS (SELECT FROM ordini WHERE cliente_id = ${id})`
        else await tx.ordine.deleteMany({ where: { id } })
      }
      await pause(wait)
      if (givenUp) throw new Error('given up')
    })
    // A deadlock, or one that was given up, has written nothing.
    .catch(() => undefined)
  return count
}

const stored = async () => ({
  clienti: new Map((await app.db.cliente.findMany()).map(({ id, nome }) => [id, nome])),
  ordini: new Map((await app.db.ordine.findMany()).map(({ id, riferimento }) => [id, riferimento])),
})

describe('a copy kept by what has changed and what is gone', () => {
  test('is the database, whatever was written meanwhile', { timeout: 1_200_000 }, async () => {
    const wanted = casesOf(5000)
    const random = randomOf(seedOf(7))
    let written = 0
    let copy = await refresh(null)
    const writers = Array.from({ length: 4 }, async () => {
      while (written < wanted) written += await write(random, written)
    })
    const reader = (async () => {
      while (written < wanted) {
        copy = await refresh(copy)
        await pause(40)
      }
    })()
    await Promise.all([...writers, reader])
    copy = await refresh(copy)
    const { clienti, ordini } = await stored()
    expect(ordini.size + clienti.size).toBeGreaterThan(50)
    expect(copy.clienti).toEqual(clienti)
    expect(copy.ordini).toEqual(ordini)
  })

  test('an open transaction holds the instant back to its beginning', async () => {
    const before = new Date()
    const held = Promise.withResolvers<void>()
    const open = app.db.$transaction(async (tx) => {
      await makeCliente(tx, { nome: 'Ancora aperta' })
      await held.promise
    })
    await pause(60)
    const { data } = await staff.graphql<{ modificheFinoAl: string }>('{ modificheFinoAl }')
    held.resolve()
    await open
    const { aggiornatoIl } = await app.db.cliente.findFirstOrThrow({ where: { nome: 'Ancora aperta' } })
    const told = new Date(data?.modificheFinoAl ?? '').getTime()
    expect(told).toBeLessThanOrEqual(aggiornatoIl.getTime())
    expect(told).toBeLessThan(before.getTime() + 50)
  })

  test('a write that changes nothing leaves the date of the row', async () => {
    const { id, aggiornatoIl } = await makeCliente(app.db, { nome: 'Fermo' })
    await app.db.cliente.update({ where: { id }, data: { nome: 'Fermo' } })
    expect((await app.db.cliente.findUniqueOrThrow({ where: { id } })).aggiornatoIl).toEqual(aggiornatoIl)
    await app.db.cliente.update({ where: { id }, data: { nome: 'Mosso' } })
    const moved = await app.db.cliente.findUniqueOrThrow({ where: { id } })
    expect(moved.aggiornatoIl.getTime()).toBeGreaterThan(aggiornatoIl.getTime())
  })
})

describe('eliminati', () => {
  const ask = (who: Client, tipi: string, since = new Date(Date.now() - 60_000)) =>
    who.graphql<{ eliminati: Page<{ tipo: string; pk: number; il: string }> }>(
      `query ($since: DateTime!) { eliminati(tipi: [${tipi}], dopo: $since) { nodes { tipo pk il } } }`,
      { since: since.toISOString() },
    )

  test('tells types that the caller may list, and refuses the others', async () => {
    const { id } = await makeCliente(app.db)
    await app.db.cliente.delete({ where: { id } })
    expect((await ask(staff, 'CLIENTE')).data?.eliminati.nodes.at(-1)).toMatchObject({ tipo: 'CLIENTE', pk: id })
    expect((await ask(await app.as('operatore'), 'ASSENZA')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    expect((await ask(await app.as('agente'), 'CLIENTE, ASSENZA')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
    const { user } = staff
    if (!user) throw new Error('nobody')
    const token = await app.conToken(user, { aree: ['ORDINI'] })
    expect((await ask(token, 'ORDINE')).errors).toBeUndefined()
    expect((await ask(token, 'CLIENTE')).errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('what is older than is known is refused by a code, and what was put in the bin is gone', async () => {
    const [error] = (await ask(staff, 'CLIENTE', new Date(Date.now() - 91 * 86_400_000))).errors ?? []
    expect(error?.extensions).toMatchObject({ code: 'RESUME_TOO_OLD', days: 90 })
    const cartella = await app.db.cartella.create({ data: { nome: 'Via' } })
    await app.db.cartella.update({ where: { id: cartella.id }, data: { eliminataIl: new Date() } })
    expect((await ask(staff, 'CARTELLA')).data?.eliminati.nodes).toMatchObject([{ tipo: 'CARTELLA', pk: cartella.id }])
  })
})

describe('every list of business rows', () => {
  test('whose type tells when it changed has the filter and the order', async () => {
    const { schema } = await import('#server/schema.ts')
    const { changingLists } = await import('#platform/graphql/listField.ts')
    const { isInputObjectType } = await import('graphql')
    expect(changingLists.all().length).toBeGreaterThan(20)
    // Other lists of the same rows are views: the portal, statistics.
    const models = new Set<string>()
    const entities = changingLists.all().filter(({ model }) => !models.has(model) && models.add(model))
    const without = entities.filter(({ name, orders }) => {
      const field = schema.getQueryType()?.getFields()[name]
      const filter = field?.args.find((arg) => arg.name === 'filtro')?.type
      const hasFilter = isInputObjectType(filter) && 'aggiornatoDopo' in filter.getFields()
      return !hasFilter || !orders.includes('aggiornatoIl')
    })
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test('dates its rows and remembers them by triggers', async () => {
    const { changingLists } = await import('#platform/graphql/listField.ts')
    const { modelDef } = await import('#platform/db/entity/rows.ts')
    const tables = changingLists.all().map(({ model }) => modelDef(model).table)
    const rows = await app.db.$queryRaw<{ table: string; count: number }[]>`
      SELECT relname AS table, count(*)::int AS count FROM pg_trigger JOIN pg_class ON pg_class.oid = tgrelid
      WHERE tgname IN ('aggiornamento', 'eliminazione') GROUP BY 1`
    const counts = new Map(rows.map(({ table, count }) => [table, count]))
    expect(tables.filter((table) => counts.get(table) !== 2)).toEqual([])
  })
})
