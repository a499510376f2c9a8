import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import type { PeriodInput } from '../assenze/rules.ts'
import { festivitaCodec } from './entity.ts'
import { FESTIVITA_ALREADY_PRESENT } from './rules.ts'

/** @throws UserErrors when there is the very same period already; two at once wait for each other */
export async function refuseDuplicateFestivita(ctx: OperationContext, data: PeriodInput, excluded = -1): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('festivita', 0))`
  const { title: _title, ...period } = festivitaCodec.columns(data)
  const doubled = await ctx.tx.festivita.findFirst({ where: { ...period, id: { not: excluded } } })
  if (doubled) throw UserErrors.of('giornoDa', FESTIVITA_ALREADY_PRESENT)
}
