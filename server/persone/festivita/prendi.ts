import type { Festivita } from '../../../prisma/generated/client.ts'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { colonneDiPeriodo } from '../assenze/periodo.ts'
import type { PeriodoInput } from '../assenze/rules.ts'
import { FESTIVITA_GIA_PRESENTE } from './rules.ts'

/** Locks a holiday. @throws Refusal NOT_FOUND */
export async function prendiFestivita(ctx: OperationContext, pk: number): Promise<Festivita> {
  await ctx.tx.$queryRaw`SELECT 1 FROM festivita WHERE id = ${pk} FOR UPDATE`
  const festivita = await ctx.tx.festivita.findUnique({ where: { id: pk } })
  if (!festivita) throw new Refusal('NOT_FOUND')
  return festivita
}

/** @throws UserErrors when there is the very same period already; two at once wait for each other */
export async function rifiutaDoppia(ctx: OperationContext, dati: PeriodoInput, escluso?: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('festivita', 0))`
  const { title, ...periodo } = colonneDiPeriodo(dati)
  const doppia = await ctx.tx.festivita.findFirst({ where: { ...periodo, id: { not: escluso ?? -1 } } })
  if (doppia) throw UserErrors.of('giornoDa', FESTIVITA_GIA_PRESENTE)
}
