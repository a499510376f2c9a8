import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, type UserKind } from '#server-test/factories.ts'
import { statementsOf } from '#server-test/statements.ts'
import { orderingName } from '#shared/fields/orderings.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  const agente = await agenteOf('agente')
  const below = await app.db.agente.findFirstOrThrow({ where: { capoAreaId: (await agenteOf('capoarea')).id } })
  const { user } = await app.as('app')
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: user?.id } })
  await makeCliente(app.db, { nome: 'Àncora Serramenti', agenteId: agente.id, tipoCliente: 'RIVEN', citta: 'Lucca' })
  await makeCliente(app.db, {
    nome: 'Bianchi Mario',
    agenteId: below.id,
    tipoCliente: 'PRIVA',
    telefono: '+39 0471 12.34.56',
    email: 'Mario@Example.com',
    note: 'Paga tardi',
    app: [account.id],
  })
  const verdi = await makeCliente(app.db, {
    nome: 'Verdi spa',
    agenteId: (await makeAgente(app.db)).id,
    tipoCliente: 'IMPRE',
    piva: 'IT 0123 456 7890',
  })
  await makeOrdine(app.db, { clienteId: verdi.id })
})
afterAll(() => app.close())

async function agenteOf(who: UserKind) {
  const { user } = await app.as(who)
  return app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
}

interface Data {
  clienti: { totalCount: number; nodes: { pk: number; nome: string; note: string | null; agente: object | null }[] }
}

const read = (who: Client, argList = '') =>
  who.graphql<Data>(`{ clienti${argList} { totalCount nodes { pk nome note agentePk agente { codice } } } }`)
const names = async (who: Client, argList = '') =>
  (await read(who, argList)).data?.clienti.nodes.map(({ nome }) => nome)

describe('who sees which', () => {
  const [again, bianchi, verdi] = ['Àncora Serramenti', 'Bianchi Mario', 'Verdi spa']
  test.each([
    ['super', [again, bianchi, verdi]],
    ['staff', [again, bianchi, verdi]],
    ['agente', [again]],
    ['capoarea', [bianchi]],
    ['operatore.capo', [again, bianchi, verdi]],
    ['app', [bianchi]],
  ] as const)('%s', async (who, expected) => {
    const client = await app.as(who)
    expect((await names(client))?.sort()).toEqual([...expected].sort())
    const all = await app.db.cliente.findMany()
    for (const { id, nome } of all) {
      const { data } = await client.graphql<{ cliente: object | null }>(`{ cliente(pk: ${id}) { nome } }`)
      expect(data?.cliente).toEqual(expected.includes(nome) ? { nome } : null)
    }
  })

  test.each(['operatore', 'fornitore'] as const)('%s none', async (who) => {
    const { errors } = await read(await app.as(who))
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('agent and notes are not for operators and apps, not even by filtering', async () => {
    for (const who of ['operatore.capo', 'app'] as const) {
      const client = await app.as(who)
      const { data } = await read(client)
      for (const node of data?.clienti.nodes ?? [])
        expect(node).toMatchObject({ note: null, agente: null, agentePk: null })
      const { id } = await makeAgente(app.db)
      expect(await names(client, `(filtro: { agentePk: ${id} })`)).toEqual(await names(client))
    }
    expect((await read(await app.as('capoarea'))).data?.clienti.nodes).toMatchObject([
      { note: 'Paga tardi', agente: { codice: expect.any(String) } },
    ])
  })
})

describe('the list', () => {
  test.each([
    ['ancora LUCCA', ['Àncora Serramenti']],
    ['0471123456', ['Bianchi Mario']],
    ['0471/12.34', ['Bianchi Mario']],
    ['01234567890', ['Verdi spa']],
    ['mario@example', ['Bianchi Mario']],
    ['%', []],
    ["'; --", []],
  ])('search %s', async (text, expected) => {
    expect(await names(staff, `(filtro: { search: ${JSON.stringify(text)} })`)).toEqual(expected)
  })

  test('filter, orders, pages', async () => {
    expect(await names(staff, '(filtro: { tipoCliente: IMPRE })')).toEqual(['Verdi spa'])
    expect(await names(staff, '(ordinamento: [NUMERO_ORDINI_DESC], perPagina: 1)')).toEqual(['Verdi spa'])
    expect(await names(staff, '(ordinamento: [NOME_DESC], pagina: 1, perPagina: 2)')).toEqual([
      'Verdi spa',
      'Bianchi Mario',
    ])
    for (const ordine of ['codice', 'tipoCliente', 'citta', 'provincia', 'piva', 'email', 'telefono', 'agente', 'id'])
      expect(await names(staff, `(ordinamento: [${orderingName(ordine)}])`)).toHaveLength(3)
    await expect(read(staff, '(ordinamento: [PASSWORD])')).rejects.toThrow('"PASSWORD" does not exist')
  })

  test('as many statements for a thousand rows as for one', async () => {
    const document = `query ($n: Int) { clienti(perPagina: $n) {
      nodes { pk nome numeroOrdini puoEliminare agente { codice user { nome } } } } }`
    const context = (n: number) => statementsOf(() => staff.graphql(document, { n }))
    const [one, all] = [await context(1), await context(100)]
    expect(all.length).toBe(one.length)
  })
})

describe('clientiSimili', () => {
  const similar = async (who: Client, argList: string) =>
    (await who.graphql<{ clientiSimili: { nome: string }[] }>(`{ clientiSimili(${argList}) { nome } }`)).data
      ?.clientiSimili

  test('by VAT number, phone or mail, whatever their spelling', async () => {
    expect(await similar(staff, 'piva: "it01234567890"')).toEqual([{ nome: 'Verdi spa' }])
    expect(await similar(staff, 'telefono: "0471-123456"')).toEqual([{ nome: 'Bianchi Mario' }])
    expect(await similar(staff, 'email: " MARIO@example.com"')).toEqual([{ nome: 'Bianchi Mario' }])
    expect(await similar(staff, 'piva: "", telefono: "", email: ""')).toEqual([])
  })

  test('not the one being edited, nor those of others', async () => {
    const { id } = await app.db.cliente.findFirstOrThrow({ where: { nome: 'Verdi spa' } })
    expect(await similar(staff, `piva: "01234567890", esclusoPk: ${id}`)).toEqual([])
    expect(await similar(await app.as('agente'), 'piva: "01234567890"')).toEqual([])
  })
})
