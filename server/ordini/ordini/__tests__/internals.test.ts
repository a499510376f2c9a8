import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { makeFullOrdine, makeVoceCheckList } from '#server-test/ordini/factories.ts'

// The customers' app reads an order without what the office keeps to itself: note, check list, who ticked it,
// whom to ask for at the site.
const NOTA = 'Cliente difficile, chiedere acconto'
const PLACE = { cittaPosa: 'Murano', contattoPosa: 'Geometra Rossi', telefonoPosa: '333 1234567' }

let app: TestApp
let cliente: Client
let capo: Client
let pk: number
let item: number

beforeAll(async () => {
  app = await createTestApp()
  cliente = await app.as('app')
  capo = await app.as('operatore.capo')
  const { db } = app
  const account = await db.appAccount.findFirstOrThrow({ where: { userId: cliente.user?.id ?? 0 } })
  const { id: clienteId } = await makeCliente(db, { app: [account.id], note: NOTA })
  pk = (await makeFullOrdine(db, { clienteId, note: NOTA, ...PLACE })).id
  item = (await makeVoceCheckList(db, 'Sollecitato')).id
  await db.checkListOrdine.create({ data: { ordineId: pk, voceId: item, userId: capo.user?.id ?? 0 } })
})
afterAll(() => app.close())

const DOCUMENTO = '{ ordini { nodes { note checkList { nome done utente } } } }'

test('GraphQL: null, and all of it to the office', async () => {
  const first = async (client: Client) => (await queryAs<{ nodes: object[] }>(client, DOCUMENTO)).nodes[0]
  expect(await first(cliente)).toEqual({ note: null, checkList: null })
  expect(await first(capo)).toEqual({
    note: NOTA,
    checkList: [{ nome: 'Sollecitato', done: true, utente: expect.stringMatching(/^Utente Numero/) }],
  })
})

test('the place of delivery is told to the customer, whom to ask for there only to the office', async () => {
  const document = '{ ordini { nodes { cittaPosa contattoPosa telefonoPosa } } }'
  const first = async (client: Client) => (await queryAs<{ nodes: object[] }>(client, document)).nodes[0]
  expect(await first(cliente)).toEqual({ cittaPosa: 'Murano', contattoPosa: null, telefonoPosa: null })
  expect(await first(capo)).toEqual(PLACE)
})

test('whom to ask for at the site is not guessed by searching', async () => {
  const count = async (client: Client, search: string) =>
    (await queryAs<{ totalCount: number }>(client, `{ ordini(filtro: { search: "${search}" }) { totalCount } }`))
      .totalCount
  expect(await count(cliente, 'Murano')).toBe(1)
  for (const search of ['geometra', 'Rossi', '333 1234567']) expect(await count(cliente, search), search).toBe(0)
})

test('a filter by the check list does nothing to who does not read it', async () => {
  const count = async (client: Client, filter: string) =>
    (await queryAs<{ totalCount: number }>(client, `{ ordini(filtro: { ${filter} }) { totalCount } }`)).totalCount
  for (const filter of [`checkFattaPks: [${item}]`, `checkNonFattaPks: [${item}]`]) {
    expect(await count(cliente, filter)).toBe(1)
  }
  expect(await count(capo, `checkFattaPks: [${item}]`)).toBe(1)
  expect(await count(capo, `checkNonFattaPks: [${item}]`)).toBe(0)
})

test('REST: list and detail alike, nothing of it anywhere in the answer', async () => {
  for (const path of [`/api/planner/ordini/${pk}/`, '/api/planner/ordini/']) {
    const answer = await cliente.fetch(path)
    expect(answer.status).toBe(200)
    const text = await answer.text()
    expect(text).toContain('"note":null')
    expect(text).toContain('"check_list":null')
    expect(text).not.toMatch(/acconto|Sollecitato/i)
    expect(await (await capo.fetch(path)).text()).toMatch(/acconto.*Sollecitato/s)
  }
})

test('Excel: the columns of the check list are not there', async () => {
  const titles = async (client: Client) => {
    const answer = await client.fetch('/esporta/ordini.xlsx?colonne=numeroCommessa,checkList')
    const libro = new ExcelJS.Workbook()
    await libro.xlsx.load(await answer.arrayBuffer())
    return (libro.getWorksheet(1)?.getRow(1).values as unknown[] | undefined)?.slice(1)
  }
  expect(await titles(cliente)).toEqual(['Numero commessa'])
  expect(await titles(capo)).toEqual(['Numero commessa', 'Sollecitato'])
})

test("the note about the customer is the office's too", async () => {
  const documento = '{ clienti { nodes { note } } }'
  expect(await queryAs(cliente, documento)).toEqual({ nodes: [{ note: null }] })
  expect(await queryAs(await app.as('staff'), documento)).toEqual({ nodes: [{ note: NOTA }] })
})
