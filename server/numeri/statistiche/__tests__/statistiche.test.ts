import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { ordiniList } from '#ordini/ordini/list.ts'
import { scontoOf } from '#ordini/ordini/rules.ts'
import type { Agente, Prisma } from '#prisma/generated/client.ts'
import { type Client, createTestApp, type TestApp } from '#server-test/client.ts'
import { makeAgente, makeCliente, makeOrdine, makeUser } from '#server-test/factories.ts'
import { queryAs } from '#server-test/ordini/ask.ts'
import { statementsOf } from '#server-test/statements.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { orderingName } from '#shared/fields/orderings.ts'
import { REVERSED_PERIOD } from '../rules.ts'

let app: TestApp
let superuser: Client
let capo: Client
let agenti: Record<'capo' | 'sotto' | 'altro', Agente>
let clienti: Record<'rossi' | 'verdi' | 'atteso' | 'dopo', number>

const DIGITS = `numeroOrdini numeroSerramenti listinoSerramenti scontoSerramenti mediaOrdini mediaSerramenti
  nettoSerramenti differenzaNettoBudget`
const ARGUMENTS = 'filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento'
const VARIABLES = '$filtro: FiltroStatistiche, $pagina: Int, $perPagina: Int, $ordinamento'
const CLIENTI = `query (${VARIABLES}: [OrdinamentoStatisticheClienti!]) { statisticheClienti(${ARGUMENTS}) { dataInizio dataFine totalCount numeroPagine
  nodes { cliente { pk nome codice } tipoCliente agenti ${DIGITS} budget } totali { ${DIGITS} budget } nettoConBudget } }`
const AGENTI = `query (${VARIABLES}: [OrdinamentoStatisticheAgenti!]) { statisticheAgenti(${ARGUMENTS}) { totalCount numeroPagine
  nodes { agente { pk codice user { firstName lastName } } numeroClienti ${DIGITS} budget }
  totali { numeroClienti ${DIGITS} budget } } }`

type Riga = Record<string, unknown> & { cliente: { nome: string }; agente: { codice: string } }
interface Page {
  dataInizio: string
  dataFine: string
  totalCount: number
  numeroPagine: number
  nodes: Riga[]
  totali: Record<string, number | null>
  nettoConBudget: number | null
}

const MARCH = { periodo: { dal: '2026-03-01', al: '2026-03-31' } }
const readClienti = (who: Client, filter: object = MARCH, other = {}) =>
  queryAs<Page>(who, CLIENTI, { filtro: filter, ...other })
const readAgenti = (who: Client, filter: object = MARCH, other = {}) =>
  queryAs<Page>(who, AGENTI, { filtro: filter, ...other })

async function sort(clienteId: number, agenteId: number | null, different: Partial<Prisma.OrdineUncheckedCreateInput>) {
  const data = dateOfDay('2026-03-10')
  await makeOrdine(app.db, { clienteId, agenteId, data, numeroSerramenti: 3, listino: 300, netto: 200, ...different })
}

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const testa = await makeAgente(db, { codice: 'CAPO' }, { firstName: 'Carla', lastName: 'Zeta' })
  capo = await app.as(testa.user)
  const below = await makeAgente(db, { codice: 'SOTTO', capoAreaId: testa.id }, { firstName: 'Àldo', lastName: 'Beta' })
  const other = await makeAgente(db, { codice: 'ALTRO' }, { firstName: 'Ugo', lastName: 'Alfa' })
  agenti = { capo: testa, sotto: below, altro: other }
  const create = async (name: string, agenteId: number, different = {}) =>
    (await makeCliente(db, { nome: name, agenteId, ...different })).id
  clienti = {
    rossi: await create('Rossi', below.id, { codice: 'R1', tipoCliente: 'RIVEN' }),
    verdi: await create('Verdi', other.id),
    atteso: await create('Atteso', below.id),
    dopo: await create('Dopo', below.id),
  }
  await sort(clienti.rossi, below.id, { data: dateOfDay('2026-03-01'), listino: 100.1, netto: 66.67 })
  await sort(clienti.rossi, other.id, { data: dateOfDay('2026-03-31'), listino: 200.2, netto: 133.33 })
  await sort(clienti.rossi, null, { numeroSerramenti: 0, listino: 0, netto: 0 })
  await sort(clienti.verdi, other.id, { listino: 50, netto: 80, numeroSerramenti: 0 })
  await sort(clienti.verdi, testa.id, {})
  // Outside by a day.
  await sort(clienti.rossi, below.id, { data: dateOfDay('2026-02-28'), netto: 999 })
  await sort(clienti.dopo, below.id, { data: dateOfDay('2026-04-01') })
  await db.budgetCliente.createMany({
    data: [
      { clienteId: clienti.rossi, anno: 2026, importo: 1000 },
      { clienteId: clienti.rossi, anno: 2027, importo: 730 },
      { clienteId: clienti.atteso, anno: 2026, importo: 36_500 },
    ],
  })
  await db.budgetAgente.createMany({
    data: [
      { agenteId: below.id, anno: 2026, importo: 365 },
      { agenteId: below.id, anno: 2027, importo: 730 },
      { agenteId: other.id, anno: 2028, importo: 366 },
    ],
  })
})
afterAll(() => app.close())

describe('customers', () => {
  test('every figure, and the sums', async () => {
    const { nodes, totali, nettoConBudget, totalCount } = await readClienti(superuser)
    expect(totalCount).toBe(3)
    expect(nodes.map(({ cliente }) => cliente.nome)).toEqual(['Verdi', 'Rossi', 'Atteso'])
    const budget = Math.round((1000 * 31 * 100) / 365) / 100
    expect(nodes[1]).toEqual({
      cliente: { pk: clienti.rossi, nome: 'Rossi', codice: 'R1' },
      tipoCliente: 'RIVEN',
      agenti: ['ALTRO', 'SOTTO'],
      numeroOrdini: 3,
      numeroSerramenti: 6,
      listinoSerramenti: 300.3,
      nettoSerramenti: 200,
      scontoSerramenti: scontoOf(300.3, 200),
      mediaOrdini: 66.67,
      mediaSerramenti: 33.33,
      budget: budget,
      differenzaNettoBudget: 235.49,
    })
    expect(nodes[2]).toMatchObject({
      cliente: { nome: 'Atteso' },
      agenti: [],
      numeroOrdini: 0,
      nettoSerramenti: 0,
      mediaOrdini: null,
      mediaSerramenti: null,
      scontoSerramenti: 0,
      budget: 3100,
      differenzaNettoBudget: 0,
    })
    expect(totali).toEqual({
      numeroOrdini: 5,
      numeroSerramenti: 9,
      listinoSerramenti: 650.3,
      nettoSerramenti: 480,
      scontoSerramenti: scontoOf(650.3, 480),
      mediaOrdini: 96,
      mediaSerramenti: 53.33,
      // The net of Verdi, of whom nothing is expected, is no part of the share.
      budget: 3184.93,
      differenzaNettoBudget: 6.28,
    })
    expect(nettoConBudget).toBe(200)
  })

  test('net above the list is no discount; no windows, no average', async () => {
    const { nodes } = await readClienti(superuser, { ...MARCH, agentePks: [agenti.altro.id] })
    expect(nodes.map(({ cliente }) => cliente.nome)).toEqual(['Rossi', 'Verdi'])
    expect(nodes[1]).toMatchObject({ scontoSerramenti: 0, mediaOrdini: 80, mediaSerramenti: null, budget: null })
    // The customer's own agent decides whether a budget without orders is in it.
    const own = await readClienti(superuser, { ...MARCH, agentePks: [agenti.sotto.id] })
    expect(own.nodes.map(({ cliente }) => cliente.nome)).toEqual(['Rossi', 'Atteso'])
  })

  test('the period: a whole month before, budgets by the days of each year', async () => {
    const predefinito = await readClienti(superuser, {})
    expect(predefinito.dataInizio).toMatch(/^\d{4}-\d{2}-01$/)
    expect(predefinito.dataFine < new Date().toISOString()).toBe(true)
    const { nodes } = await readClienti(superuser, { periodo: { dal: '2026-12-31', al: '2027-01-02' } })
    expect(nodes.find(({ cliente }) => cliente.nome === 'Rossi')).toMatchObject({
      budget: Math.round((1000 / 365 + 4) * 100) / 100,
      differenzaNettoBudget: 0,
    })
    const year = await readClienti(superuser, { periodo: { dal: '2026-01-01', al: '2026-12-31' } })
    expect(year.nodes.find(({ cliente }) => cliente.nome === 'Rossi')).toMatchObject({ budget: 1000, numeroOrdini: 4 })
  })

  test('words, orders and pages; the sums stay those of all', async () => {
    const { nodes, totali } = await readClienti(superuser, { ...MARCH, search: 'róss r1' })
    expect(nodes.map(({ cliente }) => cliente.nome)).toEqual(['Rossi'])
    expect(totali).toMatchObject({ nettoSerramenti: 200 })
    for (const [ordine, names] of [
      ['nome', ['Atteso', 'Rossi', 'Verdi']],
      ['-differenzaNettoBudget', ['Rossi', 'Atteso', 'Verdi']],
      ['mediaSerramenti', ['Rossi', 'Verdi', 'Atteso']],
      ['agenti', ['Atteso', 'Verdi', 'Rossi']],
    ] as const) {
      const { nodes: sorted } = await readClienti(superuser, MARCH, { ordinamento: [orderingName(ordine)] })
      expect(
        sorted.map(({ cliente }) => cliente.nome),
        ordine,
      ).toEqual(names)
    }
    const second = await readClienti(superuser, MARCH, { pagina: 2, perPagina: 2 })
    expect(second).toMatchObject({ totalCount: 3, numeroPagine: 2, nodes: [{ cliente: { nome: 'Atteso' } }] })
    expect(second.totali.nettoSerramenti).toBe(480)
    expect(await readClienti(superuser, MARCH, { pagina: 9 })).toMatchObject({ totalCount: 3, nodes: [] })
  })

  test('nothing in the period', async () => {
    expect(await readClienti(superuser, { periodo: { dal: '2020-01-01', al: '2020-01-31' } })).toMatchObject({
      totalCount: 0,
      numeroPagine: 1,
      nodes: [],
      totali: { numeroOrdini: 0, nettoSerramenti: 0, scontoSerramenti: 0, mediaOrdini: null, budget: null },
    })
  })
})

describe('agents', () => {
  test('every figure, who sold nothing too; a customer of two agents is one', async () => {
    const { nodes, totali } = await readAgenti(superuser)
    expect(nodes.map(({ agente }) => agente.codice)).toEqual(['ALTRO', 'CAPO', 'SOTTO'])
    expect(nodes[0]).toEqual({
      agente: { pk: agenti.altro.id, codice: 'ALTRO', user: { firstName: 'Ugo', lastName: 'Alfa' } },
      numeroClienti: 2,
      numeroOrdini: 2,
      numeroSerramenti: 3,
      listinoSerramenti: 250.2,
      nettoSerramenti: 213.33,
      scontoSerramenti: scontoOf(250.2, 213.33),
      mediaOrdini: 106.67,
      mediaSerramenti: 71.11,
      budget: null,
      differenzaNettoBudget: null,
    })
    expect(nodes[2]).toMatchObject({ budget: 31, nettoSerramenti: 66.67, differenzaNettoBudget: 215.06 })
    expect(totali).toMatchObject({ numeroClienti: 2, numeroOrdini: 4, nettoSerramenti: 480, budget: 31 })
    const february = await readAgenti(superuser, { periodo: { dal: '2028-02-01', al: '2028-02-29' } })
    expect(february.nodes.find(({ agente }) => agente.codice === 'ALTRO')).toMatchObject({
      numeroOrdini: 0,
      budget: 29,
    })
  })

  test('words, orders', async () => {
    const { nodes } = await readAgenti(superuser, { ...MARCH, search: 'beta ALDO' })
    expect(nodes.map(({ agente }) => agente.codice)).toEqual(['SOTTO'])
    const byName = await readAgenti(superuser, MARCH, { ordinamento: ['NOME'] })
    expect(byName.nodes.map(({ agente }) => agente.codice)).toEqual(['ALTRO', 'SOTTO', 'CAPO'])
  })
})

describe('who sees what', () => {
  const sum = async (who: Client) => {
    const { viewer } = await who.contesto()
    const data = { gte: dateOfDay(MARCH.periodo.dal), lte: dateOfDay(MARCH.periodo.al) }
    const { _sum, _count } = await app.db.ordine.aggregate({
      where: { AND: [ordiniList.visible(viewer), { data }] },
      _sum: { netto: true },
      _count: true,
    })
    return { nettoSerramenti: _sum.netto?.toNumber() ?? 0, numeroOrdini: _count }
  }

  test('the orders of the list of orders, whoever looks', async () => {
    const also = async (ruoli: object) => {
      const user = await makeUser(app.db, { agente: {}, ...ruoli })
      const { id } = await app.db.agente.findUniqueOrThrow({ where: { userId: user.id } })
      await makeAgente(app.db, { capoAreaId: id })
      return app.as(user)
    }
    const withOperatore = await also({ operatore: { vedeOrdini: true } })
    const withApp = await also({ appAccount: { clienti: { connect: [{ id: clienti.verdi }] } } })
    for (const [who, netto] of [
      [superuser, 480],
      [capo, 266.67],
      [withOperatore, 480],
      [withApp, 280],
    ] as const) {
      const { totali } = await readClienti(who)
      expect(totali).toMatchObject(await sum(who))
      expect(totali.nettoSerramenti).toBe(netto)
    }
    // Other agents are not theirs, whatever orders they see.
    expect((await readAgenti(withOperatore)).nodes).toHaveLength(2)
    expect((await readAgenti(withOperatore)).totali).toMatchObject({ nettoSerramenti: 0, numeroClienti: 0 })
  })

  test('an area head: own agents, and the customers that the agents follow', async () => {
    const { nodes, totali } = await readAgenti(capo)
    expect(nodes.map(({ agente }) => agente.codice)).toEqual(['CAPO', 'SOTTO'])
    expect(totali).toMatchObject({ nettoSerramenti: 266.67, budget: 31 })
    expect((await readAgenti(capo, { ...MARCH, agentePks: [agenti.altro.id] })).nodes).toEqual([])
    expect((await readClienti(capo, { ...MARCH, agentePks: [agenti.altro.id] })).totalCount).toBe(0)
    expect((await readClienti(capo)).nodes.map(({ cliente }) => cliente.nome)).toEqual(['Verdi', 'Rossi', 'Atteso'])
    const offered = (who: Client) =>
      queryAs<{ codice: string }[]>(who, '{ agentiStatistiche { codice user { nome } } }')
    expect(await offered(capo)).toEqual([{ codice: 'SOTTO', user: { nome: 'Àldo Beta' } }])
    expect((await offered(superuser)).length).toBeGreaterThan(2)
  })

  test('an agent without others under them, and staff, are refused', async () => {
    for (const who of [await app.as('agente'), await app.as('staff'), await app.as('operatore.capo')]) {
      await expect(readClienti(who)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
      await expect(readAgenti(who)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    }
  })
})

describe('of one', () => {
  const period = 'periodo: { dal: "2026-03-01", al: "2026-03-31" }'
  const FIGURES = `statistiche(${period}) { cliente { pk } agente { pk } tipoCliente agenti numeroOrdini nettoSerramenti budget }`
  interface Figures {
    statistiche: object | null
  }
  const ofCliente = (who: Client, pk: number) => queryAs<Figures | null>(who, `{ cliente(pk: ${pk}) { ${FIGURES} } }`)

  test('a customer tells the figures that its row in the list has', async () => {
    expect((await ofCliente(superuser, clienti.rossi))?.statistiche).toEqual({
      cliente: { pk: clienti.rossi },
      agente: null,
      tipoCliente: 'RIVEN',
      agenti: ['ALTRO', 'SOTTO'],
      numeroOrdini: 3,
      nettoSerramenti: 200,
      budget: 84.93,
    })
    // Nothing was ordered: zeros, as the customer is there.
    expect((await ofCliente(superuser, clienti.dopo))?.statistiche).toMatchObject({
      cliente: { pk: clienti.dopo },
      agenti: [],
      numeroOrdini: 0,
      nettoSerramenti: 0,
      budget: null,
    })
  })

  test('an area head counts own orders; who reads no statistics is told none', async () => {
    expect((await ofCliente(capo, clienti.rossi))?.statistiche).toMatchObject({
      numeroOrdini: 1,
      nettoSerramenti: 66.67,
    })
    expect(await ofCliente(await app.as('staff'), clienti.rossi)).toEqual({ statistiche: null })
  })

  test('agents, all of an answer by one statement; not those of others', async () => {
    const document = `{ agentiStatistiche { codice statistiche(${period}) { agente { codice } numeroClienti nettoSerramenti } } }`
    type Read = { codice: string; statistiche: { numeroClienti: number } | null }[]
    const read: Read[] = []
    const statements = await statementsOf(async () => {
      read.push(await queryAs<Read>(superuser, document))
    })
    expect(read[0]?.find(({ codice }) => codice === 'ALTRO')?.statistiche).toEqual({
      agente: { codice: 'ALTRO' },
      numeroClienti: 2,
      nettoSerramenti: 213.33,
    })
    expect(statements.filter((text) => /FROM budget_/.test(text))).toHaveLength(1)
    const met = await queryAs<{ agente: { statistiche: object | null } }>(
      superuser,
      `{ cliente(pk: ${clienti.verdi}) { agente { ${FIGURES} } } }`,
    )
    expect(met.agente.statistiche).toMatchObject({ cliente: null, tipoCliente: null, agenti: null })
  })
})

test('what cannot be is refused in words', async () => {
  const reversed = { periodo: { dal: '2026-03-02', al: '2026-03-01' } }
  for (const readAll of [readClienti, readAgenti]) {
    await expect(readAll(superuser, reversed)).rejects.toThrow(REVERSED_PERIOD)
    const trial = (other: object) => readAll(superuser, MARCH, other)
    for (const ordine of ['netto"; DROP TABLE ordini; --', 'constructor']) {
      await expect(trial({ ordinamento: [ordine] })).rejects.toThrow('atteso un valore di tipo OrdinamentoStatistiche')
    }
    await expect(trial({ perPagina: 1001 })).rejects.toThrow('perPagina deve stare fra 1 e 1000.')
    await expect(trial({ pagina: 0 })).rejects.toThrow('pagina deve stare')
    const tooMany = { ...MARCH, agentePks: Array.from({ length: 1001 }, (_, n) => n + 1) }
    await expect(readAll(superuser, tooMany)).rejects.toThrow('Non più di 1000 agenti.')
    expect((await readAll(superuser, { ...MARCH, search: "'%_\\" })).totalCount).toBe(0)
    expect((await readAll(superuser, { periodo: { dal: '0001-01-01', al: '9999-12-31' } })).totalCount).toBeGreaterThan(
      2,
    )
  }
})

test('one statement each, rows and sums', async () => {
  for (const documento of [CLIENTI, AGENTI]) {
    const statements = await statementsOf(() => queryAs(superuser, documento, { filtro: MARCH }))
    expect(statements.filter((text) => /FROM budget_/.test(text))).toHaveLength(1)
  }
})
