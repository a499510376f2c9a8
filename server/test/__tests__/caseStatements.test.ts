import { afterAll, beforeAll, expect, test } from 'vitest'
import { makeFornitori, makeSchedulabile } from '#produzione/schedulazione/__tests__/scene.ts'
import type { BenchCase } from '../../../bench/cases/benchCase.ts'
import { benchCases } from '../../../bench/cases.ts'
import { type Client, createTestApp, type TestApp } from '../client.ts'
import { makeAgente, makePreventivo } from '../factories.ts'
import { makeOrdineFornitore } from '../personaleFactories.ts'
import { statementsOf } from '../statements.ts'

// What is measured asks as many statements as it did, whoever adds a feature: one, beside the one that says who asks,
// but where this says more. Lists are short here: theirs tell how many rows there are.
const MORE: Readonly<Record<string, number>> = {
  // Which orders, what they hold, and the rows that the answer leads to.
  'Avvisi ordini fornitore (mancanti e a rischio)': 3,
  // Five lists.
  'Scheda degli ordini a fornitore con 500 righe': 5,
  // What has changed of the cells, the phases that have no limit; what orders are called by where a cell has one.
  'Schedulatore: due settimane con gli ordini': 2,
  'Avanzamento di una settimana, giorno per giorno': 2,
  // Which list is in force, and whether what is kept of it still holds.
  'Prezzi di un preventivo di 20 finestre': 2,
}

let app: TestApp
let superuser: Client
beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  await makeFornitori(app.db)
  await makeAgente(app.db)
  await makePreventivo(app.db, { serramenti: [{}, {}] })
  for (const tipologia of ['legno', 'vetro']) {
    const { id } = await makeSchedulabile(app.db)
    await makeOrdineFornitore(app.db, { ordineId: id, tipologia })
  }
})
afterAll(() => app?.close())

/** A number for `{pk}`: of what the case asks about, else of any order. */
async function pkOf({ ids = 'SELECT id FROM preventivi LIMIT 1' }: BenchCase): Promise<number> {
  const [own] = await app.db.$queryRawUnsafe<{ id: number }[]>(ids)
  return own?.id ?? (await app.db.ordine.findFirstOrThrow()).id
}

test.each(benchCases.map((one) => [one.nome, one] as const))('%s', async (name, example) => {
  const pk = String(await pkOf(example))
  const variables = JSON.parse(JSON.stringify(example.variables ?? {}).replaceAll('"{pk}"', pk))
  const put = async () => expect((await superuser.graphql(example.prodotto, variables)).errors).toBeUndefined()
  // Some of what answers is kept from the first time on.
  await put()
  const statements = await statementsOf(put)
  expect(statements.filter((sql) => !/\bsessions\b/.test(sql))).toHaveLength(MORE[name] ?? 1)
})
