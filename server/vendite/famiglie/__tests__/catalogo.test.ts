import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCatalogo, makeFamiglia } from '#server-test/factories.ts'

let app: TestApp

beforeAll(async () => {
  app = await createTestApp()
})
afterAll(() => app.close())

interface Famiglie {
  famiglie: { pk: number; nome: string; descrizione: string; opzioni: { nome: string; valori: { nome: string }[] }[] }[]
}

const FAMIGLIE = '{ famiglie { pk nome descrizione opzioni { nome valori { nome } } } }'
const read = async () => (await app.visitor.graphql<Famiglie>(FAMIGLIE)).data?.famiglie ?? []

test('visitors read families with options and values, in order', async () => {
  await makeFamiglia(app.db, { nome: 'Seconda', ordine: 20_002, opzioni: { Vetro: ['Doppio', 'Triplo'] } })
  const famiglie = await read()
  expect(famiglie).toMatchObject([
    { nome: 'Seconda', opzioni: [{ nome: 'Vetro', valori: [{ nome: 'Doppio' }, { nome: 'Triplo' }] }] },
  ])
})

test('html is clean when it is shown, whatever stands in the row', async () => {
  const { id } = await makeFamiglia(app.db, { descrizione: '<p>Larice<script>alert(1)</script></p>' })
  expect((await read()).find(({ pk }) => pk === id)?.descrizione).toBe('<p>Larice</p>')
})

test('every change shows at the next request: a name, a value more, a family less', async () => {
  const { famiglia } = await makeCatalogo(app.db)
  const find = async () => (await read()).find(({ pk }) => pk === famiglia.id)
  await find()
  await app.db.famiglia.update({ where: { id: famiglia.id }, data: { nome: 'Nome nuovo' } })
  expect((await find())?.nome).toBe('Nome nuovo')
  const opzioneId = famiglia.opzioni[0]?.id ?? 0
  await app.db.valoreOpzione.create({ data: { opzioneId, nome: 'Wengé', ordine: 9 } })
  expect((await find())?.opzioni[0]?.valori.map(({ nome }) => nome)).toEqual(['Noce', 'Rovere', 'Wengé'])
  await app.db.famiglia.delete({ where: { id: famiglia.id } })
  expect(await find()).toBeUndefined()
})

test('many requests on an empty process share one loading and agree', async () => {
  const answers = await Promise.all(Array.from({ length: 20 }, read))
  expect(new Set(answers.map((famiglie) => JSON.stringify(famiglie))).size).toBe(1)
})
