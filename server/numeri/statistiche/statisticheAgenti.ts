import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { sqlCondition } from '../../platform/db/condition.ts'
import { likeLiteral, normalizeText, wordsOf } from '../../platform/db/search.ts'
import { agentiOfRows } from './agenti.ts'
import {
  askedAgenti,
  askedPeriodo,
  budgetSql,
  CIFRE_ORDERS,
  type Cifre,
  cifreSql,
  orderBySql,
  pageSql,
  pairsSql,
  type RichiestaStatistiche,
  readStatistiche,
  type Statistiche,
  sumsSql,
  type TotaliStatistiche,
  totaliSql,
} from './contati.ts'

/** An agent with what they sold in the period. */
export interface StatisticaAgente extends Cifre {
  pk: number
  codice: string
  firstName: string
  lastName: string
  /** Different customers of the orders that count. */
  numeroClienti: number
  budgetAgente: number | null
}

export interface TotaliAgenti extends TotaliStatistiche {
  /** Different customers over all the agents: who bought of two is one. */
  totaleClienti: number
}

/** What the rows may be ordered by. */
export const AGENTI_ORDERS = {
  nome: "concat_ws(' ', last_name, first_name)",
  codice: 'codice',
  numeroClienti: 'clienti',
  ...CIFRE_ORDERS,
  budgetAgente: 'budget',
} as const

/**
 * The agents that the viewer sees, those who sold nothing too, with the sums of all of them: one statement. Orders
 * without an agent are not in it.
 * @throws UserErrors on a period that ends before it begins, an unknown order
 */
export async function statisticheAgenti(
  richiesta: RichiestaStatistiche,
  ctx: Context,
): Promise<Statistiche<StatisticaAgente, TotaliAgenti>> {
  const { filtro, ordinamento, perPagina } = richiesta
  const periodo = askedPeriodo(filtro)
  const agenti = askedAgenti(filtro)
  const suoi = sqlCondition('Agente', {
    AND: [agentiOfRows(ctx.viewer), ...(agenti ? [{ id: { in: agenti } }] : [])],
  })
  const nome = Prisma.sql`concat_ws(' ', u.first_name, u.last_name, ${suoi.alias}.codice)`
  const cercate = wordsOf(normalizeText(filtro.search ?? '')).map(
    (parola) => Prisma.sql` AND testo_ricerca(${nome}) LIKE ${`%${likeLiteral(parola)}%`}`,
  )
  const statement = Prisma.sql`
    WITH scelti AS (
      SELECT ${suoi.alias}.id, ${suoi.alias}.codice, u.first_name, u.last_name
      FROM users u CROSS JOIN ${suoi.da}
      WHERE u.id = ${suoi.alias}.user_id AND ${suoi.condizione}${Prisma.join([Prisma.empty, ...cercate], '')}),
    coppie AS (${pairsSql(periodo, agenti, ctx)}),
    venduto AS (
      SELECT agente_id, count(*) AS clienti, sum(ordini) AS ordini, sum(serramenti) AS serramenti,
        sum(listino) AS listino, sum(netto) AS netto
      FROM coppie GROUP BY 1),
    righe AS (
      SELECT a.*, coalesce(clienti, 0) AS clienti, coalesce(ordini, 0) AS ordini, coalesce(serramenti, 0) AS serramenti,
        coalesce(listino, 0.00) AS listino, coalesce(netto, 0.00) AS netto, budget
      FROM scelti a LEFT JOIN venduto v ON v.agente_id = a.id
      LEFT JOIN (${budgetSql('budget_agenti', 'agente_id', periodo)}) b ON b.agente_id = a.id)
    SELECT json_build_object('totalCount', quante, 'totali', json_build_object('totaleClienti', (
        SELECT count(DISTINCT cliente_id) FROM coppie WHERE agente_id IN (SELECT id FROM scelti)), ${totaliSql}),
      'nodes', (
        SELECT coalesce(json_agg(json_build_object('pk', id, 'codice', codice, 'firstName', first_name,
          'lastName', last_name, 'numeroClienti', clienti, ${cifreSql}, 'budgetAgente', budget)), '[]')
        FROM (SELECT * FROM righe ${orderBySql(ordinamento, AGENTI_ORDERS)} ${pageSql(richiesta)}) p))::text AS json
    FROM (SELECT ${sumsSql} FROM righe) s`
  return readStatistiche<StatisticaAgente, TotaliAgenti>(statement, periodo, perPagina, ctx)
}
