import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { mutateAs, queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine } from '#server-test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let ordine: number
let riga: number

const read = { Colore: 'Noce', Vetro: '4' }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
beforeEach(async () => {
  const full = await makeFullOrdine(app.db, {}, { extraFields: read })
  ordine = full.id
  riga = full.riga.id
})
afterAll(() => app.close())

const save = (extraFields: object, other: object = {}, who = superuser) =>
  mutateAs(who, 'updateExtraFieldsRiga', { rigaPk: riga, extraFields, ...other })
const saved = async () => (await app.db.rigaOrdine.findUniqueOrThrow({ where: { id: riga } })).extraFields

test('replaced, with a line of history a field; the version of the order’s form stays', async () => {
  const { versione } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine } })
  expect((await save({ Colore: 'RAL 9010', Nuovo: 1 }, { letti: read })).errors).toEqual([])
  expect(await saved()).toEqual({ Colore: 'RAL 9010', Nuovo: 1 })
  const items = await queryAs<object[]>(superuser, `{ storicoOrdine(pk: ${ordine}) { campo prima dopo } }`)
  expect(items).toEqual([
    { campo: 'Riga 1 · Campo extra · Nuovo', prima: null, dopo: '1' },
    { campo: 'Riga 1 · Campo extra · Colore', prima: 'Noce', dopo: 'RAL 9010' },
    { campo: 'Riga 1 · Campo extra · Vetro', prima: '4', dopo: null },
  ])
  expect((await app.db.ordine.findUniqueOrThrow({ where: { id: ordine } })).versione).toBe(versione)
})

test('two at once in different fields: both stay', async () => {
  await save({ ...read, Vetro: '6' }, { letti: read })
  expect((await save({ ...read, Colore: 'RAL 9010' }, { letti: read })).errors).toEqual([])
  expect(await saved()).toEqual({ Colore: 'RAL 9010', Vetro: '6' })
})

test('two at once in the same field: refused with what is there now, and nothing changed', async () => {
  await save({ ...read, Colore: 'Ciliegio' }, { letti: read })
  await expect(save({ ...read, Colore: 'RAL 9010', Vetro: '6' }, { letti: read })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { Colore: 'Ciliegio' }, autore: expect.any(String) },
  })
  expect(await saved()).toEqual({ Colore: 'Ciliegio', Vetro: '4' })
  // Having seen it, one's own wins.
  const seen = { ...read, Colore: 'Ciliegio' }
  expect((await save({ ...read, Colore: 'RAL 9010', Vetro: '6' }, { letti: seen })).errors).toEqual([])
  expect(await saved()).toEqual({ Colore: 'RAL 9010', Vetro: '6' })
})

test('the old clients, who do not say what they had read, overwrite', async () => {
  await save({ Colore: 'Ciliegio' })
  expect(await saved()).toEqual({ Colore: 'Ciliegio' })
})

test.each([
  [{ a: { b: 1 } }, {}],
  [{ a: '1' }, { letti: { a: [1] } }],
  [{ ['k'.repeat(101)]: '' }, {}],
])('%j with %j is refused, and nothing changed', async (extraFields, other) => {
  expect((await save(extraFields, other)).errors).toHaveLength(1)
  expect(await saved()).toEqual(read)
})

test('refused by permission; somebody else’s line is as one that is not there', async () => {
  await expect(save({}, {}, await app.as('agente'))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await expect(
    mutateAs(superuser, 'updateExtraFieldsRiga', { rigaPk: 999_999, extraFields: {} }),
  ).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  expect(await saved()).toEqual(read)
})
