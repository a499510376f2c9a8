import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Agente, Prisma } from '../../../../prisma/generated/client.ts'
import { ordiniList } from '../../../ordini/ordini/list.ts'
import { scontoOf } from '../../../ordini/ordini/rules.ts'
import { dateOfDay } from '../../../shared/dates/days.ts'
import { orderingName } from '../../../shared/fields/orderings.ts'
import { type Client, createTestApp, type TestApp } from '../../../test/client.ts'
import { makeAgente, makeCliente, makeOrdine, makeUser } from '../../../test/factories.ts'
import { queryAs } from '../../../test/ordini/ask.ts'
import { statementsOf } from '../../../test/statements.ts'
import { PERIODO_ROVESCIO } from '../rules.ts'

let app: TestApp
let superuser: Client
let capo: Client
let agenti: Record<'capo' | 'sotto' | 'altro', Agente>
let clienti: Record<'rossi' | 'verdi' | 'atteso' | 'dopo', number>

const CIFRE = `numeroOrdini numeroSerramenti listinoSerramenti scontoSerramenti mediaOrdini mediaSerramenti
  nettoSerramenti differenzaNettoBudget`
const TOTALI = `totaleOrdini totaleSerramenti totaleListino totaleSconto totaleMediaOrdini totaleMediaSerramenti
  totaleNetto totaleBudget totaleNettoConBudget totaleDifferenzaNettoBudget`
const ARGOMENTI = 'filtro: $filtro, pagina: $pagina, perPagina: $perPagina, ordinamento: $ordinamento'
const VARIABILI = '$filtro: FiltroStatistiche, $pagina: Int, $perPagina: Int, $ordinamento'
const CLIENTI = `query (${VARIABILI}: [OrdinamentoStatisticheClienti!]) { statisticheClienti(${ARGOMENTI}) { dataInizio dataFine totalCount numeroPagine
  nodes { pk nome codice tipoCliente agenti ${CIFRE} budgetCliente } totali { ${TOTALI} } } }`
const AGENTI = `query (${VARIABILI}: [OrdinamentoStatisticheAgenti!]) { statisticheAgenti(${ARGOMENTI}) { totalCount numeroPagine
  nodes { pk codice userData { firstName lastName } numeroClienti ${CIFRE} budgetAgente }
  totali { totaleClienti ${TOTALI} } } }`

type Riga = Record<string, unknown> & { pk: number; nome: string; codice: string; agenti: string[] }
interface Pagina {
  dataInizio: string
  dataFine: string
  totalCount: number
  numeroPagine: number
  nodes: Riga[]
  totali: Record<string, number | null>
}

const MARZO = { dataInizio: '2026-03-01', dataFine: '2026-03-31' }
const leggiClienti = (chi: Client, filtro: object = MARZO, altro = {}) =>
  queryAs<Pagina>(chi, CLIENTI, { filtro, ...altro })
const leggiAgenti = (chi: Client, filtro: object = MARZO, altro = {}) =>
  queryAs<Pagina>(chi, AGENTI, { filtro, ...altro })

async function ordina(clienteId: number, agenteId: number | null, diverso: Partial<Prisma.OrdineUncheckedCreateInput>) {
  const data = dateOfDay('2026-03-10')
  await makeOrdine(app.db, { clienteId, agenteId, data, numeroSerramenti: 3, listino: 300, netto: 200, ...diverso })
}

beforeAll(async () => {
  app = await createTestApp()
  superuser = await app.as('super')
  const { db } = app
  const testa = await makeAgente(db, { codice: 'CAPO' }, { firstName: 'Carla', lastName: 'Zeta' })
  capo = await app.as(testa.user)
  const sotto = await makeAgente(db, { codice: 'SOTTO', capoAreaId: testa.id }, { firstName: 'Àldo', lastName: 'Beta' })
  const altro = await makeAgente(db, { codice: 'ALTRO' }, { firstName: 'Ugo', lastName: 'Alfa' })
  agenti = { capo: testa, sotto, altro }
  const crea = async (nome: string, agenteId: number, diverso = {}) =>
    (await makeCliente(db, { nome, agenteId, ...diverso })).id
  clienti = {
    rossi: await crea('Rossi', sotto.id, { codice: 'R1', tipoCliente: 'RIVEN' }),
    verdi: await crea('Verdi', altro.id),
    atteso: await crea('Atteso', sotto.id),
    dopo: await crea('Dopo', sotto.id),
  }
  await ordina(clienti.rossi, sotto.id, { data: dateOfDay('2026-03-01'), listino: 100.1, netto: 66.67 })
  await ordina(clienti.rossi, altro.id, { data: dateOfDay('2026-03-31'), listino: 200.2, netto: 133.33 })
  await ordina(clienti.rossi, null, { numeroSerramenti: 0, listino: 0, netto: 0 })
  await ordina(clienti.verdi, altro.id, { listino: 50, netto: 80, numeroSerramenti: 0 })
  await ordina(clienti.verdi, testa.id, {})
  // Outside by a day.
  await ordina(clienti.rossi, sotto.id, { data: dateOfDay('2026-02-28'), netto: 999 })
  await ordina(clienti.dopo, sotto.id, { data: dateOfDay('2026-04-01') })
  await db.budgetCliente.createMany({
    data: [
      { clienteId: clienti.rossi, anno: 2026, importo: 1000 },
      { clienteId: clienti.rossi, anno: 2027, importo: 730 },
      { clienteId: clienti.atteso, anno: 2026, importo: 36_500 },
    ],
  })
  await db.budgetAgente.createMany({
    data: [
      { agenteId: sotto.id, anno: 2026, importo: 365 },
      { agenteId: sotto.id, anno: 2027, importo: 730 },
      { agenteId: altro.id, anno: 2028, importo: 366 },
    ],
  })
})
afterAll(() => app.close())

describe('customers', () => {
  test('every figure, and the sums', async () => {
    const { nodes, totali, totalCount } = await leggiClienti(superuser)
    expect(totalCount).toBe(3)
    expect(nodes.map(({ nome }) => nome)).toEqual(['Verdi', 'Rossi', 'Atteso'])
    const budget = Math.round((1000 * 31 * 100) / 365) / 100
    expect(nodes[1]).toEqual({
      pk: clienti.rossi,
      nome: 'Rossi',
      codice: 'R1',
      tipoCliente: 'RIVEN',
      agenti: ['ALTRO', 'SOTTO'],
      numeroOrdini: 3,
      numeroSerramenti: 6,
      listinoSerramenti: 300.3,
      nettoSerramenti: 200,
      scontoSerramenti: scontoOf(300.3, 200),
      mediaOrdini: 66.67,
      mediaSerramenti: 33.33,
      budgetCliente: budget,
      differenzaNettoBudget: 235.49,
    })
    expect(nodes[2]).toMatchObject({
      nome: 'Atteso',
      agenti: [],
      numeroOrdini: 0,
      nettoSerramenti: 0,
      mediaOrdini: null,
      mediaSerramenti: null,
      scontoSerramenti: 0,
      budgetCliente: 3100,
      differenzaNettoBudget: 0,
    })
    expect(totali).toEqual({
      totaleOrdini: 5,
      totaleSerramenti: 9,
      totaleListino: 650.3,
      totaleNetto: 480,
      totaleSconto: scontoOf(650.3, 480),
      totaleMediaOrdini: 96,
      totaleMediaSerramenti: 53.33,
      // The net of Verdi, of whom nothing is expected, is no part of the share.
      totaleBudget: 3184.93,
      totaleNettoConBudget: 200,
      totaleDifferenzaNettoBudget: 6.28,
    })
  })

  test('net above the list is no discount; no windows, no average', async () => {
    const { nodes } = await leggiClienti(superuser, { ...MARZO, agenti: [agenti.altro.id] })
    expect(nodes.map(({ nome }) => nome)).toEqual(['Rossi', 'Verdi'])
    expect(nodes[1]).toMatchObject({ scontoSerramenti: 0, mediaOrdini: 80, mediaSerramenti: null, budgetCliente: null })
    // The customer's own agent decides whether a budget without orders is in it.
    const suoi = await leggiClienti(superuser, { ...MARZO, agenti: [agenti.sotto.id] })
    expect(suoi.nodes.map(({ nome }) => nome)).toEqual(['Rossi', 'Atteso'])
  })

  test('the period: a whole month before, budgets by the days of each year', async () => {
    const predefinito = await leggiClienti(superuser, {})
    expect(predefinito.dataInizio).toMatch(/^\d{4}-\d{2}-01$/)
    expect(predefinito.dataFine < new Date().toISOString()).toBe(true)
    const { nodes } = await leggiClienti(superuser, { dataInizio: '2026-12-31', dataFine: '2027-01-02' })
    expect(nodes.find(({ nome }) => nome === 'Rossi')).toMatchObject({
      budgetCliente: Math.round((1000 / 365 + 4) * 100) / 100,
      differenzaNettoBudget: 0,
    })
    const anno = await leggiClienti(superuser, { dataInizio: '2026-01-01', dataFine: '2026-12-31' })
    expect(anno.nodes.find(({ nome }) => nome === 'Rossi')).toMatchObject({ budgetCliente: 1000, numeroOrdini: 4 })
  })

  test('words, orders and pages; the sums stay those of all', async () => {
    const { nodes, totali } = await leggiClienti(superuser, { ...MARZO, search: 'róss r1' })
    expect(nodes.map(({ nome }) => nome)).toEqual(['Rossi'])
    expect(totali).toMatchObject({ totaleNetto: 200 })
    for (const [ordine, nomi] of [
      ['nome', ['Atteso', 'Rossi', 'Verdi']],
      ['-differenzaNettoBudget', ['Rossi', 'Atteso', 'Verdi']],
      ['mediaSerramenti', ['Rossi', 'Verdi', 'Atteso']],
      ['agenti', ['Atteso', 'Verdi', 'Rossi']],
    ] as const) {
      const { nodes: ordinati } = await leggiClienti(superuser, MARZO, { ordinamento: [orderingName(ordine)] })
      expect(
        ordinati.map(({ nome }) => nome),
        ordine,
      ).toEqual(nomi)
    }
    const seconda = await leggiClienti(superuser, MARZO, { pagina: 2, perPagina: 2 })
    expect(seconda).toMatchObject({ totalCount: 3, numeroPagine: 2, nodes: [{ nome: 'Atteso' }] })
    expect(seconda.totali.totaleNetto).toBe(480)
    expect(await leggiClienti(superuser, MARZO, { pagina: 9 })).toMatchObject({ totalCount: 3, nodes: [] })
  })

  test('nothing in the period', async () => {
    expect(await leggiClienti(superuser, { dataInizio: '2020-01-01', dataFine: '2020-01-31' })).toMatchObject({
      totalCount: 0,
      numeroPagine: 1,
      nodes: [],
      totali: { totaleOrdini: 0, totaleNetto: 0, totaleSconto: 0, totaleMediaOrdini: null, totaleBudget: null },
    })
  })
})

describe('agents', () => {
  test('every figure, who sold nothing too; a customer of two agents is one', async () => {
    const { nodes, totali } = await leggiAgenti(superuser)
    expect(nodes.map(({ codice }) => codice)).toEqual(['ALTRO', 'CAPO', 'SOTTO'])
    expect(nodes[0]).toEqual({
      pk: agenti.altro.id,
      codice: 'ALTRO',
      userData: { firstName: 'Ugo', lastName: 'Alfa' },
      numeroClienti: 2,
      numeroOrdini: 2,
      numeroSerramenti: 3,
      listinoSerramenti: 250.2,
      nettoSerramenti: 213.33,
      scontoSerramenti: scontoOf(250.2, 213.33),
      mediaOrdini: 106.67,
      mediaSerramenti: 71.11,
      budgetAgente: null,
      differenzaNettoBudget: null,
    })
    expect(nodes[2]).toMatchObject({ budgetAgente: 31, nettoSerramenti: 66.67, differenzaNettoBudget: 215.06 })
    expect(totali).toMatchObject({ totaleClienti: 2, totaleOrdini: 4, totaleNetto: 480, totaleBudget: 31 })
    const febbraio = await leggiAgenti(superuser, { dataInizio: '2028-02-01', dataFine: '2028-02-29' })
    expect(febbraio.nodes.find(({ codice }) => codice === 'ALTRO')).toMatchObject({ numeroOrdini: 0, budgetAgente: 29 })
  })

  test('words, orders', async () => {
    const { nodes } = await leggiAgenti(superuser, { ...MARZO, search: 'beta ALDO' })
    expect(nodes.map(({ codice }) => codice)).toEqual(['SOTTO'])
    const perNome = await leggiAgenti(superuser, MARZO, { ordinamento: ['NOME'] })
    expect(perNome.nodes.map(({ codice }) => codice)).toEqual(['ALTRO', 'SOTTO', 'CAPO'])
  })
})

describe('who sees what', () => {
  const somma = async (chi: Client) => {
    const { viewer } = await chi.contesto()
    const data = { gte: dateOfDay(MARZO.dataInizio), lte: dateOfDay(MARZO.dataFine) }
    const { _sum, _count } = await app.db.ordine.aggregate({
      where: { AND: [ordiniList.visibili(viewer), { data }] },
      _sum: { netto: true },
      _count: true,
    })
    return { totaleNetto: _sum.netto?.toNumber() ?? 0, totaleOrdini: _count }
  }

  test('the orders of the list of orders, whoever looks', async () => {
    const anche = async (ruoli: object) => {
      const user = await makeUser(app.db, { agente: {}, ...ruoli })
      const { id } = await app.db.agente.findUniqueOrThrow({ where: { userId: user.id } })
      await makeAgente(app.db, { capoAreaId: id })
      return app.as(user)
    }
    const conOperatore = await anche({ operatore: { vedeOrdini: true } })
    const conApp = await anche({ appAccount: { clienti: { connect: [{ id: clienti.verdi }] } } })
    for (const [chi, netto] of [
      [superuser, 480],
      [capo, 266.67],
      [conOperatore, 480],
      [conApp, 280],
    ] as const) {
      const { totali } = await leggiClienti(chi)
      expect(totali).toMatchObject(await somma(chi))
      expect(totali.totaleNetto).toBe(netto)
    }
    // Other agents are not theirs, whatever orders they see.
    expect((await leggiAgenti(conOperatore)).nodes).toHaveLength(2)
    expect((await leggiAgenti(conOperatore)).totali).toMatchObject({ totaleNetto: 0, totaleClienti: 0 })
  })

  test('an area head: own agents, and the customers that the agents follow', async () => {
    const { nodes, totali } = await leggiAgenti(capo)
    expect(nodes.map(({ codice }) => codice)).toEqual(['CAPO', 'SOTTO'])
    expect(totali).toMatchObject({ totaleNetto: 266.67, totaleBudget: 31 })
    expect((await leggiAgenti(capo, { ...MARZO, agenti: [agenti.altro.id] })).nodes).toEqual([])
    expect((await leggiClienti(capo, { ...MARZO, agenti: [agenti.altro.id] })).totalCount).toBe(0)
    expect((await leggiClienti(capo)).nodes.map(({ nome }) => nome)).toEqual(['Verdi', 'Rossi', 'Atteso'])
    const offerti = (chi: Client) => queryAs<{ codice: string }[]>(chi, '{ agentiStatistiche { codice nome } }')
    expect(await offerti(capo)).toEqual([{ codice: 'SOTTO', nome: 'Àldo Beta' }])
    expect((await offerti(superuser)).length).toBeGreaterThan(2)
  })

  test('an agent without others under them, and staff, are refused', async () => {
    for (const chi of [await app.as('agente'), await app.as('staff'), await app.as('operatore.capo')]) {
      await expect(leggiClienti(chi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
      await expect(leggiAgenti(chi)).rejects.toMatchObject({ extensions: { code: 'FORBIDDEN' } })
    }
  })
})

test('what cannot be is refused in words', async () => {
  const capovolto = { dataInizio: '2026-03-02', dataFine: '2026-03-01' }
  for (const leggiTutto of [leggiClienti, leggiAgenti]) {
    await expect(leggiTutto(superuser, capovolto)).rejects.toThrow(PERIODO_ROVESCIO)
    const prova = (altro: object) => leggiTutto(superuser, MARZO, altro)
    for (const ordine of ['netto"; DROP TABLE ordini; --', 'constructor']) {
      await expect(prova({ ordinamento: [ordine] })).rejects.toThrow('atteso un valore di tipo OrdinamentoStatistiche')
    }
    await expect(prova({ perPagina: 1001 })).rejects.toThrow('perPagina deve stare fra 1 e 1000.')
    await expect(prova({ pagina: 0 })).rejects.toThrow('pagina deve stare')
    const troppi = { ...MARZO, agenti: Array.from({ length: 1001 }, (_, n) => n + 1) }
    await expect(leggiTutto(superuser, troppi)).rejects.toThrow('Non più di 1000 agenti.')
    expect((await leggiTutto(superuser, { ...MARZO, search: "'%_\\" })).totalCount).toBe(0)
    expect(
      (await leggiTutto(superuser, { dataInizio: '0001-01-01', dataFine: '9999-12-31' })).totalCount,
    ).toBeGreaterThan(2)
  }
})

test('one statement each, rows and sums', async () => {
  for (const documento of [CLIENTI, AGENTI]) {
    const statements = await statementsOf(() => queryAs(superuser, documento, { filtro: MARZO }))
    expect(statements.filter((text) => /FROM budget_/.test(text))).toHaveLength(1)
  }
})
