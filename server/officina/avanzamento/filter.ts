import { ordiniList } from '#ordini/ordini/list.ts'
import type { Context } from '#platform/context.ts'
import { sqlCondition } from '#platform/db/condition.ts'
import { checkOrderings, unknownOrdering } from '#platform/db/listSource.ts'
import { likeLiteral, searchWords } from '#platform/db/search.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { UserErrors } from '#platform/errors.ts'
import { Prisma } from '#prisma/generated/client.ts'
import { dayOfInstant } from '#shared/dates/zone.ts'
import type { FilterOf } from '#shared/fields/filters.ts'
import { storedWord } from '#shared/fields/words.ts'
import { searchedTipo } from '#vendite/agenti/rules.ts'
import {
  type AvanzamentoPeriod,
  askedAvanzamentoPeriod,
  type avanzamentoFilters,
  shownTipoEvento,
  TIPI_EVENTO,
} from './rules.ts'

/** The day at whose end materials have arrived or not; the last of the period unless told. */
export interface MaterialiDay {
  materialiAl?: string | null
}

/** What progress is asked for; all that is given must hold. */
export type AvanzamentoFilter = FilterOf<typeof avanzamentoFilters> & MaterialiDay

/** A page of progress as it is asked for. */
export interface AvanzamentoRequest {
  filtro: AvanzamentoFilter
  ordinamento: readonly string[]
  /** From 1. */
  pagina: number
  perPagina: number
}

const BACKWARD_PERIOD = 'La data di fine precede quella di inizio.'
const MAX = 300

/** The days that a filter means today. @throws UserErrors when they end before they begin */
export function periodOf({ periodo }: AvanzamentoFilter): AvanzamentoPeriod {
  const period = askedAvanzamentoPeriod(periodo, dayOfInstant(new Date()))
  if (period.fromDate && period.toDate && period.toDate < period.fromDate) {
    throw UserErrors.of('periodo.al', BACKWARD_PERIOD)
  }
  return period
}

/** Whether an event, `e`, is in a period. */
export function periodSql({ fromDate, toDate }: AvanzamentoPeriod): Prisma.Sql {
  return Prisma.join(
    [
      Prisma.sql`TRUE`,
      ...(fromDate ? [Prisma.sql`e.data >= ${fromDate}::date`] : []),
      ...(toDate ? [Prisma.sql`e.data <= ${toDate}::date`] : []),
    ],
    ' AND ',
  )
}

/** Whether an event, `e`, is one of those that are asked for */
export function eventsSql(filter: AvanzamentoFilter, period: AvanzamentoPeriod): Prisma.Sql {
  const parts = [periodSql(period)]
  const { operatorePks, lavorazionePks, tipoEvento, materiale } = filter
  if (operatorePks?.length) parts.push(Prisma.sql`e.operatore_id = ANY(${pks(operatorePks)}::int[])`)
  if (lavorazionePks?.length) parts.push(Prisma.sql`e.lavorazione_id = ANY(${pks(lavorazionePks)}::int[])`)
  if (materiale) parts.push(Prisma.sql`e.materiale = ${materiale}`)
  const kinds = TIPI_EVENTO.filter((tipo) => tipo === tipoEvento || shownTipoEvento(tipo) === tipoEvento)
  if (tipoEvento) parts.push(Prisma.sql`e.tipo::text = ANY(${kinds.map(storedWord)}::text[])`)
  return Prisma.join(parts, ' AND ')
}

const pks = (numeri: readonly number[]) => numeri.slice(0, MAX).map(boundedInteger)

/** The orders that the viewer sees and the filter names, without the events. */
export function ordiniSql(filter: AvanzamentoFilter, ctx: Pick<Context, 'viewer'>) {
  const { ordinePk, search, tipoAgente, progetto } = filter
  const where: Prisma.OrdineWhereInput[] = [ordiniList.visible(ctx.viewer), ...searchWords(search)]
  if (ordinePk != null) where.push({ id: boundedInteger(ordinePk) })
  if (progetto) where.push({ progetto: { contains: likeLiteral(progetto), mode: 'insensitive' } })
  if (tipoAgente) {
    const tipo = searchedTipo(tipoAgente)
    where.push(tipo ? { agente: { tipoAgente: tipo } } : { id: { in: [] } })
  }
  return sqlCondition('Ordine', { AND: where })
}

/**
 * Whether the materials of an order, kept as `k`, have arrived as the filter asks, at the end of the period unless it names
 * another day.
 * @param ordine its number, in SQL
 */
export function materialiSql(filter: AvanzamentoFilter, { toDate }: AvanzamentoPeriod, ordine: Prisma.Sql): Prisma.Sql {
  const { materialiNonCompleti: open, materialiCompleti, materialiAl } = filter
  const last = materialiAl ?? toDate
  const until = last ? Prisma.sql`AND x.data <= ${last}::date` : Prisma.empty
  const incomplete = (which: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM jsonb_to_recordset(k.materiali) AS m(materiale text, valore numeric)
    WHERE ${which} AND coalesce((SELECT sum(x.percentuale) FROM eventi_avanzamento x
      WHERE x.ordine_id = ${ordine} AND x.materiale = m.materiale ${until}), 0) < 100)`
  const parts = [Prisma.sql`TRUE`]
  if (open?.length) parts.push(incomplete(Prisma.sql`m.materiale = ANY(${open.slice(0, MAX)}::text[])`))
  if (materialiCompleti != null) {
    const one = incomplete(Prisma.sql`TRUE`)
    parts.push(materialiCompleti ? Prisma.sql`NOT ${one}` : one)
  }
  return Prisma.join(parts, ' AND ')
}

/**
 * ORDER BY of names such as `-netto`, what is missing last, `id` last of all.
 * @throws UserErrors on an unknown name
 */
export function sortSql(
  names: readonly string[],
  ordini: Readonly<Record<string, string>>,
  predefinito: string,
): Prisma.Sql {
  checkOrderings(names)
  const parts = (names.length > 0 ? names : [predefinito]).map((asked) => {
    const name = asked.replace(/^-/, '')
    if (!Object.hasOwn(ordini, name)) throw unknownOrdering(asked)
    return `${ordini[name]} ${asked.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parts, 'id'].join(', ')}`)
}
