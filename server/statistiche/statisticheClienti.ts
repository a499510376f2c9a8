import { Prisma } from '../../prisma/generated/client.ts'
import { elencoClienti } from '../clienti/elenco.ts'
import type { TipoCliente } from '../clienti/rules.ts'
import type { Context } from '../context.ts'
import { condizioneSql } from '../db/condizione.ts'
import { cercaParole } from '../db/ricerca.ts'
import {
  agentiChiesti,
  budgetSql,
  type Cifre,
  COLONNE_CIFRE,
  cifreSql,
  coppieSql,
  leggiStatistiche,
  ordineSql,
  paginaSql,
  periodoDi,
  type RichiestaStatistiche,
  type Statistiche,
  sommeSql,
  type Totali,
  totaliSql,
} from './contati.ts'

/** A customer with what they ordered in the period (spec/002 §3 `Client statistics row`). */
export interface StatisticaCliente extends Cifre {
  pk: number
  nome: string
  codice: string
  tipoCliente: TipoCliente | null
  /** Codes of the agents of the orders that count. */
  agenti: string[]
  budgetCliente: number | null
}

/** Names that the rows may be ordered by. */
export const ORDINI_CLIENTI = ['nome', 'codice', 'tipoCliente', 'agenti', ...COLONNE_CIFRE, 'budgetCliente'] as const

/**
 * The customers with orders in the period, and those that the viewer sees who have a budget for it, with the sums of
 * all of them: one statement.
 * @throws UserErrors on a period that ends before it begins, an unknown order, a page out of bounds
 */
export async function statisticheClienti(
  richiesta: RichiestaStatistiche,
  ctx: Context,
): Promise<Statistiche<StatisticaCliente>> {
  const { filtro, ordinamento, perPagina } = richiesta
  const periodo = periodoDi(filtro)
  const agenti = agentiChiesti(filtro)
  const trovati = condizioneSql('Cliente', { AND: cercaParole(filtro.search) })
  const visibili = condizioneSql('Cliente', {
    AND: [elencoClienti.visibili(ctx.viewer), ...(agenti ? [{ agenteId: { in: agenti } }] : [])],
  })
  const statement = Prisma.sql`
    WITH coppie AS (${coppieSql(periodo, agenti, ctx)}),
    venduto AS (
      SELECT cliente_id, sum(ordini) AS ordini, sum(serramenti) AS serramenti, sum(listino) AS listino,
        sum(netto) AS netto, array_agg(a.codice ORDER BY a.codice) FILTER (WHERE a.id IS NOT NULL) AS agenti
      FROM coppie LEFT JOIN agenti a ON a.id = agente_id GROUP BY 1),
    budget AS (
      SELECT * FROM (${budgetSql('budget_clienti', 'cliente_id', periodo)}) b
      WHERE cliente_id IN (SELECT ${visibili.alias}.id FROM ${visibili.da} WHERE ${visibili.condizione})
        OR cliente_id IN (SELECT cliente_id FROM venduto)),
    insieme AS (
      SELECT cliente_id, coalesce(v.ordini, 0) AS ordini, coalesce(v.serramenti, 0) AS serramenti,
        coalesce(v.listino, 0.00) AS listino, coalesce(v.netto, 0.00) AS netto, v.agenti, b.budget
      FROM venduto v FULL JOIN budget b USING (cliente_id)),
    righe AS (
      SELECT ${trovati.alias}.id AS pk, ${trovati.alias}.nome, coalesce(${trovati.alias}.codice, '') AS codice,
        ${trovati.alias}.tipo_cliente AS "tipoCliente", coalesce(agenti, '{}') AS agenti, ${cifreSql},
        budget AS "budgetCliente"
      FROM insieme CROSS JOIN ${trovati.da}
      WHERE ${trovati.alias}.id = cliente_id AND ${trovati.condizione})
    SELECT json_build_object(
      'totalCount', righe, 'totali', json_build_object(${totaliSql}),
      'nodes', (SELECT coalesce(json_agg(p), '[]') FROM (
        SELECT * FROM righe ${ordineSql(ordinamento, ORDINI_CLIENTI)} ${paginaSql(richiesta)}) p))::text AS json
    FROM (SELECT ${cifreSql}, budget, atteso, righe FROM (SELECT ${sommeSql('budgetCliente')} FROM righe) s) t`
  return leggiStatistiche<StatisticaCliente, Totali>(statement, periodo, perPagina, ctx)
}
