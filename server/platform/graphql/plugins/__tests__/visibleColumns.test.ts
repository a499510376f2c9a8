import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeOrdine } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

const question = '{ ordini { nodes { pk note netto agente { codice } } } }'

test('what a viewer may not read is not selected, what it may is', async () => {
  await makeOrdine(app.db, { agenteId: (await makeAgente(app.db)).id })
  for (const [who, sees] of [
    ['super', true],
    ['operatore', false],
  ] as const) {
    const client = await app.as(who)
    await app.db.operatore.updateMany({ data: { vedeOrdini: true } })
    const statements = await statementsOf(async () => {
      const { data, errors } = await client.graphql<{ ordini: { nodes: { netto: unknown; agente: unknown }[] } }>(
        question,
      )
      expect(errors).toBeUndefined()
      expect(data?.ordini.nodes[0]?.netto).toEqual(sees ? expect.any(Number) : null)
      expect(data?.ordini.nodes[0]?.agente).toEqual(sees ? { codice: expect.any(String) } : null)
    })
    const elenco = statements.find((text) => text.includes('"ordini"') && text.includes('"note"')) ?? ''
    expect(elenco).toContain('"note"')
    expect(elenco.includes('"netto"')).toBe(sees)
    expect(elenco.includes('"codice"')).toBe(sees)
  }
})
