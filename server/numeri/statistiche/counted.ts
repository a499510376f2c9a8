import { ordiniOfUser } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { readJson } from '#platform/db/json.ts'
import { checkOrderings, unknownOrdering } from '#platform/db/listSource.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { UserErrors } from '#platform/errors.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import { type FilterOf, periodFilter, pksFilter, searchFilter } from '#shared/fields/filters.ts'
import { askedPeriodOrDefault, REVERSED_PERIOD, type StatistichePeriod } from './rules.ts'

/** What statistics are asked for; of all agents when none is named. */
export const statisticheFilters = {
  periodo: periodFilter(
    'The days of the orders that count. The previous full month when both days are missing; one alone stands for what is left of its month.',
  ),
  agentePks: pksFilter('Numbers of the agents whose orders count; all when missing or empty.'),
  search: searchFilter('Every word, any order, case and accents folded, in the name or in the code.'),
}

export type StatisticheFilter = FilterOf<typeof statisticheFilters>

export interface StatisticheRequest {
  filtro: StatisticheFilter
  ordinamento: readonly string[]
  /** From 1. */
  pagina: number
  perPagina: number
}

const MAX_AGENTI = 1000

/**
 * The period that a filter means today.
 * @throws UserErrors when it ends before it begins
 */
export function askedPeriod({ periodo }: Pick<StatisticheFilter, 'periodo'>): StatistichePeriod {
  const period = askedPeriodOrDefault(periodo, dayOfInstant(new Date()))
  if (period.dataFine < period.dataInizio) throw UserErrors.of('periodo.al', REVERSED_PERIOD)
  return period
}

/** The agents that the filter names; null when it names none. @throws UserErrors when they are more than 1,000 */
export function askedAgenti({ agentePks }: StatisticheFilter): number[] | null {
  if (!agentePks || agentePks.length === 0) return null
  if (agentePks.length > MAX_AGENTI) throw UserErrors.of('agentePks', `Non più di ${MAX_AGENTI} agenti.`)
  return agentePks.map(boundedInteger)
}

/** Whose orders count; all when null. */
export interface Chosen {
  agenti: number[] | null
  clienti: number[] | null
}

/** Take and skip of a page. */
export function pageSql({ pagina, perPagina }: StatisticheRequest): Prisma.Sql {
  return Prisma.sql`LIMIT ${perPagina} OFFSET ${(pagina - 1) * perPagina}`
}

/**
 * ORDER BY of names such as `-nettoSerramenti`, what is missing last; the number of the row tells equal ones apart.
 * @param ordini name → what it orders by
 * @throws UserErrors on an unknown name, and on too many
 */
export function orderBySql(names: readonly string[], ordini: Readonly<Record<string, string>>): Prisma.Sql {
  checkOrderings(names)
  const asked = names.length > 0 ? names : ['-nettoSerramenti']
  const parts = asked.map((chiesto) => {
    const name = chiesto.replace(/^-/, '')
    if (!Object.hasOwn(ordini, name)) throw unknownOrdering(chiesto)
    return `${ordini[name]} ${chiesto.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parts, 'id'].join(', ')}`)
}

/**
 * The orders that count, summed by customer and agent: those that the list of orders shows to the viewer
 * (ordini/list.ts) with their day in the period. Windows, list and net are the order's own sums
 * (ordini/rules.ts `totali`): extra lines are in list and net, but are no windows.
 */
export function pairsSql(
  { dataInizio, dataFine }: StatistichePeriod,
  { agenti, clienti }: Chosen,
  ctx: Context,
): Prisma.Sql {
  const day = (text: string) => new Date(`${text}T00:00:00Z`)
  const {
    alias: o,
    da,
    condizione,
  } = sqlCondition('Ordine', {
    AND: [
      { data: { gte: day(dataInizio), lte: day(dataFine) } },
      ordiniOfUser(ctx.viewer),
      ...(agenti ? [{ agenteId: { in: agenti } }] : []),
      ...(clienti ? [{ clienteId: { in: clienti } }] : []),
    ],
  })
  return Prisma.sql`SELECT ${o}.cliente_id, ${o}.agente_id, count(*) AS ordini,
      sum(${o}.numero_serramenti) AS serramenti, sum(${o}.listino) AS listino, sum(${o}.netto) AS netto
    FROM ${da} WHERE ${condizione} GROUP BY 1, 2`
}

/** The budgets of the period: of each year the part that its days in the period are of all its days. */
export function budgetSql(
  table: 'budget_clienti' | 'budget_agenti',
  key: 'cliente_id' | 'agente_id',
  { dataInizio, dataFine }: StatistichePeriod,
): Prisma.Sql {
  const [from, a] = [Prisma.sql`${dataInizio}::date`, Prisma.sql`${dataFine}::date`]
  return Prisma.sql`SELECT ${Prisma.raw(key)}, round(sum(importo *
      (least(make_date(anno, 12, 31), ${a}) - greatest(make_date(anno, 1, 1), ${from}) + 1) /
      (make_date(anno + 1, 1, 1) - make_date(anno, 1, 1))), 2) AS budget
    FROM ${Prisma.raw(table)}
    WHERE anno BETWEEN extract(year FROM ${from})::int AND extract(year FROM ${a})::int GROUP BY 1`
}

const SCONTO = 'CASE WHEN netto > 0 AND netto < listino THEN round((listino - netto) * 100 / listino, 2) ELSE 0 END'
const MEDIA_ORDINI = 'round(netto / nullif(ordini, 0), 2)'
const MEDIA_SERRAMENTI = 'round(netto / nullif(serramenti, 0), 2)'
const REACHED = 'round(netto * 100 / nullif(budget, 0), 2)'

/** What the figures order by, out of ordini, serramenti, listino, netto and budget; worked out only when asked. */
export const FIGURE_ORDERS = {
  numeroOrdini: 'ordini',
  numeroSerramenti: 'serramenti',
  listinoSerramenti: 'listino',
  scontoSerramenti: SCONTO,
  mediaOrdini: MEDIA_ORDINI,
  mediaSerramenti: MEDIA_SERRAMENTI,
  nettoSerramenti: 'netto',
  differenzaNettoBudget: REACHED,
} as const satisfies Record<keyof Digits, string>

/** The figures of a row, for json_build_object; euro and percent to two decimals. */
export const figuresSql = Prisma.raw(`'numeroOrdini', ordini, 'numeroSerramenti', serramenti,
  'listinoSerramenti', listino, 'scontoSerramenti', ${SCONTO}, 'mediaOrdini', ${MEDIA_ORDINI},
  'mediaSerramenti', ${MEDIA_SERRAMENTI}, 'nettoSerramenti', netto, 'differenzaNettoBudget', ${REACHED}`)

/** What `totalsSql` is made of, out of the rows. */
export const sumsSql = Prisma.raw(`count(*) AS quante, coalesce(sum(ordini), 0) AS ordini,
  coalesce(sum(serramenti), 0) AS serramenti, coalesce(sum(listino), 0) AS listino, coalesce(sum(netto), 0) AS netto,
  sum(budget) AS budget, sum(netto) FILTER (WHERE budget IS NOT NULL) AS atteso`)

/**
 * The sums over all the rows, those of the other pages too, for json_build_object; averages and discount are of the
 * sums. The share of the budget counts only those who have one.
 */
export const totalsSql =
  Prisma.raw(`'numeroOrdini', ordini, 'numeroSerramenti', serramenti, 'listinoSerramenti', listino,
  'scontoSerramenti', ${SCONTO}, 'mediaOrdini', ${MEDIA_ORDINI}, 'mediaSerramenti', ${MEDIA_SERRAMENTI},
  'nettoSerramenti', netto, 'budget', budget, 'nettoConBudget', CASE WHEN budget IS NOT NULL THEN atteso END,
  'differenzaNettoBudget', round(atteso * 100 / nullif(budget, 0), 2)`)

/** What the rows of both statistics tell; averages null where there is nothing to divide by, euro and percent. */
export interface Digits {
  numeroOrdini: number
  numeroSerramenti: number
  listinoSerramenti: number
  scontoSerramenti: number
  mediaOrdini: number | null
  mediaSerramenti: number | null
  nettoSerramenti: number
  /** Percentage of the budget that the net has reached; null without a budget. */
  differenzaNettoBudget: number | null
}

/** The figures of who sold or bought nothing and is expected to bring nothing. */
export const NO_DIGITS: Digits = {
  numeroOrdini: 0,
  numeroSerramenti: 0,
  listinoSerramenti: 0,
  scontoSerramenti: 0,
  mediaOrdini: null,
  mediaSerramenti: null,
  nettoSerramenti: 0,
  differenzaNettoBudget: null,
}

/** The sums, told as a row is. */
export interface StatisticheTotals extends Digits {
  budget: number | null
  /** The net of those who have a budget, which the share is of; null when nobody has. */
  nettoConBudget: number | null
}

/** A page of a statistic with the sums of all of it. */
export interface Statistiche<Riga, Sums extends StatisticheTotals = StatisticheTotals> extends StatistichePeriod {
  totalCount: number
  perPagina: number
  nodes: Riga[]
  totali: Sums
}

/** Runs a statement whose one column `json` is `{ totalCount, totali, nodes }`. */
export async function readStatistiche<Riga, Sums extends StatisticheTotals>(
  statement: Prisma.Sql,
  period: StatistichePeriod,
  perPagina: number,
  { services: { db } }: Context,
): Promise<Statistiche<Riga, Sums>> {
  const read = await readJson<Pick<Statistiche<Riga, Sums>, 'totalCount' | 'totali' | 'nodes'>>(db, statement)
  return { ...read, ...period, perPagina }
}
