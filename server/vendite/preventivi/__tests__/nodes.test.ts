// What a quote is made of, by its id, and where it leads.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeFamiglia, makeOrdine, makePreventivo, type UserKind } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let agenteId: number
let famigliaId: number
/** Of the agent, and of nobody. */
let own: number
let foreign: number

const agenteOf = async (who: UserKind) => {
  const { user } = await app.as(who)
  return app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
}

async function makeFull(different: { agenteId?: number }): Promise<number> {
  const { id: preventivoId } = await makePreventivo(app.db, { famigliaId, ...different })
  const { id: valoreId, opzioneId } = await app.db.valoreOpzione.findFirstOrThrow({
    where: { opzione: { famigliaId } },
  })
  await app.db.opzionePreventivo.create({ data: { preventivoId, opzioneId, valoreId } })
  return preventivoId
}

beforeAll(async () => {
  app = await createTestApp()
  ;({ id: agenteId } = await agenteOf('agente'))
  ;({ id: famigliaId } = await makeFamiglia(app.db))
  own = await makeFull({ agenteId })
  foreign = await makeFull({})
})
afterAll(() => app.close())

const CHOICES = {
  Serramento: '... on Serramento { posizione preventivo { pk } }',
  OpzionePreventivo: '... on OpzionePreventivo { valore { nome } preventivo { pk } }',
}

async function read(who: Client, type: keyof typeof CHOICES, preventivoId: number) {
  const where = { preventivoId }
  const row =
    type === 'Serramento'
      ? await app.db.serramento.findFirst({ where })
      : await app.db.opzionePreventivo.findFirst({ where })
  const id = Buffer.from(`${type}:${row?.id ?? 999_999}`).toString('base64')
  return who.graphql<{ node: { preventivo: { pk: number } } | null }>(`{ node(id: "${id}") { ${CHOICES[type]} } }`)
}

test.each(['Serramento', 'OpzionePreventivo'] as const)('%s: of a quote that one sees', async (type) => {
  const nodeOf = async (kind: UserKind, preventivo: number) =>
    (await read(await app.as(kind), type, preventivo)).data?.node?.preventivo.pk ?? null
  for (const kind of ['staff', 'operatore'] as const) expect(await nodeOf(kind, foreign)).toBe(foreign)
  expect(await nodeOf('agente', own)).toBe(own)
  expect(await nodeOf('agente', foreign)).toBeNull()
  expect(await nodeOf('agente', 0)).toBeNull()
  expect(await nodeOf('app', own)).toBeNull()
  expect((await read(app.visitor, type, own)).errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
})

test('a family and an agent lead to their quotes, as far as the viewer sees them', async () => {
  const document = '{ famiglie { pk preventivi { nodes { pk } } } }'
  interface Read {
    famiglie: { pk: number; preventivi: { nodes: { pk: number }[] } | null }[]
  }
  const of = async (who: Client) => {
    const { famiglie } = (await who.graphql<Read>(document)).data ?? { famiglie: [] }
    return famiglie.find(({ pk }) => pk === famigliaId)?.preventivi?.nodes.map(({ pk }) => pk)
  }
  const staff = await app.as('staff')
  expect((await of(staff))?.sort()).toEqual([own, foreign].sort())
  expect(await of(await app.as('agente'))).toEqual([own])
  expect(await of(await app.as('app'))).toBeUndefined()
  expect(await of(app.visitor)).toBeUndefined()
  const agenti = await queryAs<{ pk: number; preventivi: { nodes: { pk: number }[] } }[]>(
    staff,
    '{ agenti { pk preventivi { nodes { pk } } } }',
  )
  expect(agenti.find(({ pk }) => pk === agenteId)?.preventivi.nodes).toEqual([{ pk: own }])
})

test('an order leads to its quote, but for an agent who does not see that', async () => {
  const { id: numero } = await makeOrdine(app.db, { agenteId, preventivoId: foreign })
  const { id: other } = await makeOrdine(app.db, { agenteId, preventivoId: own })
  const of = async (kind: UserKind, pk: number) => {
    const document = `{ ordine(pk: ${pk}) { preventivo { pk nomeCognome } } }`
    const { data } = await (await app.as(kind)).graphql<{ ordine: { preventivo: { pk: number } | null } }>(document)
    return data?.ordine.preventivo?.pk ?? null
  }
  expect(await of('super', numero)).toBe(foreign)
  expect(await of('agente', numero)).toBeNull()
  expect(await of('agente', other)).toBe(own)
})
