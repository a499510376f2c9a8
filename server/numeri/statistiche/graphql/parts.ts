// What the statistics of customers and of agents have in common.
import type { ObjectRef } from '@pothos/core'
import { builder, type SchemaTypes } from '../../../platform/graphql/builder.ts'
import { bounded } from '../../../platform/graphql/listField.ts'
import { orderingArg } from '../../../platform/graphql/orderings.ts'
import type { Digits, Statistiche, StatisticheFilter, StatisticheRequest, StatisticheTotals } from '../counted.ts'

/** Rows of a page at most: the old clients' `page_size` goes to 1000. */
const MAX_RIGHE = 1000

export const statisticheScopes = { permesso: 'viewStatisticheVendite' } as const

type Types = PothosSchemaTypes.ExtendDefaultTypes<SchemaTypes>
type Fields<Parent> = PothosSchemaTypes.ObjectFieldBuilder<Types, Parent>

export const StatisticheFilterInput = builder.inputRef<StatisticheFilter>('FiltroStatistiche').implement({
  description: 'What statistics are asked for; all that is given must hold.',
  fields: (t) => ({
    dataInizio: t.field({
      type: 'Date',
      description:
        'First day of the orders that count. The previous full month when both days are missing; one alone stands for what is left of its month.',
    }),
    dataFine: t.field({ type: 'Date', description: 'Last day, included.' }),
    agenti: t.intList({ description: 'Numbers of the agents whose orders count; all when missing or empty.' }),
    search: t.string({ description: 'Every word, any order, case and accents folded, in the name or in the code.' }),
  }),
})

/** The figures of a row. */
export function figureFields<Riga extends Digits>(typed: Fields<Riga>) {
  // The fields are those of every row: which one it is does not matter to them.
  const t = typed as unknown as Fields<Digits>
  return {
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
  }
}

/** The sums of a statistic, under the names that the old API gave them. */
export function totalsFields<Sums extends StatisticheTotals>(typed: Fields<Sums>) {
  const t = typed as unknown as Fields<StatisticheTotals>
  return {
    totaleOrdini: t.exposeInt('totaleOrdini', { description: 'Orders.' }),
    totaleSerramenti: t.exposeInt('totaleSerramenti', { description: 'Windows.' }),
    totaleListino: t.expose('totaleListino', { type: 'Decimal', description: 'Euro at list prices.' }),
    totaleSconto: t.expose('totaleSconto', { type: 'Decimal', description: 'Percent, of the sums.' }),
    totaleMediaOrdini: t.expose('totaleMediaOrdini', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro, of the sums.',
    }),
    totaleMediaSerramenti: t.expose('totaleMediaSerramenti', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro, of the sums.',
    }),
    totaleNetto: t.expose('totaleNetto', { type: 'Decimal', description: 'Euro, net.' }),
    totaleBudget: t.expose('totaleBudget', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro; null when nobody has one.',
    }),
    totaleNettoConBudget: t.expose('totaleNettoConBudget', {
      type: 'Decimal',
      nullable: true,
      description: 'Euro, net of those who have a budget; null when nobody has.',
    }),
    totaleDifferenzaNettoBudget: t.expose('totaleDifferenzaNettoBudget', {
      type: 'Decimal',
      nullable: true,
      description: 'Percent of the budgets that the net of those who have one has reached; null when nobody has.',
    }),
  }
}

interface Options<Riga, Sums extends StatisticheTotals> {
  /** Name of the type of the page. */
  nome: string
  riga: ObjectRef<Types, Riga>
  totali: ObjectRef<Types, Sums>
  ordini: readonly string[]
  /** Rows of a page by default. */
  perPagina: number
  description: string
  leggi: (request: StatisticheRequest, ctx: SchemaTypes['Context']) => Promise<Statistiche<Riga, Sums>>
}

/** Adds a statistic to Query: a page of rows, and the sums of all of them. */
export function statisticheField<Riga, Sums extends StatisticheTotals>(
  field: string,
  options: Options<Riga, Sums>,
): void {
  const { nome, riga, totali, ordini, perPagina: defaults, description, leggi } = options
  const page = builder.objectRef<Statistiche<Riga, Sums>>(nome).implement({
    description: `A page of ${field} with the sums over all pages.`,
    authScopes: statisticheScopes,
    fields: (t) => ({
      dataInizio: t.field({
        type: 'Date',
        description: 'First day of the orders that count.',
        resolve: ({ dataInizio }) => dataInizio,
      }),
      dataFine: t.field({ type: 'Date', description: 'Last day, included.', resolve: ({ dataFine }) => dataFine }),
      totalCount: t.int({ description: 'Rows in all pages.', resolve: ({ totalCount }) => totalCount }),
      numeroPagine: t.int({
        description: 'Pages in all, at least 1.',
        resolve: ({ totalCount, perPagina }) => Math.max(1, Math.ceil(totalCount / perPagina)),
      }),
      nodes: t.field({ type: [riga], description: 'The rows of the page.', resolve: ({ nodes }) => nodes as never }),
      totali: t.field({
        type: totali,
        description: 'The sums of all the rows.',
        resolve: (all) => all.totali as never,
      }),
    }),
  })
  builder.queryField(field, (t) =>
    t.field({
      type: page,
      description,
      authScopes: statisticheScopes,
      args: {
        filtro: t.arg({ type: StatisticheFilterInput }),
        pagina: t.arg.int({ description: 'Page from 1.' }),
        perPagina: t.arg.int({ description: `Rows of a page, up to 1000; ${defaults} when missing.` }),
        ordinamento: t.arg(orderingArg(field, ordini, 'the net, descending,')),
      },
      resolve: (_root, { filtro, pagina: which, perPagina, ordinamento }, ctx) =>
        leggi(
          {
            filtro: filtro ?? {},
            pagina: bounded(which ?? 1, 1_000_000, 'pagina'),
            perPagina: bounded(perPagina ?? defaults, MAX_RIGHE, 'perPagina'),
            ordinamento: ordinamento ?? [],
          },
          ctx,
        ) as never,
    }),
  )
}
