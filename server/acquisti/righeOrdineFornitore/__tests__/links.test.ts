import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeOrdine, makeUser } from '#server-test/factories.ts'
import { makeRigaFornitore } from '#server-test/personaleFactories.ts'

let app: TestApp
/** Sees what is bought, and no order. */
let buyer: Client
let pk: number

beforeAll(async () => {
  app = await createTestApp()
  const user = await makeUser(app.db, { operatore: { modificaStatoFasiOrdineFornitore: true } })
  buyer = await app.as(user)
  const tipo = await app.db.tipoSerramento.create({ data: { nome: 'Finestra' } })
  const ordine = await makeOrdine(app.db, {
    riferimento: 'Scala B',
    note: 'riservata',
    righe: { create: [{ numero: 1, tipoSerramentoId: tipo.id, posizione: 1 }] },
  })
  const riga = await app.db.rigaOrdine.findFirstOrThrow({ where: { ordineId: ordine.id } })
  pk = (await makeRigaFornitore(app.db, { ordineId: ordine.id, rigaOrdineId: riga.id })).id
})
afterAll(() => app.close())

interface Data {
  righeOrdineFornitore: { nodes: Record<'ordine' | 'rigaOrdine', Record<string, unknown> | null>[] }
}

const FIELDS = 'ordine { riferimento data note righe { pk } attivita { totalCount } } rigaOrdine { numero }'
const read = async (who: Client) =>
  (await who.graphql<Data>(`{ righeOrdineFornitore { nodes { ${FIELDS} } } }`)).data?.righeOrdineFornitore.nodes[0]

test('who buys for an order without seeing it is told what names it, and not its line', async () => {
  expect(pk).toBeGreaterThan(0)
  expect(await read(buyer)).toEqual({
    ordine: { riferimento: 'Scala B', data: null, note: null, righe: null, attivita: null },
    rigaOrdine: null,
  })
  expect(await read(await app.as('super'))).toMatchObject({
    ordine: { riferimento: 'Scala B', note: 'riservata', righe: [{}] },
    rigaOrdine: { numero: 1 },
  })
})
