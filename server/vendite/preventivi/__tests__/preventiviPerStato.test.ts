import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makePreventivo } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'

let app: TestApp
let nuovo: number
beforeAll(async () => {
  app = await createTestApp()
  const stato = await app.db.statoPreventivo.create({ data: { stato: 'Nuovissimo', ordine: 90 } })
  nuovo = stato.id
  const citta = 'Contopoli'
  await makePreventivo(app.db, { citta, statoId: nuovo })
  await makePreventivo(app.db, { citta, statoId: nuovo })
  await makePreventivo(app.db, { citta, statoId: nuovo, eliminato: true })
  await makePreventivo(app.db, { citta, statoId: null })
})
afterAll(() => app.close())

const ask = async (client: Client) => {
  const document = `{ preventiviPerStato(filtro: { citta: "Contopoli", eliminato: false }) { statoPk conteggio } }`
  const rows = await queryAs<{ statoPk: number | null; conteggio: number }[]>(client, document)
  return rows.sort((a, b) => (a.statoPk ?? 0) - (b.statoPk ?? 0))
}

test('how many quotes of the list have each state, those of none too', async () => {
  expect(await ask(await app.as('staff'))).toEqual([
    { statoPk: null, conteggio: 1 },
    { statoPk: nuovo, conteggio: 2 },
  ])
})

test('an agent counts the own quotes', async () => {
  expect(await ask(await app.as('agente'))).toEqual([])
})
