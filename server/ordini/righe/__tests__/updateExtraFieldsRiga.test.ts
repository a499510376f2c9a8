import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { mutateAs, queryAs } from '../../../test/ordini/ask.ts'
import { makeFullOrdine } from '../../../test/ordini/factories.ts'

let app: TestApp
let superuser: Client
let ordine: number
let riga: number

const letti = { Colore: 'Noce', Vetro: '4' }

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
})
beforeEach(async () => {
  const pieno = await makeFullOrdine(app.db, {}, { extraFields: letti })
  ordine = pieno.id
  riga = pieno.riga.id
})
afterAll(() => app.close())

const salva = (extraFields: object, altro: object = {}, chi = superuser) =>
  mutateAs(chi, 'updateExtraFieldsRiga', { riga, extraFields, ...altro })
const salvati = async () => (await app.db.rigaOrdine.findUniqueOrThrow({ where: { id: riga } })).extraFields

test('replaced, with a line of history a field; the version of the order’s form stays', async () => {
  const { versione } = await app.db.ordine.findUniqueOrThrow({ where: { id: ordine } })
  expect((await salva({ Colore: 'RAL 9010', Nuovo: 1 }, { letti })).errors).toEqual([])
  expect(await salvati()).toEqual({ Colore: 'RAL 9010', Nuovo: 1 })
  const voci = await queryAs<object[]>(superuser, `{ storicoOrdine(pk: ${ordine}) { campo prima dopo } }`)
  expect(voci).toEqual([
    { campo: 'Riga 1 · Campo extra · Nuovo', prima: null, dopo: '1' },
    { campo: 'Riga 1 · Campo extra · Colore', prima: 'Noce', dopo: 'RAL 9010' },
    { campo: 'Riga 1 · Campo extra · Vetro', prima: '4', dopo: null },
  ])
  expect((await app.db.ordine.findUniqueOrThrow({ where: { id: ordine } })).versione).toBe(versione)
})

test('two at once in different fields: both stay', async () => {
  await salva({ ...letti, Vetro: '6' }, { letti })
  expect((await salva({ ...letti, Colore: 'RAL 9010' }, { letti })).errors).toEqual([])
  expect(await salvati()).toEqual({ Colore: 'RAL 9010', Vetro: '6' })
})

test('two at once in the same field: refused with what is there now, and nothing changed', async () => {
  await salva({ ...letti, Colore: 'Ciliegio' }, { letti })
  await expect(salva({ ...letti, Colore: 'RAL 9010', Vetro: '6' }, { letti })).rejects.toMatchObject({
    extensions: { code: 'CONFLICT', campi: { Colore: 'Ciliegio' }, autore: expect.any(String) },
  })
  expect(await salvati()).toEqual({ Colore: 'Ciliegio', Vetro: '4' })
  // Having seen it, one's own wins.
  const visti = { ...letti, Colore: 'Ciliegio' }
  expect((await salva({ ...letti, Colore: 'RAL 9010', Vetro: '6' }, { letti: visti })).errors).toEqual([])
  expect(await salvati()).toEqual({ Colore: 'RAL 9010', Vetro: '6' })
})

test('the old clients, who do not say what they had read, overwrite', async () => {
  await salva({ Colore: 'Ciliegio' })
  expect(await salvati()).toEqual({ Colore: 'Ciliegio' })
})

test.each([
  [{ a: { b: 1 } }, {}],
  [{ a: '1' }, { letti: { a: [1] } }],
  [{ ['k'.repeat(101)]: '' }, {}],
])('%j with %j is refused, and nothing changed', async (extraFields, altro) => {
  expect((await salva(extraFields, altro)).errors).toHaveLength(1)
  expect(await salvati()).toEqual(letti)
})

test('refused by permission; somebody else’s line is as one that is not there', async () => {
  await expect(salva({}, {}, await app.as('agente'))).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
  await expect(mutateAs(superuser, 'updateExtraFieldsRiga', { riga: 999_999, extraFields: {} })).rejects.toMatchObject({
    extensions: { code: 'NOT_FOUND' },
  })
  expect(await salvati()).toEqual(letti)
})
