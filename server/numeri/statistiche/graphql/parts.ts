// What the statistics of customers and of agents have in common.

import type { Context } from '#platform/context.ts'
import { builder } from '#platform/graphql/builder.ts'
import { bounded } from '#platform/graphql/listField.ts'
import { filterInput } from '#platform/graphql/lists/filterInput.ts'
import { orderingArg } from '#platform/graphql/orderings.ts'
import type { LinkExtension, LinkedList } from '#platform/graphql/plugins/links.ts'
import { rowField } from '#platform/graphql/rowField.ts'
import { clientiList } from '#vendite/clienti/list.ts'
import {
  type Digits,
  type Statistiche,
  type StatisticheRequest,
  type StatisticheTotals,
  statisticheFilters,
} from '../counted.ts'
import { agentiOfRows, type StatisticaAgente } from '../statisticheAgenti.ts'
import type { StatisticaCliente } from '../statisticheClienti.ts'

/** Rows of a page at most: the old clients' `page_size` goes to 1000. */
const MAX_RIGHE = 1000

export const statisticheScopes = { permesso: 'viewStatisticheVendite' } as const

export const StatisticheFilterInput = filterInput(
  'FiltroStatistiche',
  statisticheFilters,
  'What statistics are asked for; all that is given must hold.',
)

/** The figures of a customer or of an agent. */
export type StatisticaVendite = Digits & { budget: number | null } & Partial<
    Pick<StatisticaCliente, 'cliente' | 'nome' | 'codice' | 'tipoCliente' | 'agenti'>
  > &
  Partial<Pick<StatisticaAgente, 'agente' | 'user' | 'numeroClienti'>>

/** The agents whose figures the viewer reads. */
const agentiOfStatistiche: LinkedList = { model: 'agente', visible: agentiOfRows }

/** Null in the other statistic only: what reads one of them need not expect it. */
const ofTheirs = { whenSeen: true } satisfies LinkExtension

export const StatisticaVenditeRef = builder.objectRef<StatisticaVendite>('StatisticaVendite').implement({
  description: 'What a customer ordered, or an agent sold, in a period; of totals, all of them.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    cliente: rowField(
      t,
      'Cliente',
      clientiList,
      ({ cliente }) => cliente ?? null,
      'The customer; null of an agent, and of totals.',
      {},
      ({ cliente: id, nome, codice }) => (id === undefined ? null : { id, nome, codice }),
    ),
    agente: rowField(
      t,
      'Agente',
      agentiOfStatistiche,
      ({ agente }) => agente ?? null,
      'The agent; null of a customer, and of totals.',
      {},
      ({ agente: id, codice, user }) => (id === undefined ? null : { id, codice, user }),
    ),
    tipoCliente: t.field({
      type: 'TipoCliente',
      nullable: true,
      description: 'Kind of the customer, also of one that the viewer does not see; null of an agent.',
      resolve: ({ tipoCliente }) => tipoCliente,
    }),
    agenti: t.stringList({
      nullable: true,
      description: 'Codes of the agents of the orders that count; null of an agent, and of totals.',
      extensions: ofTheirs,
      resolve: ({ agenti }) => agenti,
    }),
    numeroClienti: t.int({
      nullable: true,
      description: 'Different customers of the orders that count; null of a customer.',
      extensions: ofTheirs,
      resolve: ({ numeroClienti }) => numeroClienti,
    }),
    numeroOrdini: t.exposeInt('numeroOrdini', { description: 'Orders whose day is in the period.' }),
    numeroSerramenti: t.exposeInt('numeroSerramenti', { description: 'Their windows; extra lines are none.' }),
    listinoSerramenti: t.expose('listinoSerramenti', {
      type: 'Decimal',
      description: 'Euro at list prices, of all their lines.',
    }),
    scontoSerramenti: t.expose('scontoSerramenti', {
      type: 'Decimal',
      description: 'Percent that the net is below the list; 0 when it is not.',
    }),
    mediaOrdini: t.expose('mediaOrdini', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro, net of an order on average.',
    }),
    mediaSerramenti: t.expose('mediaSerramenti', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro, net for each window; null without windows.',
    }),
    nettoSerramenti: t.expose('nettoSerramenti', { type: 'Decimal', description: 'Euro, net of all their lines.' }),
    differenzaNettoBudget: t.expose('differenzaNettoBudget', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent of the budget that the net has reached; null without a budget.',
    }),
    budget: t.expose('budget', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro: of the budget of each year the part of its days that are in the period; null without one.',
    }),
  }),
})

type Sums = StatisticheTotals & { numeroClienti?: number }

const PageRef = builder.objectRef<Statistiche<StatisticaVendite, Sums>>('StatisticheVendite').implement({
  description: 'A page of the statistics of customers or of agents, with the sums over all pages.',
  authScopes: statisticheScopes,
  fields: (t) => ({
    dataInizio: t.expose('dataInizio', { type: 'Date', description: 'First day of the orders that count.' }),
    dataFine: t.expose('dataFine', { type: 'Date', description: 'Last day, included.' }),
    totalCount: t.exposeInt('totalCount', { description: 'Rows in all pages.' }),
    numeroPagine: t.int({
      description: 'Pages in all, at least 1.',
      resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
    }),
    nodes: t.expose('nodes', { type: [StatisticaVenditeRef], description: 'The rows of the page.' }),
    totali: t.field({
      type: StatisticaVenditeRef,
      description:
        'All the rows in one: who bought of two agents is one customer, averages and discount are of the sums, the share of the budget is of the net of those who have one.',
      resolve: ({ totali }) => totali,
    }),
    nettoConBudget: t.field({
      type: 'Decimal',
      nullable: true,
      description: 'Euro, net of all those who have a budget; null when nobody has.',
      resolve: ({ totali }) => totali.nettoConBudget,
    }),
  }),
})

interface Options {
  ordini: readonly string[]
  /** Rows of a page by default. */
  perPagina: number
  description: string
  read: (request: StatisticheRequest, ctx: Context) => Promise<Statistiche<StatisticaVendite, Sums>>
}

/** Adds a statistic to Query: a page of rows, and the sums of all of them. */
export function statisticheField(field: string, { ordini, perPagina: defaults, description, read }: Options): void {
  builder.queryField(field, (t) =>
    t.field({
      type: PageRef,
      description,
      authScopes: statisticheScopes,
      args: {
        filtro: t.arg({ type: StatisticheFilterInput }),
        pagina: t.arg.int({ description: 'Page from 1.' }),
        perPagina: t.arg.int({ description: `Rows of a page, up to 1000; ${defaults} when missing.` }),
        ordinamento: t.arg(orderingArg(field, ordini, 'the net, descending,')),
      },
      resolve: (_root, { filtro, pagina: which, perPagina, ordinamento }, ctx) =>
        read(
          {
            filtro: filtro ?? {},
            pagina: bounded(which ?? 1, 1_000_000, 'pagina'),
            perPagina: bounded(perPagina ?? defaults, MAX_RIGHE, 'perPagina'),
            ordinamento: ordinamento ?? [],
          },
          ctx,
        ),
    }),
  )
}
