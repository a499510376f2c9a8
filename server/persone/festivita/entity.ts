import { columnCodec } from '#platform/db/entity/codec.ts'
import { entity } from '#platform/db/entity/entity.ts'
import { createOperation, deleteOperation, updateOperation } from '#platform/db/entity/operations.ts'
import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { describePeriod, type PeriodInput } from '../assenze/rules.ts'
import { announceCalendario, touchedDays } from '../calendario/announce.ts'
import { FESTIVITA_ALREADY_PRESENT, festivitaSchema } from './rules.ts'

/** Between the columns of a holiday and its form. */
const festivitaCodec = columnCodec('festivita', festivitaSchema)

/** A holiday as it is written. */
const festivitaEntity = entity({
  model: 'festivita',
  permesso: 'adminPersonale',
  schema: festivitaSchema,
  ...festivitaCodec,
  title: (period) => [period.title, describePeriod(period)].filter(Boolean).join(', '),
  changed: (ctx, _pk, periods) => announceCalendario(ctx, ...touchedDays(...periods)),
})

/** @throws UserErrors when there is the very same period already; two at once wait for each other */
async function refuseDuplicateFestivita(ctx: OperationContext, data: PeriodInput, excluded = -1): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('festivita', 0))`
  const { title: _title, ...period } = festivitaCodec.columns(data)
  const doubled = await ctx.tx.festivita.findFirst({ where: { ...period, id: { not: excluded } } })
  if (doubled) throw UserErrors.of('giornoDa', FESTIVITA_ALREADY_PRESENT)
}

/** Adds a holiday. @throws UserErrors when there is one in the very same period */
export const createFestivita = createOperation({
  nome: 'createFestivita',
  entity: festivitaEntity,
  check: (ctx, values) => refuseDuplicateFestivita(ctx, values),
})

/**
 * Changes the fields of a holiday that are sent; the others stay.
 * @throws UserErrors when there is another in the very same period
 */
export const updateFestivita = updateOperation({
  nome: 'updateFestivita',
  entity: festivitaEntity,
  check: (ctx, { pk, after }) => refuseDuplicateFestivita(ctx, after, pk),
})

/** Removes a holiday: it is a day like the others again. */
export const deleteFestivita = deleteOperation({ nome: 'deleteFestivita', entity: festivitaEntity })
