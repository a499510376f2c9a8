import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { likeLiteral, normalizeText, wordsOf } from '#platform/db/search.ts'
import { can, isOfUser, type Viewer } from '#platform/permissions.ts'
import { Prisma } from '#prisma/generated/client.ts'
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

/** An agent with what they sold in the period. */
export interface StatisticaAgente extends Digits {
  /** Its number. */
  agente: number
  codice: string
  user: { id: number; firstName: string; lastName: string }
  /** Different customers of the orders that count. */
  numeroClienti: number
  budget: number | null
}

export interface AgentiTotals extends StatisticheTotals {
  /** Different customers over all the agents: who bought of two is one. */
  numeroClienti: number
}

/** What the rows may be ordered by. */
export const AGENTI_ORDERS = {
  nome: "concat_ws(' ', last_name, first_name)",
  codice: 'codice',
  numeroClienti: 'clienti',
  ...FIGURE_ORDERS,
  budgetAgente: 'budget',
} as const

type Where = Prisma.AgenteWhereInput

/** The agents whose statistics a user sees: who administers orders all, an area head those who answer to them and self. */
export function agentiOfRows(viewer: Viewer | null): Where {
  if (isOfUser(viewer, 'adminOrders')) return {}
  if (!viewer?.agente || !can(viewer, 'isCapoArea')) return { id: { in: [] } }
  return { id: { in: [viewer.agente.id, ...viewer.agente.subAgenti] } }
}

/** The agents that the filter offers: to an area head those whose `capo_area` they are, else all. */
export function offeredAgenti(viewer: Viewer | null): Where {
  return isOfUser(viewer, 'adminOrders') ? {} : { capoAreaId: viewer?.agente?.id ?? -1 }
}

/**
 * The agents that the viewer sees, those who sold nothing too, with the sums of all of them: one statement. Orders
 * without an agent are not in it.
 * @param only numbers of agents, in the place of those of the filter
 * @throws UserErrors on a period that ends before it begins, an unknown order
 */
export async function statisticheAgenti(
  request: StatisticheRequest,
  ctx: Context,
  only: number[] | null = null,
): Promise<Statistiche<StatisticaAgente, AgentiTotals>> {
  const { filtro, ordinamento, perPagina } = request
  const period = askedPeriod(filtro)
  const agenti = only ?? askedAgenti(filtro)
  const own = sqlCondition('Agente', {
    AND: [agentiOfRows(ctx.viewer), ...(agenti ? [{ id: { in: agenti } }] : [])],
  })
  const name = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, ${own.alias}.codice)`
  const searched = wordsOf(normalizeText(filtro.search ?? '')).map(
    (word) => Prisma.sql` AND testo_ricerca(${name}) LIKE ${`%${likeLiteral(word)}%`}`,
  )
  const statement = Prisma.sql`
    WITH scelti AS (
      SELECT ${own.alias}.id, ${own.alias}.codice, u.id AS utente, u.first_name, u.last_name
      FROM users u CROSS JOIN ${own.da}
      WHERE u.id = ${own.alias}.user_id AND ${own.condizione}${Prisma.join([Prisma.empty, ...searched], '')}),
    coppie AS (${pairsSql(period, { agenti, clienti: null }, ctx)}),
    venduto AS (
      SELECT agente_id, count(*) AS clienti, sum(ordini) AS ordini, sum(serramenti) AS serramenti,
        sum(listino) AS listino, sum(netto) AS netto
      FROM coppie GROUP BY 1),
    righe AS (
      SELECT a.*, coalesce(clienti, 0) AS clienti, coalesce(ordini, 0) AS ordini, coalesce(serramenti, 0) AS serramenti,
        coalesce(listino, 0.00) AS listino, coalesce(netto, 0.00) AS netto, budget
      FROM scelti a LEFT JOIN venduto v ON v.agente_id = a.id
      LEFT JOIN (${budgetSql('budget_agenti', 'agente_id', period)}) b ON b.agente_id = a.id)
    SELECT json_build_object('totalCount', quante, 'totali', json_build_object('numeroClienti', (
        SELECT count(DISTINCT cliente_id) FROM coppie WHERE agente_id IN (SELECT id FROM scelti)), ${totalsSql}),
      'nodes', (
        SELECT coalesce(json_agg(json_build_object('agente', id, 'codice', codice, 'user', json_build_object('id', utente,
          'firstName', first_name, 'lastName', last_name), 'numeroClienti', clienti, ${figuresSql}, 'budget', budget)), '[]')
        FROM (SELECT * FROM righe ${orderBySql(ordinamento, AGENTI_ORDERS)} ${pageSql(request)}) p))::text AS json
    FROM (SELECT ${sumsSql} FROM righe) s`
  return readStatistiche<StatisticaAgente, AgentiTotals>(statement, period, perPagina, ctx)
}
