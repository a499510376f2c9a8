import { UserErrors } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'
import { unknownPkMessage } from '#shared/fields/fields.ts'
import { NO_CODICE, scopeOnly, TEMPISTICA_ALREADY_PRESENT, type TempisticaScope } from './rules.ts'

/** @throws UserErrors when the window type, the code, or any code of the category and the shape does not exist */
async function checkReferred(ctx: OperationContext, scope: TempisticaScope): Promise<void> {
  const { tipoSerramentoPk, codiceSerramentoPk, categoria, forma } = scope
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoPk }, select: { id: true } })
  if (!tipo) throw UserErrors.of('tipoSerramentoPk', unknownPkMessage(tipoSerramentoPk))
  if (categoria !== null && forma !== null) {
    if (await ctx.tx.codiceSerramento.findFirst({ where: { categoria, forma }, select: { id: true } })) return
    throw UserErrors.of('forma', NO_CODICE)
  }
  if (codiceSerramentoPk === null) return
  const codice = await ctx.tx.codiceSerramento.findUnique({ where: { id: codiceSerramentoPk }, select: { id: true } })
  if (!codice) throw UserErrors.of('codiceSerramentoPk', unknownPkMessage(codiceSerramentoPk))
}

/** Serialises the writes of timings of a window type: of two that are the same the second is told so. */
async function lockTipoSerramento(ctx: OperationContext, tipoSerramentoId: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tempistiche:${tipoSerramentoId}`}, 0))`
}

/**
 * Whether a timing can be: what it holds for exists, and has no other.
 * @param excluded the timing being changed
 * @throws UserErrors
 */
export async function checkTempistica(ctx: OperationContext, values: TempisticaScope, excluded = -1): Promise<void> {
  const scope = scopeOnly(values)
  const { tipoSerramentoPk: tipoSerramentoId, codiceSerramentoPk, categoria, forma } = scope
  await checkReferred(ctx, scope)
  await lockTipoSerramento(ctx, tipoSerramentoId)
  const same = { tipoSerramentoId, codiceSerramentoId: codiceSerramentoPk, categoria, forma }
  if (await ctx.tx.tempistica.findFirst({ where: { ...same, id: { not: excluded } } })) {
    throw UserErrors.of('codiceSerramentoPk', TEMPISTICA_ALREADY_PRESENT)
  }
}
