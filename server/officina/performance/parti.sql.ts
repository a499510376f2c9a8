import { Prisma } from '../../../prisma/generated/client.ts'
import { PERIODO_ROVESCIO } from '../../numeri/statistiche/rules.ts'
import type { Context } from '../../platform/context.ts'
import { sqlCondition } from '../../platform/db/condition.ts'
import { UserErrors } from '../../platform/errors.ts'
import { boundedInteger } from '../../platform/graphql/listField.ts'
import { dateOfDay } from '../../shared/dates/days.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { tipoCercato } from '../../vendite/agenti/rules.ts'
import { attivitaOperatoriList } from '../attivita/list.ts'
import { type ConteggioAttivita, type PeriodoFigure, type PeriodoPredefinito, periodoFigureOrDefault } from './rules.ts'

/** What a figure is asked for; all that is given must hold. */
export interface FiltroFigure {
  operatore?: number | null
  operatori?: readonly number[] | null
  lavorazione?: number | null
  lavorazioni?: readonly number[] | null
  /** B2C, B2B or B2C*s: the kind of the agent of the order; any other is nobody's. */
  tipoAgente?: string | null
  ordine?: number | null
  /** Days 'YYYY-MM-DD', both included. */
  fromDate?: string | null
  toDate?: string | null
}

/** A figure as it is read: what it counts, of what, from when to when. */
export interface DomandaFigure {
  conteggio: ConteggioAttivita
  filtro: FiltroFigure
  periodo: PeriodoFigure
}

/** Operators, or operations, of a question at most. */
const SCELTI_MAX = 1000

/**
 * The question with its period: the default one, by the calendar of Italy, when no day is given.
 * @throws UserErrors on a period that ends before it begins
 */
export function askedFigure(
  conteggio: ConteggioAttivita,
  filtro: FiltroFigure,
  predefinito: PeriodoPredefinito,
): DomandaFigure {
  const periodo = periodoFigureOrDefault(filtro, predefinito, dayOfInstant(new Date()))
  if (periodo.toDate < periodo.fromDate) throw UserErrors.of('toDate', PERIODO_ROVESCIO)
  return { conteggio, filtro, periodo }
}

/** Both spellings of a filter in one list; null when neither says anything. */
function scelti(campo: string, uno: number | null | undefined, molti: readonly number[] | null | undefined) {
  if (molti && molti.length > SCELTI_MAX) throw UserErrors.of(campo, `Non più di ${SCELTI_MAX} per volta.`)
  const tutti = [...(molti ?? []), ...(uno == null ? [] : [uno])].map(boundedInteger)
  return tutti.length > 0 ? tutti : null
}

/**
 * The work that counts, as the common table expression `contate`: the one definition behind screens, REST, sheets and
 * charts. Closed activities of an operator that the viewer may see; for the performance those with an order. An
 * operation that is asked for takes its part of a session alone, and the session counts that part.
 * @param conOrario whether `ora_inizio` is there too: without it all is read from an index
 * @throws UserErrors on more than 1,000 operators or operations
 */
export function contateSql(
  domanda: DomandaFigure,
  ctx: Pick<Context, 'viewer'>,
  conOrario: 'conOrario' | '' = '',
): Prisma.Sql {
  // Both parts of a session are all of it: nothing is to be divided.
  if (!isDivisa(domanda)) return Prisma.sql`contate AS (${sessioniSql(domanda, ctx, conOrario)})`
  const ora = conOrario ? Prisma.raw(', ora_inizio') : Prisma.empty
  return Prisma.sql`${partiSql(domanda, ctx, conOrario)},
      contate AS (SELECT id, data, operatore_id, ordine_id, sum(tempo)::int AS tempo, sum(teorico) AS teorico${ora}
        FROM parti GROUP BY id, data, operatore_id, ordine_id${ora})`
}

/**
 * The same work operation by operation, as `parti`. A session of two operations is two parts: each has the theory of its
 * own pieces, and the time is shared in proportion to it, in whole minutes that make the whole.
 * @param conOrario as `contateSql`
 * @throws UserErrors on more than 1,000 operators or operations
 */
export function partiSql(
  domanda: DomandaFigure,
  ctx: Pick<Context, 'viewer'>,
  conOrario: 'conOrario' | '' = '',
): Prisma.Sql {
  const lavorazioni = lavorazioniOf(domanda)
  const chieste = lavorazioni ? Prisma.sql`WHERE p.lavorazione_id = ANY(${lavorazioni}::int[])` : Prisma.empty
  const ora = Prisma.raw(conOrario ? ', s.ora_inizio' : '')
  const sessioni = () => Prisma.sql`(SELECT *, CASE WHEN seconda_lavorazione_id IS NULL THEN 0
          ELSE coalesce(round(tempo * teorico2 / nullif(teorico, 0)), 0)::int END AS tempo2
        FROM (${sessioniSql(domanda, ctx, conOrario)}) intere) s`
  const chi = Prisma.raw('s.id, s.data, s.operatore_id, s.ordine_id')
  return Prisma.sql`parti AS (SELECT * FROM (
      SELECT ${chi}, s.lavorazione_id, s.tempo - s.tempo2 AS tempo, s.teorico - s.teorico2 AS teorico, s.pezzi${ora}
      FROM ${sessioni()}
      UNION ALL
      SELECT ${chi}, s.seconda_lavorazione_id, s.tempo2, s.teorico2, s.pezzi2${ora}
      FROM ${sessioni()} WHERE s.seconda_lavorazione_id IS NOT NULL) p ${chieste})`
}

/**
 * The holes of the days, as `buchi`: the stretches between the first beginning and the last end of an operator's day that
 * no closed activity covers, whatever else is asked for.
 * @throws UserErrors on more than 1,000 operators
 */
export function buchiSql({ filtro, periodo }: DomandaFigure, ctx: Pick<Context, 'viewer'>): Prisma.Sql {
  const { operatore, operatori } = filtro
  return Prisma.sql`orari AS (
      SELECT data, operatore_id, ora_inizio, max(ora_fine) OVER (PARTITION BY data, operatore_id
        ORDER BY ora_inizio, ora_fine ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS prima
      FROM (${sessioniSql({ conteggio: 'ore', filtro: { operatore, operatori }, periodo }, ctx, 'conOrario')}) s
      WHERE ora_inizio IS NOT NULL),
    buchi AS (
      SELECT data, operatore_id, json_agg(json_build_object('dalle', to_char(prima, 'HH24:MI'),
        'alle', to_char(ora_inizio, 'HH24:MI'), 'minuti', extract(epoch FROM ora_inizio - prima)::int / 60)
        ORDER BY prima) AS tratti
      FROM orari WHERE ora_inizio > prima GROUP BY 1, 2)`
}

/** Whether sessions of two operations count in part. */
export const isDivisa = (domanda: DomandaFigure): boolean => lavorazioniOf(domanda) !== null

const lavorazioniOf = ({ filtro: { lavorazione, lavorazioni } }: DomandaFigure) =>
  scelti('lavorazioni', lavorazione, lavorazioni)

/** The sessions that count, whole. */
function sessioniSql(domanda: DomandaFigure, ctx: Pick<Context, 'viewer'>, conOrario: 'conOrario' | ''): Prisma.Sql {
  const { conteggio, filtro, periodo } = domanda
  const operatori = scelti('operatori', filtro.operatore, filtro.operatori)
  const lavorazioni = lavorazioniOf(domanda)
  const tipo = filtro.tipoAgente ? (tipoCercato(filtro.tipoAgente) ?? null) : undefined
  const conOrdine = conteggio === 'performance'
  const { alias, da, condizione } = sqlCondition('Attivita', {
    AND: [
      attivitaOperatoriList.visibili(ctx.viewer),
      {
        data: { gte: dateOfDay(periodo.fromDate), lte: dateOfDay(periodo.toDate) },
        oraFine: { not: null },
        operatoreId: operatori ? { in: operatori } : { not: null },
      },
      ...(conOrdine ? [{ ordineId: { not: null } }] : []),
      ...(filtro.ordine == null ? [] : [{ ordineId: boundedInteger(filtro.ordine) }]),
      ...(tipo === undefined
        ? []
        : [tipo === null ? { id: { in: [] } } : { ordine: { agente: { tipoAgente: tipo } } }]),
      ...(lavorazioni
        ? [{ OR: [{ lavorazioneId: { in: lavorazioni } }, { secondaLavorazioneId: { in: lavorazioni } }] }]
        : []),
    ],
  })
  const orario = conOrario ? Prisma.sql`, ${alias}.ora_inizio, ${alias}.ora_fine` : Prisma.empty
  return Prisma.sql`SELECT ${alias}.id, ${alias}.data, ${alias}.operatore_id, ${alias}.ordine_id,
      ${alias}.lavorazione_id, ${alias}.seconda_lavorazione_id, coalesce(${alias}.tempo, 0) AS tempo,
      ${alias}.tempo_teorico AS teorico, ${alias}.teorico_seconda AS teorico2, ${alias}.pezzi_fatti AS pezzi,
      ${alias}.pezzi_seconda AS pezzi2${orario}
    FROM ${da} WHERE ${condizione}`
}

/** Name of an operator for a statement that has its user as `u`. */
export const nomeUtenteSql = Prisma.raw(
  `coalesce(nullif(trim(concat_ws(' ', u.first_name, u.last_name)), ''), u.username)`,
)
