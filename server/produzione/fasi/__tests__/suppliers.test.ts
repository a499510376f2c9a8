import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeUser } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeFornitore } from '#server-test/personaleFactories.ts'
import { statementsOf } from '#server-test/statements.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Read {
  nome: string
  fornitori: { nome: string; tempo: number }[] | null
}

test('a phase tells who supplies its material, with the lead time for it; a phase of the house nobody', async () => {
  await app.db.fornitore.deleteMany()
  await makeFornitore(app.db, { nome: 'Zeta', tipologia: 'legno', tempo: 7 })
  const altriMateriali = [{ tipologia: 'legno', tempo: 12, isDefault: false }]
  await makeFornitore(app.db, { nome: 'Alfa', tipologia: 'vetro', tempo: 5, altriMateriali })
  const question = '{ fasi { nome fornitori { nome tempo } } }'
  const superuser = await app.as('super')
  let fasi: Read[] = []
  const statements = await statementsOf(async () => {
    fasi = await queryAs<Read[]>(superuser, question)
  })
  // Of all phases together.
  expect(statements.filter((statement) => /altri_materiali/.test(statement))).toHaveLength(1)
  const of = (nome: string) => fasi.find((fase) => fase.nome === nome)?.fornitori
  expect(of('legno')).toEqual([
    { nome: 'Alfa', tempo: 12 },
    { nome: 'Zeta', tempo: 7 },
  ])
  expect(of('vetro')).toEqual([{ nome: 'Alfa', tempo: 5 }])
  expect(of('banchi')).toEqual([])
  const omar = await app.as(await makeUser(app.db, { operatore: {} }))
  // The floor has its phases, and is not told who supplies them.
  const ofOmar = await queryAs<Read[]>(omar, question)
  expect(ofOmar.map(({ nome }) => nome)).toEqual(fasi.map(({ nome }) => nome))
  expect(ofOmar.filter(({ fornitori }) => fornitori !== null)).toEqual([])
})
