import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { statementsOf } from '#server-test/statements.ts'
import { makeFornitori, makeSchedulabile } from '../../schedulazione/__tests__/scene.ts'
import { loadSearch } from '../ricerca/load.ts'
import { proposeSchema } from '../rules.ts'

let app: TestApp
let planner: Client
beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
})
afterAll(() => app.close())

const between = (days: number) => new Date(Math.floor(Date.now() / 86_400_000) * 86_400_000 + days * 86_400_000)

interface Colli {
  finirebberoTardi: number[]
  daPianificare: number
  settimane: { pksInAttesa: number[] }[]
  freni: { ordini: number; pks: number[] }[]
}

async function colli(): Promise<Colli> {
  const { data, errors } = await planner.graphql<{ colliDiBottiglia: Colli }>(`{ colliDiBottiglia {
    finirebberoTardi daPianificare settimane { pksInAttesa } freni { ordini pks }
  } }`)
  if (errors?.[0]) throw errors[0]
  return data?.colliDiBottiglia as Colli
}

test('every count of the bottleneck has its orders, those that nobody has planned told apart', async () => {
  const made = []
  for (let n = 0; n < 5; n++)
    made.push(await makeSchedulabile(app.db, { macchine: 2400, dataConsegna: between(3 + n) }))
  const { finirebberoTardi, daPianificare, settimane, freni } = await colli()
  expect(finirebberoTardi.length).toBeGreaterThan(0)
  expect(daPianificare).toBe(finirebberoTardi.length)
  // Who waits for a department is one of the late ones.
  expect(settimane.flatMap(({ pksInAttesa }) => pksInAttesa).every((pk) => finirebberoTardi.includes(pk))).toBe(true)
  for (const { ordini, pks } of freni) expect(ordini).toBe(pks.length)
  expect(freni.flatMap(({ pks }) => pks).every((pk) => finirebberoTardi.includes(pk))).toBe(true)
  // The list that a count opens has them all.
  const { data } = await planner.graphql<{ ordini: { totalCount: number } }>(
    `query ($pks: [Int!]) { ordini(filtro: { pks: $pks }) { totalCount } }`,
    { pks: finirebberoTardi },
  )
  expect(data?.ordini.totalCount).toBe(finirebberoTardi.length)

  // Nobody plans what is delivered.
  const { id: statoId } =
    (await app.db.valoreStato.findFirst({ where: { contesto: 'ORDINE', nome: 'Consegnato' } })) ??
    (await app.db.valoreStato.create({ data: { contesto: 'ORDINE', nome: 'Consegnato' } }))
  const [delivered] = finirebberoTardi
  await app.db.ordine.update({ where: { id: delivered }, data: { statoId } })
  for (const scope of ['tutti', 'non_schedulati'] as const) {
    const { ordini } = await loadSearch(app.db, await proposeSchema.validate({ ambito: scope }))
    expect(ordini.map(({ ordine }) => ordine).sort()).toEqual(
      made.flatMap(({ id }) => (id === delivered ? [] : [id])).sort(),
    )
  }
})

test('the orders that values lead to are read by one statement', async () => {
  await Promise.all([1, 2, 3].map((days) => makeSchedulabile(app.db, { macchine: 2400, dataConsegna: between(days) })))
  interface Freni {
    colliDiBottiglia: { freni: { esempi: { ordine: { numeroCommessa: string } | null }[] }[] }
  }
  let named: (string | undefined)[] = []
  const ask = (fields: string) => async () => {
    const { data } = await planner.graphql<Freni>(`{ colliDiBottiglia { freni { esempi { giorni ${fields} } } } }`)
    named = (data?.colliDiBottiglia.freni ?? []).flatMap(({ esempi }) =>
      esempi.map(({ ordine }) => ordine?.numeroCommessa),
    )
  }
  const without = await statementsOf(ask(''))
  const withOrders = await statementsOf(ask('ordine { numeroCommessa cliente { nome } }'))
  expect(named.length).toBeGreaterThan(1)
  expect(named.every((numero) => typeof numero === 'string' && numero !== '')).toBe(true)
  expect(withOrders.length).toBe(without.length + 1)
})
