import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { searchWords } from '#platform/db/search.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { clientiOfUser } from '#vendite/clienti/list.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import {
  askedAgenti,
  askedPeriod,
  budgetSql,
  type Digits,
  FIGURE_ORDERS,
  figuresSql,
  orderBySql,
  pageSql,
  pairsSql,
  readStatistiche,
  type Statistiche,
  type StatisticheRequest,
  type StatisticheTotals,
  sumsSql,
  totalsSql,
} from './counted.ts'

/** A customer with what they ordered in the period. */
export interface StatisticaCliente extends Digits {
  /** Its number. */
  cliente: number
  nome: string
  codice: string
  tipoCliente: TipoCliente | null
  /** Codes of the agents of the orders that count. */
  agenti: string[]
  budget: number | null
}

const IN_SORT_ORDER = 'ARRAY(SELECT unnest(agenti) ORDER BY 1)'

/** What the rows may be ordered by. */
export const CLIENTI_ORDERS = {
  nome: 'nome',
  codice: 'codice',
  tipoCliente: 'tipo_cliente',
  agenti: IN_SORT_ORDER,
  ...FIGURE_ORDERS,
  budgetCliente: 'budget',
} as const

/**
 * The customers with orders in the period, and those that the viewer sees who have a budget for it, with the sums of
 * all of them: one statement.
 * @param only numbers of customers; all when null
 * @throws UserErrors on a period that ends before it begins, an unknown order
 */
export async function statisticheClienti(
  request: StatisticheRequest,
  ctx: Context,
  only: number[] | null = null,
): Promise<Statistiche<StatisticaCliente>> {
  const { filtro, ordinamento, perPagina } = request
  const period = askedPeriod(filtro)
  const agenti = askedAgenti(filtro)
  const found = sqlCondition('Cliente', {
    AND: [...searchWords(filtro.search), ...(only ? [{ id: { in: only } }] : [])],
  })
  const visible = sqlCondition('Cliente', {
    AND: [clientiOfUser(ctx.viewer), ...(agenti ? [{ agenteId: { in: agenti } }] : [])],
  })
  const c = found.alias
  const statement = Prisma.sql`
    WITH venduto AS (
      SELECT cliente_id, sum(ordini) AS ordini, sum(serramenti) AS serramenti, sum(listino) AS listino,
        sum(netto) AS netto, array_agg(a.codice) FILTER (WHERE a.id IS NOT NULL) AS agenti
      FROM (${pairsSql(period, { agenti, clienti: only }, ctx)}) o LEFT JOIN agenti a ON a.id = agente_id GROUP BY 1),
    atteso AS (
      SELECT * FROM (${budgetSql('budget_clienti', 'cliente_id', period)}) b
      WHERE cliente_id IN (SELECT ${visible.alias}.id FROM ${visible.da} WHERE ${visible.condizione})
        OR cliente_id IN (SELECT cliente_id FROM venduto)),
    righe AS (
      SELECT ${c}.id, ${c}.nome, coalesce(${c}.codice, '') AS codice, ${c}.tipo_cliente,
        coalesce(agenti, '{}') AS agenti, coalesce(ordini, 0) AS ordini, coalesce(serramenti, 0) AS serramenti,
        coalesce(listino, 0.00) AS listino, coalesce(netto, 0.00) AS netto, budget
      FROM (venduto FULL JOIN atteso USING (cliente_id)) CROSS JOIN ${found.da}
      WHERE ${c}.id = cliente_id AND ${found.condizione})
    SELECT json_build_object('totalCount', quante, 'totali', json_build_object(${totalsSql}), 'nodes', (
        SELECT coalesce(json_agg(json_build_object('cliente', id, 'nome', nome, 'codice', codice,
          'tipoCliente', tipo_cliente, 'agenti', ${Prisma.raw(IN_SORT_ORDER)}, ${figuresSql}, 'budget', budget)), '[]')
        FROM (SELECT * FROM righe ${orderBySql(ordinamento, CLIENTI_ORDERS)} ${pageSql(request)}) p))::text AS json
    FROM (SELECT ${sumsSql} FROM righe) s`
  return readStatistiche<StatisticaCliente, StatisticheTotals>(statement, period, perPagina, ctx)
}
