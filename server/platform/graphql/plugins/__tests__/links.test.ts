import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, type UserKind } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp
let agente: Client
let own: number
let foreign: number

async function agenteOf(who: UserKind) {
  const { user } = await app.as(who)
  return app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
}

beforeAll(async () => {
  app = await createTestApp()
  agente = await app.as('agente')
  const { id: agenteId } = await agenteOf('agente')
  const ownCliente = await makeCliente(app.db, { nome: 'Suo', citta: 'Lucca', agenteId, email: 'suo@example.com' })
  const other = await makeAgente(app.db)
  const ofOther = await makeCliente(app.db, {
    nome: 'Di un altro',
    citta: 'Pisa',
    agenteId: other.id,
    email: 'altro@example.com',
  })
  own = (await makeOrdine(app.db, { clienteId: ownCliente.id, agenteId })).id
  foreign = (await makeOrdine(app.db, { clienteId: ofOther.id, agenteId })).id
  await makeOrdine(app.db, { clienteId: ofOther.id, agenteId: other.id })
})
afterAll(() => app.close())

interface Data {
  ordine: { cliente: Record<string, unknown> | null } | null
}

const clienteOf = async (who: Client, ordine: number, fields: string) =>
  (await who.graphql<Data>(`{ ordine(pk: ${ordine}) { cliente { ${fields} } } }`)).data?.ordine?.cliente

const FIELDS = 'nome email citta versione numeroOrdini puoEliminare ordini { totalCount }'

test('of a row that the viewer does not see in its list a link tells what is open, the rest is null', async () => {
  expect(await clienteOf(agente, own, FIELDS)).toMatchObject({ nome: 'Suo', citta: 'Lucca', ordini: { totalCount: 1 } })
  expect(await clienteOf(agente, foreign, FIELDS)).toEqual({
    nome: 'Di un altro',
    email: 'altro@example.com',
    citta: null,
    versione: null,
    numeroOrdini: null,
    puoEliminare: null,
    ordini: null,
  })
  expect(await clienteOf(await app.as('super'), foreign, 'citta ordini { totalCount }')).toEqual({
    citta: 'Pisa',
    ordini: { totalCount: 2 },
  })
})

test('which rows are seen is asked once for all of a page, and only when something else than what is open is', async () => {
  const asks = async (who: Client, fields: string) =>
    (await statementsOf(() => who.graphql(`{ ordini { nodes { cliente { ${fields} } } } }`))).length
  const open = await asks(agente, 'id pk nome')
  expect(await asks(agente, 'nome citta')).toBe(open + 1)
  const all = await app.as('super')
  expect(await asks(all, 'nome citta')).toBe(await asks(all, 'nome'))
})

test('a list of what belongs to a row: its rows, seen and filtered as in the list of the entity; cursors are of one row', async () => {
  interface Related {
    cliente: { ordini: { totalCount: number; nodes: { pk: number }[]; pageInfo: { endCursor: string } } | null }
  }
  const all = await app.as('super')
  const { clienteId } = await app.db.ordine.findUniqueOrThrow({ where: { id: foreign } })
  const { clienteId: ofOwn } = await app.db.ordine.findUniqueOrThrow({ where: { id: own } })
  const read = (pk: number, args: string) =>
    all.graphql<Related>(
      `{ cliente(pk: ${pk}) { ordini(${args}) { totalCount nodes { pk } pageInfo { endCursor } } } }`,
    )
  const first = (await read(clienteId, 'first: 1, ordinamento: [ID]')).data?.cliente.ordini
  expect(first).toMatchObject({ totalCount: 2, nodes: [{ pk: foreign }] })
  const cursor = first?.pageInfo.endCursor
  const second = await read(clienteId, `first: 1, ordinamento: [ID], after: "${cursor}"`)
  expect(second.data?.cliente.ordini?.nodes).toHaveLength(1)
  expect(second.data?.cliente.ordini?.nodes).not.toEqual(first?.nodes)
  expect((await read(clienteId, `filtro: { pks: [${own}] }`)).data?.cliente.ordini?.totalCount).toBe(0)
  const { errors } = await read(ofOwn, `first: 1, ordinamento: [ID], after: "${cursor}"`)
  expect(errors?.[0]?.message).toMatch(/^Cursore non valido/)
})
