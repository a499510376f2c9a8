import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import type { PeriodoInput } from '../assenze/rules.ts'
import { festivitaCodec } from './entity.ts'
import { FESTIVITA_GIA_PRESENTE } from './rules.ts'

/** @throws UserErrors when there is the very same period already; two at once wait for each other */
export async function refuseDuplicateFestivita(ctx: OperationContext, dati: PeriodoInput, escluso = -1): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('festivita', 0))`
  const { title: _title, ...periodo } = festivitaCodec.columns(dati)
  const doppia = await ctx.tx.festivita.findFirst({ where: { ...periodo, id: { not: escluso } } })
  if (doppia) throw UserErrors.of('giornoDa', FESTIVITA_GIA_PRESENTE)
}
