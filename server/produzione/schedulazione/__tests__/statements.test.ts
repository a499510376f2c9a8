import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { statementsOf } from '#server-test/statements.ts'
import { makeFornitori, makeSchedulabile } from './scene.ts'

// What a plan, a trial and the warnings ask is read together: beside who asks and the orders that an answer leads to.
let app: TestApp
let planner: Client
let pk: number
beforeAll(async () => {
  app = await createTestApp()
  planner = await app.as('super')
  await makeFornitori(app.db)
  pk = (await makeSchedulabile(app.db)).id
})
afterAll(() => app.close())

const PIANO = 'schedulazioni { nomeFase inizio fine nomeFornitore occupations { date time } } errors { testo } complete'

/** The statements of a question that was asked before, without those that say who asks. */
async function countOfStatements(document: string): Promise<number> {
  const put = async () => expect((await planner.graphql(document)).errors).toBeUndefined()
  await put()
  const statements = await statementsOf(put)
  return statements.filter((sql) => !/"(sessions|users)"/.test(sql)).length
}

test('a trial', async () => {
  expect(await countOfStatements(`{ scheduleOrder(pk: ${pk}, autoStart: true) { ${PIANO} } }`)).toBe(1)
})

test('a saved plan', async () => {
  expect(await countOfStatements(`{ pianoOrdine(pk: ${pk}) { ${PIANO} } }`)).toBe(1)
})

test('the warnings, without the work that nobody asks for, and the orders they lead to', async () => {
  const document = `{ warningsOrdiniFornitore { totaleMancanti totaleARischio
    mancanti { ordine { pk cliente { nome } } materiali { materiale } }
    aRischio { ordine { pk } fornitore giorni } } }`
  expect(await countOfStatements(document)).toBe(3)
})
