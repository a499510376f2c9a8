import { REVERSED_PERIOD } from '#numeri/statistiche/rules.ts'
import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { UserErrors } from '#platform/errors.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dateOfDay } from '#shared/dates/days.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import { attivitaOperatoriList } from '../attivita/list.ts'
import {
  type AttivitaCountKind,
  type DefaultPeriod,
  type FiguresPeriod,
  type figureFilters,
  figuresPeriodOrDefault,
} from './rules.ts'

/** What a figure is asked for; all that is given must hold. */
export type FigureFilter = FilterOf<typeof figureFilters>

/** A figure as it is read: what it counts, of what, from when to when. */
export interface FigureQuestion {
  conteggio: AttivitaCountKind
  filtro: FigureFilter
  periodo: FiguresPeriod
}

/** Operators, or operations, of a question at most. */
const CHOSEN_MAX = 1000

/**
 * The question with its period: the default one, by the calendar of Italy, when no day is given.
 * @throws UserErrors on a period that ends before it begins
 */
export function askedFigure(
  count: AttivitaCountKind,
  filter: FigureFilter,
  predefinito: DefaultPeriod,
): FigureQuestion {
  const period = figuresPeriodOrDefault(filter.periodo, predefinito, dayOfInstant(new Date()))
  if (period.toDate < period.fromDate) throw UserErrors.of('periodo.al', REVERSED_PERIOD)
  return { conteggio: count, filtro: filter, periodo: period }
}

/** Both spellings of a filter in one list; null when neither says anything. */
function chosen(field: string, one: number | null | undefined, many: readonly number[] | null | undefined) {
  if (many && many.length > CHOSEN_MAX) throw UserErrors.of(field, `Non più di ${CHOSEN_MAX} per volta.`)
  const all = [...(many ?? []), ...(one == null ? [] : [one])].map(boundedInteger)
  return all.length > 0 ? all : null
}

/**
 * The work that counts, as the common table expression `contate`: the one definition behind screens, REST, sheets and
 * charts. Closed activities of an operator that the viewer may see; for the performance those with an order. An
 * operation that is asked for takes its part of a session alone, and the session counts that part.
 * @param withTimes whether `ora_inizio` is there too: without it all is read from an index
 * @throws UserErrors on more than 1,000 operators or operations
 */
export function countedSql(
  question: FigureQuestion,
  ctx: Pick<Context, 'viewer'>,
  withTimes: 'conOrario' | '' = '',
): Prisma.Sql {
  // Both parts of a session are all of it: nothing is to be divided.
  if (!isSplit(question)) return Prisma.sql`contate AS (${sessionsSql(question, ctx, withTimes)})`
  const hour = withTimes ? Prisma.raw(', ora_inizio') : Prisma.empty
  return Prisma.sql`${partsSql(question, ctx, withTimes)},
      contate AS (SELECT id, data, operatore_id, ordine_id, sum(tempo)::int AS tempo, sum(teorico) AS teorico${hour}
        FROM parti GROUP BY id, data, operatore_id, ordine_id${hour})`
}

/**
 * The same work operation by operation, as `parti`. A session of two operations is two parts: each has the theory of its
 * own pieces, and the time is shared in proportion to it, in whole minutes that make the whole.
 * @param withTimes as `countedSql`
 * @throws UserErrors on more than 1,000 operators or operations
 */
export function partsSql(
  question: FigureQuestion,
  ctx: Pick<Context, 'viewer'>,
  withTimes: 'conOrario' | '' = '',
): Prisma.Sql {
  const lavorazioni = lavorazioniOf(question)
  const asked = lavorazioni ? Prisma.sql`WHERE p.lavorazione_id = ANY(${lavorazioni}::int[])` : Prisma.empty
  const hour = Prisma.raw(withTimes ? ', s.ora_inizio' : '')
  const sessions = () => Prisma.sql`(SELECT *, CASE WHEN seconda_lavorazione_id IS NULL THEN 0
          ELSE coalesce(round(tempo * teorico2 / nullif(teorico, 0)), 0)::int END AS tempo2
        FROM (${sessionsSql(question, ctx, withTimes)}) intere) s`
  const who = Prisma.raw('s.id, s.data, s.operatore_id, s.ordine_id')
  return Prisma.sql`parti AS (SELECT * FROM (
      SELECT ${who}, s.lavorazione_id, s.tempo - s.tempo2 AS tempo, s.teorico - s.teorico2 AS teorico, s.pezzi${hour}
      FROM ${sessions()}
      UNION ALL
      SELECT ${who}, s.seconda_lavorazione_id, s.tempo2, s.teorico2, s.pezzi2${hour}
      FROM ${sessions()} WHERE s.seconda_lavorazione_id IS NOT NULL) p ${asked})`
}

/**
 * The holes of the days, as `buchi`: the stretches between the first beginning and the last end of an operator's day that
 * no closed activity covers, whatever else is asked for.
 * @throws UserErrors on more than 1,000 operators
 */
export function buchiSql({ filtro, periodo }: FigureQuestion, ctx: Pick<Context, 'viewer'>): Prisma.Sql {
  const { operatorePk, operatorePks } = filtro
  return Prisma.sql`orari AS (
      SELECT data, operatore_id, ora_inizio, max(ora_fine) OVER (PARTITION BY data, operatore_id
        ORDER BY ora_inizio, ora_fine ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS prima
      FROM (${sessionsSql({ conteggio: 'ore', filtro: { operatorePk, operatorePks }, periodo }, ctx, 'conOrario')}) s
      WHERE ora_inizio IS NOT NULL),
    buchi AS (
      SELECT data, operatore_id, json_agg(json_build_object('dalle', to_char(prima, 'HH24:MI'),
        'alle', to_char(ora_inizio, 'HH24:MI'), 'minuti', extract(epoch FROM ora_inizio - prima)::int / 60)
        ORDER BY prima) AS tratti
      FROM orari WHERE ora_inizio > prima GROUP BY 1, 2)`
}

/** Whether sessions of two operations count in part. */
export const isSplit = (question: FigureQuestion): boolean => lavorazioniOf(question) !== null

const lavorazioniOf = ({ filtro: { lavorazionePk, lavorazionePks } }: FigureQuestion) =>
  chosen('lavorazionePks', lavorazionePk, lavorazionePks)

/** The sessions that count, whole. */
function sessionsSql(question: FigureQuestion, ctx: Pick<Context, 'viewer'>, withTimes: 'conOrario' | ''): Prisma.Sql {
  const { conteggio, filtro, periodo } = question
  const operatori = chosen('operatorePks', filtro.operatorePk, filtro.operatorePks)
  const lavorazioni = lavorazioniOf(question)
  const tipo = filtro.tipoAgente ? (searchedTipo(filtro.tipoAgente) ?? null) : undefined
  const conOrdine = conteggio === 'performance'
  const { alias, da, condizione } = sqlCondition('Attivita', {
    AND: [
      attivitaOperatoriList.visible(ctx.viewer),
      {
        data: { gte: dateOfDay(periodo.fromDate), lte: dateOfDay(periodo.toDate) },
        oraFine: { not: null },
        operatoreId: operatori ? { in: operatori } : { not: null },
      },
      ...(conOrdine ? [{ ordineId: { not: null } }] : []),
      ...(filtro.ordinePk == null ? [] : [{ ordineId: boundedInteger(filtro.ordinePk) }]),
      ...(tipo === undefined
        ? []
        : [tipo === null ? { id: { in: [] } } : { ordine: { agente: { tipoAgente: tipo } } }]),
      ...(lavorazioni
        ? [{ OR: [{ lavorazioneId: { in: lavorazioni } }, { secondaLavorazioneId: { in: lavorazioni } }] }]
        : []),
    ],
  })
  const times = withTimes ? Prisma.sql`, ${alias}.ora_inizio, ${alias}.ora_fine` : Prisma.empty
  return Prisma.sql`SELECT ${alias}.id, ${alias}.data, ${alias}.operatore_id, ${alias}.ordine_id,
      ${alias}.lavorazione_id, ${alias}.seconda_lavorazione_id, coalesce(${alias}.tempo, 0) AS tempo,
      ${alias}.tempo_teorico AS teorico, ${alias}.teorico_seconda AS teorico2, ${alias}.pezzi_fatti AS pezzi,
      ${alias}.pezzi_seconda AS pezzi2${times}
    FROM ${da} WHERE ${condizione}`
}

/** Name of an operator for a statement that has its user as `u`. */
export const utenteNameSql = Prisma.raw(
  `coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username)`,
)
