import ExcelJS from 'exceljs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeCliente } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import { makeFullOrdine, makeVoceCheckList } from '../../../test/ordini/factories.ts'

// The customers' app reads an order without what the office keeps to itself: note, check list, who ticked it.
const NOTA = 'Cliente difficile, chiedere acconto'

let app: TestApp
let cliente: Client
let capo: Client
let pk: number
let voce: number

beforeAll(async () => {
  app = await createTestApp()
  cliente = await app.as('app')
  capo = await app.as('operatore.capo')
  const { db } = app
  const account = await db.appAccount.findFirstOrThrow({ where: { userId: cliente.user?.id ?? 0 } })
  const { id: clienteId } = await makeCliente(db, { app: [account.id], note: NOTA })
  pk = (await makeFullOrdine(db, { clienteId, note: NOTA })).id
  voce = (await makeVoceCheckList(db, 'Sollecitato')).id
  await db.checkListOrdine.create({ data: { ordineId: pk, voceId: voce, userId: capo.user?.id ?? 0 } })
})
afterAll(() => app.close())

const DOCUMENTO = '{ ordini { nodes { note checkList { nome done utente } } } }'

test('GraphQL: null, and all of it to the office', async () => {
  const primo = async (client: Client) => (await queryAs<{ nodes: object[] }>(client, DOCUMENTO)).nodes[0]
  expect(await primo(cliente)).toEqual({ note: null, checkList: null })
  expect(await primo(capo)).toEqual({
    note: NOTA,
    checkList: [{ nome: 'Sollecitato', done: true, utente: expect.stringMatching(/^Utente Numero/) }],
  })
})

test('a filter by the check list does nothing to who does not read it', async () => {
  const quanti = async (client: Client, filtro: string) =>
    (await queryAs<{ totalCount: number }>(client, `{ ordini(filtro: { ${filtro} }) { totalCount } }`)).totalCount
  for (const filtro of [`checkFatte: [${voce}]`, `checkNonFatte: [${voce}]`]) {
    expect(await quanti(cliente, filtro)).toBe(1)
  }
  expect(await quanti(capo, `checkFatte: [${voce}]`)).toBe(1)
  expect(await quanti(capo, `checkNonFatte: [${voce}]`)).toBe(0)
})

test('REST: list and detail alike, nothing of it anywhere in the answer', async () => {
  for (const path of [`/api/planner/ordini/${pk}/`, '/api/planner/ordini/']) {
    const risposta = await cliente.fetch(path)
    expect(risposta.status).toBe(200)
    const testo = await risposta.text()
    expect(testo).toContain('"note":null')
    expect(testo).toContain('"check_list":null')
    expect(testo).not.toMatch(/acconto|Sollecitato/i)
    expect(await (await capo.fetch(path)).text()).toMatch(/acconto.*Sollecitato/s)
  }
})

test('Excel: the columns of the check list are not there', async () => {
  const titoli = async (client: Client) => {
    const risposta = await client.fetch('/esporta/ordini.xlsx?colonne=numeroCommessa,checkList')
    const libro = new ExcelJS.Workbook()
    await libro.xlsx.load((await risposta.arrayBuffer()) as never)
    return (libro.getWorksheet(1)?.getRow(1).values as unknown[] | undefined)?.slice(1)
  }
  expect(await titoli(cliente)).toEqual(['Numero commessa'])
  expect(await titoli(capo)).toEqual(['Numero commessa', 'Sollecitato'])
})

test("the note about the customer is the office's too", async () => {
  const documento = '{ clienti { nodes { note } } }'
  expect(await queryAs(cliente, documento)).toEqual({ nodes: [{ note: null }] })
  expect(await queryAs(await app.as('staff'), documento)).toEqual({ nodes: [{ note: NOTA }] })
})
