import { Prisma } from '../../../prisma/generated/client.ts'
import { ordiniList } from '../../ordini/ordini/list.ts'
import type { Context } from '../../platform/context.ts'
import { sqlCondition } from '../../platform/db/condition.ts'
import { controllaOrdini, ordineSconosciuto } from '../../platform/db/listSource.ts'
import { likeLiteral, searchWords } from '../../platform/db/search.ts'
import { UserErrors } from '../../platform/errors.ts'
import { boundedInteger } from '../../platform/graphql/listField.ts'
import { dayOfInstant } from '../../shared/dates/zone.ts'
import { storedWord } from '../../shared/fields/words.ts'
import { tipoCercato } from '../../vendite/agenti/rules.ts'
import {
  askedPeriodoAvanzamento,
  type PeriodoAvanzamento,
  shownTipoEvento,
  TIPI_EVENTO,
  type TipoEvento,
} from './rules.ts'

/** What progress is asked for; all that is given must hold. */
export interface FiltroAvanzamento {
  fromDate?: string | null
  toDate?: string | null
  operatori?: readonly number[] | null
  lavorazioni?: readonly number[] | null
  ordine?: number | null
  search?: string | null
  tipoEvento?: TipoEvento | null
  materiale?: string | null
  tipoAgente?: string | null
  progetto?: string | null
  /** Orders of which one of these has not arrived whole. */
  materialiNonCompleti?: readonly string[] | null
  /** True: every material has arrived whole; false: some has not. */
  materialiCompleti?: boolean | null
  /** Only orders of which some material has arrived. */
  conMateriali?: boolean | null
}

const PERIODO_AL_CONTRARIO = 'La data di fine precede quella di inizio.'
const MAX = 300

/** The days that a filter means today. @throws UserErrors when they end before they begin */
export function periodoOf({ fromDate, toDate }: FiltroAvanzamento): PeriodoAvanzamento {
  const periodo = askedPeriodoAvanzamento(fromDate, toDate, dayOfInstant(new Date()))
  if (periodo.fromDate && periodo.toDate && periodo.toDate < periodo.fromDate) {
    throw UserErrors.of('toDate', PERIODO_AL_CONTRARIO)
  }
  return periodo
}

/** Whether an event, `e`, is in a period. */
export function periodoSql({ fromDate, toDate }: PeriodoAvanzamento): Prisma.Sql {
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
export function eventiSql(filtro: FiltroAvanzamento, periodo: PeriodoAvanzamento): Prisma.Sql {
  const parti = [periodoSql(periodo)]
  const { operatori, lavorazioni, tipoEvento, materiale } = filtro
  if (operatori?.length) parti.push(Prisma.sql`e.operatore_id = ANY(${pks(operatori)}::int[])`)
  if (lavorazioni?.length) parti.push(Prisma.sql`e.lavorazione_id = ANY(${pks(lavorazioni)}::int[])`)
  if (materiale) parti.push(Prisma.sql`e.materiale = ${materiale}`)
  const kinds = TIPI_EVENTO.filter((tipo) => tipo === tipoEvento || shownTipoEvento(tipo) === tipoEvento)
  if (tipoEvento) parti.push(Prisma.sql`e.tipo::text = ANY(${kinds.map(storedWord)}::text[])`)
  return Prisma.join(parti, ' AND ')
}

const pks = (numeri: readonly number[]) => numeri.slice(0, MAX).map(boundedInteger)

/** The orders that the viewer sees and the filter names, without the events. */
export function ordiniSql(filtro: FiltroAvanzamento, ctx: Pick<Context, 'viewer'>) {
  const { ordine, search, tipoAgente, progetto } = filtro
  const where: Prisma.OrdineWhereInput[] = [ordiniList.visibili(ctx.viewer), ...searchWords(search)]
  if (ordine != null) where.push({ id: boundedInteger(ordine) })
  if (progetto) where.push({ progetto: { contains: likeLiteral(progetto), mode: 'insensitive' } })
  if (tipoAgente) {
    const tipo = tipoCercato(tipoAgente)
    where.push(tipo ? { agente: { tipoAgente: tipo } } : { id: { in: [] } })
  }
  return sqlCondition('Ordine', { AND: where })
}

/**
 * Whether the materials of an order, kept as `k`, have arrived as the filter asks, at the end of the period.
 * @param ordine its number, in SQL
 */
export function materialiSql(
  filtro: FiltroAvanzamento,
  { toDate }: PeriodoAvanzamento,
  ordine: Prisma.Sql,
): Prisma.Sql {
  const { materialiNonCompleti: aperti, materialiCompleti } = filtro
  const fino = toDate ? Prisma.sql`AND x.data <= ${toDate}::date` : Prisma.empty
  const incompleti = (quali: Prisma.Sql) => Prisma.sql`EXISTS (
    SELECT FROM jsonb_to_recordset(k.materiali) AS m(materiale text, valore numeric)
    WHERE ${quali} AND coalesce((SELECT sum(x.percentuale) FROM eventi_avanzamento x
      WHERE x.ordine_id = ${ordine} AND x.materiale = m.materiale ${fino}), 0) < 100)`
  const parti = [Prisma.sql`TRUE`]
  if (aperti?.length) parti.push(incompleti(Prisma.sql`m.materiale = ANY(${aperti.slice(0, MAX)}::text[])`))
  if (materialiCompleti != null) {
    const uno = incompleti(Prisma.sql`TRUE`)
    parti.push(materialiCompleti ? Prisma.sql`NOT ${uno}` : uno)
  }
  return Prisma.join(parti, ' AND ')
}

/**
 * ORDER BY of names such as `-netto`, what is missing last, `id` last of all.
 * @throws UserErrors on an unknown name
 */
export function sortSql(
  nomi: readonly string[],
  ordini: Readonly<Record<string, string>>,
  predefinito: string,
): Prisma.Sql {
  controllaOrdini(nomi)
  const parti = (nomi.length > 0 ? nomi : [predefinito]).map((chiesto) => {
    const nome = chiesto.replace(/^-/, '')
    if (!Object.hasOwn(ordini, nome)) throw ordineSconosciuto(chiesto)
    return `${ordini[nome]} ${chiesto.startsWith('-') ? 'DESC' : 'ASC'} NULLS LAST`
  })
  return Prisma.raw(`ORDER BY ${[...parti, 'id'].join(', ')}`)
}
