import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeAgente } from '#server-test/factories.ts'
import { matrixNodes } from '#server-test/matrice/calls.ts'
import { callers, type MatrixScene, makeMatrixScene } from '#server-test/matrice/scene.ts'
import { makeConferma, makeFullOrdine } from '#server-test/ordini/factories.ts'

let scena: MatrixScene

beforeAll(async () => {
  scena = await makeMatrixScene()
})
afterAll(() => scena.app.close())

const idOf = (name: string, pk: number) => Buffer.from(`${name}:${pk}`).toString('base64')

const asked = 'query ($id: ID!) { node(id: $id) { __typename } nodes(ids: [$id]) { __typename } }'

test("a type that the caller may not read answers null, be it of the caller's own order or missing", async () => {
  const { db } = scena.app
  const agente = await makeAgente(db)
  const ordine = await makeFullOrdine(db, { agenteId: agente.id })
  const conferma = await makeConferma(db, { ordineId: ordine.id })
  const client = await scena.app.as(agente.user)
  const nothing = { data: { node: null, nodes: [null] } }
  expect(await client.graphql(asked, { id: idOf('ConfermaOrdine', conferma.id) })).toEqual(nothing)
  expect(await client.graphql(asked, { id: idOf('ConfermaOrdine', 2_000_000_000) })).toEqual(nothing)
  const own = { node: { __typename: 'Ordine' }, nodes: [{ __typename: 'Ordine' }] }
  expect(await client.graphql(asked, { id: idOf('Ordine', ordine.id) })).toEqual({ data: own })
})

test('nobody is told that what is withheld exists', async () => {
  for (const who of callers) {
    const client = await scena.reader(who)
    // The root is closed to suppliers, whatever they name.
    if (!client.user || who === 'fornitore') continue
    for (const [name, tipo] of Object.entries(matrixNodes)) {
      for (const target of scena.targets(tipo)) {
        const id = idOf(name, await scena.fisso(tipo, target, who))
        const { data, errors } = await client.graphql<{ node: unknown }>(asked, { id })
        const which = `${name} ${target} as ${who}`
        const node = data?.node === null ? null : { __typename: name }
        expect({ data, errors }, which).toEqual({ data: { node, nodes: [node] }, errors: undefined })
      }
    }
  }
})

test('a hundred objects at once and no more', async () => {
  const superuser = await scena.reader('super')
  const ask = (n: number) =>
    superuser.graphql<{ nodes: unknown[] }>('query ($ids: [ID!]!) { nodes(ids: $ids) { id } }', {
      ids: Array.from({ length: n }, (_, i) => idOf('Preventivo', i + 1)),
    })
  expect((await ask(100)).data?.nodes).toHaveLength(100)
  expect((await ask(101)).errors).toMatchObject([
    { message: 'ids: al massimo 100 alla volta.', extensions: { code: 'BAD_USER_INPUT' } },
  ])
  expect((await ask(50_000)).errors).toHaveLength(1)
})
