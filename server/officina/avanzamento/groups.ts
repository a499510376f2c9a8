import type { Context } from '#platform/context.ts'
import { readJson } from '#platform/db/json.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { alignedForReading } from './align.ts'
import { type AvanzamentoFilter, eventsSql, materialiSql, ordiniSql, periodOf } from './filter.ts'
import { type AvanzamentoGroup, eventFiguresSql } from './rows.ts'
import type { AvanzamentoPeriod } from './rules.ts'

/** What the figures may be added up by. */
export const AVANZAMENTO_GROUPINGS = [
  'giorno',
  'settimana',
  'mese',
  'operatore',
  'lavorazione',
  'tipo_cliente',
] as const
export type RaggruppamentoAvanzamento = (typeof AVANZAMENTO_GROUPINGS)[number]

export interface AvanzamentoGroups extends AvanzamentoPeriod {
  gruppi: AvanzamentoGroup[]
  /** Of all of them; its key is empty. */
  totali: AvanzamentoGroup
}

const OPERATORE = `coalesce(nullif(trim(u.first_name || ' ' || u.last_name), ''), u.username)`
const KEYS: Readonly<Record<RaggruppamentoAvanzamento, string>> = {
  giorno: `e.data::text AS chiave, to_char(e.data, 'DD-MM-YYYY') AS nome`,
  settimana: `date_trunc('week', e.data)::date::text AS chiave, 'Settimana del ' || to_char(date_trunc('week', e.data), 'DD-MM-YYYY') AS nome`,
  mese: `to_char(e.data, 'YYYY-MM') AS chiave, to_char(e.data, 'MM-YYYY') AS nome`,
  operatore: `coalesce(e.operatore_id::text, '') AS chiave, coalesce(${OPERATORE}, '–') AS nome`,
  lavorazione: `coalesce(e.lavorazione_id::text, '') AS chiave, coalesce(l.nome, '–') AS nome`,
  tipo_cliente: `coalesce(ag.tipo_agente::text, '') AS chiave, coalesce(ag.tipo_agente::text, '–') AS nome`,
}

/** The figures of the events by day, week, month, operator, operation or kind of customer: one statement. @throws UserErrors */
export async function readAvanzamentoGroups(
  filter: AvanzamentoFilter,
  by: RaggruppamentoAvanzamento,
  ctx: Context,
): Promise<AvanzamentoGroups> {
  const { db } = ctx.services
  const statement = avanzamentoGroupsSql(filter, by, ctx)
  await alignedForReading(ctx)
  return { ...(await readJson<Pick<AvanzamentoGroups, 'gruppi' | 'totali'>>(db, statement)), ...periodOf(filter) }
}

/** The statement of the groups; its one column is `json`. @throws UserErrors */
export function avanzamentoGroupsSql(
  filter: AvanzamentoFilter,
  by: RaggruppamentoAvanzamento,
  ctx: Pick<Context, 'viewer'>,
): Prisma.Sql {
  const period = periodOf(filter)
  const { alias: o, da, condizione } = ordiniSql(filter, ctx)
  return Prisma.sql`
    WITH scelti AS (
      SELECT e.*, ${Prisma.raw(KEYS[by])}
      FROM ${da} JOIN eventi_avanzamento e ON e.ordine_id = ${o}.id JOIN avanzamenti_ordine k ON k.ordine_id = ${o}.id
      LEFT JOIN agenti ag ON ag.id = ${o}.agente_id LEFT JOIN lavorazioni l ON l.id = e.lavorazione_id
      LEFT JOIN operatori op ON op.id = e.operatore_id LEFT JOIN users u ON u.id = op.user_id
      WHERE ${eventsSql(filter, period)} AND ${condizione} AND ${materialiSql(filter, period, Prisma.sql`${o}.id`)})
    SELECT json_build_object(
      'totali', (SELECT to_jsonb(t) FROM (
        SELECT '' AS chiave, 'Totale' AS nome, count(DISTINCT ordine_id) AS ordini, ${eventFiguresSql} FROM scelti e) t),
      'gruppi', (SELECT coalesce(json_agg(g ORDER BY chiave), '[]') FROM (
        SELECT chiave, min(nome) AS nome, count(DISTINCT ordine_id) AS ordini, ${eventFiguresSql}
        FROM scelti e GROUP BY 1) g))::text AS json`
}

const PROGETTI_MAX = 1000

/** Names of the projects of the orders that the viewer sees, in their order, at most 1,000. @param search part of a name */
export async function readProgetti(search: string | null, ctx: Context): Promise<string[]> {
  const { da, alias: o, condizione } = ordiniSql({ progetto: search }, ctx)
  const righe = await ctx.services.db.$queryRaw<{ progetto: string }[]>`
    SELECT DISTINCT ${o}.progetto FROM ${da} WHERE ${condizione} AND ${o}.progetto <> '' ORDER BY 1 LIMIT ${PROGETTI_MAX}`
  return righe.map(({ progetto }) => progetto)
}
