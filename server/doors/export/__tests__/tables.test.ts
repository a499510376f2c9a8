import { parse, validate } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { schema } from '#server/schema.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeCliente, makeOrdine } from '#server-test/factories.ts'
import { TABLES, tableColumns, tableExports } from '../tables.ts'

let app: TestApp
let admin: Client
const pks: number[] = []

beforeAll(async () => {
  app = await createTestApp()
  admin = await app.as('super')
  const { id: clienteId } = await makeCliente(app.db, { nome: '=cmd;"Rossi"' })
  for (let n = 0; n < 250; n++) pks.push((await makeOrdine(app.db, { clienteId, riferimento: `riga ${n}\nsotto` })).id)
})
afterAll(() => app.close())

const lines = async (response: Response): Promise<Record<string, unknown>[]> =>
  (await response.text()).split('\n').flatMap((line) => (line ? [JSON.parse(line)] : []))

test('every table is there in both formats, and its columns are fields of its list', () => {
  expect(tableExports).toHaveLength(Object.keys(TABLES).length * 2)
  for (const [list, fields] of Object.entries(TABLES))
    expect(validate(schema, parse(`{ ${list} { nodes { pk aggiornatoIl ${fields} } } }`)), list).toEqual([])
  expect(tableColumns('a b { pk nome } c')).toEqual(['a', 'b_pk', 'b_nome', 'c'])
})

describe('JSON lines', () => {
  test('all rows by number, and how many there are', async () => {
    const response = await admin.fetch('/esporta/tabella_ordini.jsonl')
    expect(response.headers.get('content-type')).toBe('application/x-ndjson; charset=utf-8')
    expect(response.headers.get('x-righe')).toBe('250')
    const rows = await lines(response)
    expect(rows.map(({ pk }) => pk)).toEqual(pks)
    expect(rows[0]).toMatchObject({ riferimento: 'riga 0\nsotto', stato_pk: null })
  })

  test('one that broke off goes on after the last row that came', async () => {
    const rows = await lines(await admin.fetch(`/esporta/tabella_ordini.jsonl?dopo=${pks[99]}`))
    expect(rows.map(({ pk }) => pk)).toEqual(pks.slice(100))
    expect((await admin.fetch('/esporta/tabella_ordini.jsonl?dopo=x')).status).toBe(400)
  })

  test('the next one has what has changed since', async () => {
    const since = (await admin.fetch('/esporta/tabella_ordini.jsonl')).headers.get('x-modifiche-fino-al')
    await app.db.ordine.update({ where: { id: pks[7] ?? 0 }, data: { riferimento: 'cambiato' } })
    const rows = await lines(await admin.fetch(`/esporta/tabella_ordini.jsonl?aggiornatoDopo=${since}`))
    expect(rows.map(({ pk }) => pk)).toEqual([pks[7]])
    expect((await admin.fetch('/esporta/tabella_ordini.jsonl?aggiornatoDopo=ieri')).status).toBe(400)
    expect((await admin.fetch('/esporta/tabella_ordini.jsonl?filtro={"altro":1}')).status).toBe(400)
  })
})

test('CSV quotes what would break a line, and no cell is a formula', async () => {
  const text = await (await admin.fetch('/esporta/tabella_clienti.csv')).text()
  const [head = '', first = ''] = text.split('\r\n')
  expect(head.split(';').slice(0, 4)).toEqual(['pk', 'aggiornatoIl', 'codice', 'nome'])
  expect(first).toContain(`"'=cmd;""Rossi"""`)
})

describe('a token', () => {
  test('takes the tables of its areas, with what is withheld empty', async () => {
    const { user } = admin
    if (!user) throw new Error('nobody')
    const token = await app.conToken(user, { aree: ['PRODUZIONE'] })
    const [row] = await lines(await token.fetch('/esporta/tabella_ordini.jsonl'))
    expect(row).toMatchObject({ pk: pks[0], netto: null, listino: null })
    expect((await token.fetch('/esporta/tabella_clienti.csv')).status).toBe(403)
    const other = await app.conToken(user, { aree: ['CLIENTI'] })
    expect((await other.fetch('/esporta/tabella_ordini.csv')).status).toBe(403)
    expect((await other.fetch('/esporta/tabella_righeOrdini.csv')).status).toBe(403)
    expect((await lines(await other.fetch('/esporta/tabella_clienti.jsonl'))).length).toBe(1)
  })

  test('a visitor takes none', async () => {
    expect((await app.visitor.fetch('/esporta/tabella_clienti.csv')).status).toBe(403)
  })
})

test('the tables are told in OpenAPI, and a row is as they say', async () => {
  const response = await admin.fetch('/esporta/openapi.json')
  const document = (await response.json()) as {
    paths: Record<string, { get: { responses: Record<string, { content: Record<string, { schema: object }> }> } }>
  }
  expect(
    Object.keys(document.paths)
      .map((path) => path.replace('/esporta/', ''))
      .sort(),
  ).toEqual(tableExports.map(({ name }) => name).sort())
  const { Ajv2020 } = await import('ajv/dist/2020.js')
  const ajv = new Ajv2020({ strict: false, validateFormats: false })
  for (const name of ['ordini', 'clienti']) {
    const described = document.paths[`/esporta/tabella_${name}.jsonl`]?.get.responses['200']?.content
    const judge = ajv.compile(described?.['application/x-ndjson']?.schema ?? {})
    const [row] = await lines(await admin.fetch(`/esporta/tabella_${name}.jsonl`))
    expect(judge(row), JSON.stringify(judge.errors)).toBe(true)
  }
  expect((await app.visitor.fetch('/esporta/openapi.json')).status).toBe(403)
})
