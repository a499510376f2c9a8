import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { orderingName } from '../../../shared/fields/orderings.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente, makeOrdine, type UserKind } from '../../../test/factories.ts'
import { statementsOf } from '../../../test/statements.ts'

let app: TestApp
let staff: Client

beforeAll(async () => {
  app = await createTestApp()
  staff = await app.as('staff')
  const agente = await agenteDi('agente')
  const sotto = await app.db.agente.findFirstOrThrow({ where: { capoAreaId: (await agenteDi('capoarea')).id } })
  const { user } = await app.as('app')
  const account = await app.db.appAccount.findUniqueOrThrow({ where: { userId: user?.id } })
  await makeCliente(app.db, { nome: 'Àncora Serramenti', agenteId: agente.id, tipoCliente: 'RIVEN', citta: 'Lucca' })
  await makeCliente(app.db, {
    nome: 'Bianchi Mario',
    agenteId: sotto.id,
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

async function agenteDi(chi: UserKind) {
  const { user } = await app.as(chi)
  return app.db.agente.findUniqueOrThrow({ where: { userId: user?.id } })
}

interface Dati {
  clienti: { totalCount: number; nodes: { pk: number; nome: string; note: string | null; agente: object | null }[] }
}

const leggi = (chi: Client, argomenti = '') =>
  chi.graphql<Dati>(`{ clienti${argomenti} { totalCount nodes { pk nome note agentePk agente { codice } } } }`)
const nomi = async (chi: Client, argomenti = '') =>
  (await leggi(chi, argomenti)).data?.clienti.nodes.map(({ nome }) => nome)

describe('who sees which', () => {
  const [ancora, bianchi, verdi] = ['Àncora Serramenti', 'Bianchi Mario', 'Verdi spa']
  test.each([
    ['super', [ancora, bianchi, verdi]],
    ['staff', [ancora, bianchi, verdi]],
    ['agente', [ancora]],
    ['capoarea', [bianchi]],
    ['operatore.capo', [ancora, bianchi, verdi]],
    ['app', [bianchi]],
  ] as const)('%s', async (chi, attesi) => {
    const client = await app.as(chi)
    expect((await nomi(client))?.sort()).toEqual([...attesi].sort())
    const tutti = await app.db.cliente.findMany()
    for (const { id, nome } of tutti) {
      const { data } = await client.graphql<{ cliente: object | null }>(`{ cliente(pk: ${id}) { nome } }`)
      expect(data?.cliente).toEqual(attesi.includes(nome as never) ? { nome } : null)
    }
  })

  test.each(['operatore', 'fornitore'] as const)('%s none', async (chi) => {
    const { errors } = await leggi(await app.as(chi))
    expect(errors?.[0]?.extensions?.code).toBe('FORBIDDEN')
  })

  test('agent and notes are not for operators and apps, not even by filtering', async () => {
    for (const chi of ['operatore.capo', 'app'] as const) {
      const client = await app.as(chi)
      const { data } = await leggi(client)
      for (const nodo of data?.clienti.nodes ?? [])
        expect(nodo).toMatchObject({ note: null, agente: null, agentePk: null })
      const { id } = await makeAgente(app.db)
      expect(await nomi(client, `(filtro: { agente: ${id} })`)).toEqual(await nomi(client))
    }
    expect((await leggi(await app.as('capoarea'))).data?.clienti.nodes).toMatchObject([
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
  ])('search %s', async (testo, attesi) => {
    expect(await nomi(staff, `(filtro: { search: ${JSON.stringify(testo)} })`)).toEqual(attesi)
  })

  test('filter, orders, pages', async () => {
    expect(await nomi(staff, '(filtro: { tipoCliente: IMPRE })')).toEqual(['Verdi spa'])
    expect(await nomi(staff, '(ordinamento: [NUMERO_ORDINI_DESC], perPagina: 1)')).toEqual(['Verdi spa'])
    expect(await nomi(staff, '(ordinamento: [NOME_DESC], pagina: 1, perPagina: 2)')).toEqual([
      'Verdi spa',
      'Bianchi Mario',
    ])
    for (const ordine of ['codice', 'tipoCliente', 'citta', 'provincia', 'piva', 'email', 'telefono', 'agente', 'id'])
      expect(await nomi(staff, `(ordinamento: [${orderingName(ordine)}])`)).toHaveLength(3)
    await expect(leggi(staff, '(ordinamento: [PASSWORD])')).rejects.toThrow('"PASSWORD" does not exist')
  })

  test('as many statements for a thousand rows as for one', async () => {
    const document = `query ($n: Int) { clienti(perPagina: $n) {
      nodes { pk nome numeroOrdini puoEliminare agente { codice user { nome } } } } }`
    const contesto = (n: number) => statementsOf(() => staff.graphql(document, { n }))
    const [una, tutte] = [await contesto(1), await contesto(100)]
    expect(tutte.length).toBe(una.length)
  })
})

describe('clientiSimili', () => {
  const simili = async (chi: Client, argomenti: string) =>
    (await chi.graphql<{ clientiSimili: { nome: string }[] }>(`{ clientiSimili(${argomenti}) { nome } }`)).data
      ?.clientiSimili

  test('by VAT number, phone or mail, whatever their spelling', async () => {
    expect(await simili(staff, 'piva: "it01234567890"')).toEqual([{ nome: 'Verdi spa' }])
    expect(await simili(staff, 'telefono: "0471-123456"')).toEqual([{ nome: 'Bianchi Mario' }])
    expect(await simili(staff, 'email: " MARIO@example.com"')).toEqual([{ nome: 'Bianchi Mario' }])
    expect(await simili(staff, 'piva: "", telefono: "", email: ""')).toEqual([])
  })

  test('not the one being edited, nor those of others', async () => {
    const { id } = await app.db.cliente.findFirstOrThrow({ where: { nome: 'Verdi spa' } })
    expect(await simili(staff, `piva: "01234567890", escluso: ${id}`)).toEqual([])
    expect(await simili(await app.as('agente'), 'piva: "01234567890"')).toEqual([])
  })
})
