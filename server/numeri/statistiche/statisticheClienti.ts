import { Prisma } from '../../../prisma/generated/client.ts'
import type { Context } from '../../platform/context.ts'
import { condizioneSql } from '../../platform/db/condizione.ts'
import { cercaParole } from '../../platform/db/ricerca.ts'
import { elencoClienti } from '../../vendite/clienti/elenco.ts'
import type { TipoCliente } from '../../vendite/clienti/rules.ts'
import {
  agentiChiesti,
  budgetSql,
  type Cifre,
  cifreSql,
  coppieSql,
  leggiStatistiche,
  ORDINI_CIFRE,
  ordineSql,
  paginaSql,
  periodoDi,
  type RichiestaStatistiche,
  type Statistiche,
  sommeSql,
  type Totali,
  totaliSql,
} from './contati.ts'

/** A customer with what they ordered in the period. */
export interface StatisticaCliente extends Cifre {
  pk: number
  nome: string
  codice: string
  tipoCliente: TipoCliente | null
  /** Codes of the agents of the orders that count. */
  agenti: string[]
  budgetCliente: number | null
}

const IN_ORDINE = 'ARRAY(SELECT unnest(agenti) ORDER BY 1)'

/** What the rows may be ordered by. */
export const ORDINI_CLIENTI = {
  nome: 'nome',
  codice: 'codice',
  tipoCliente: 'tipo_cliente',
  agenti: IN_ORDINE,
  ...ORDINI_CIFRE,
  budgetCliente: 'budget',
} as const

/**
 * The customers with orders in the period, and those that the viewer sees who have a budget for it, with the sums of
 * all of them: one statement.
 * @throws UserErrors on a period that ends before it begins, an unknown order
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
  const c = trovati.alias
  const statement = Prisma.sql`
    WITH venduto AS (
      SELECT cliente_id, sum(ordini) AS ordini, sum(serramenti) AS serramenti, sum(listino) AS listino,
        sum(netto) AS netto, array_agg(a.codice) FILTER (WHERE a.id IS NOT NULL) AS agenti
      FROM (${coppieSql(periodo, agenti, ctx)}) o LEFT JOIN agenti a ON a.id = agente_id GROUP BY 1),
    atteso AS (
      SELECT * FROM (${budgetSql('budget_clienti', 'cliente_id', periodo)}) b
      WHERE cliente_id IN (SELECT ${visibili.alias}.id FROM ${visibili.da} WHERE ${visibili.condizione})
        OR cliente_id IN (SELECT cliente_id FROM venduto)),
    righe AS (
      SELECT ${c}.id, ${c}.nome, coalesce(${c}.codice, '') AS codice, ${c}.tipo_cliente,
        coalesce(agenti, '{}') AS agenti, coalesce(ordini, 0) AS ordini, coalesce(serramenti, 0) AS serramenti,
        coalesce(listino, 0.00) AS listino, coalesce(netto, 0.00) AS netto, budget
      FROM (venduto FULL JOIN atteso USING (cliente_id)) CROSS JOIN ${trovati.da}
      WHERE ${c}.id = cliente_id AND ${trovati.condizione})
    SELECT json_build_object('totalCount', quante, 'totali', json_build_object(${totaliSql}), 'nodes', (
        SELECT coalesce(json_agg(json_build_object('pk', id, 'nome', nome, 'codice', codice,
          'tipoCliente', tipo_cliente, 'agenti', ${Prisma.raw(IN_ORDINE)}, ${cifreSql}, 'budgetCliente', budget)), '[]')
        FROM (SELECT * FROM righe ${ordineSql(ordinamento, ORDINI_CLIENTI)} ${paginaSql(richiesta)}) p))::text AS json
    FROM (SELECT ${sommeSql} FROM righe) s`
  return leggiStatistiche<StatisticaCliente, Totali>(statement, periodo, perPagina, ctx)
}
