import { UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { unknownPkMessage } from '../../shared/fields/fields.ts'
import { type Ambito, ambitoOnly, NESSUN_CODICE, TEMPISTICA_GIA_PRESENTE } from './rules.ts'

/** @throws UserErrors when the window type, the code, or any code of the category and the shape does not exist */
async function controllaRiferiti(ctx: OperationContext, ambito: Ambito): Promise<void> {
  const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = ambito
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoId }, select: { id: true } })
  if (!tipo) throw UserErrors.of('tipoSerramentoId', unknownPkMessage(tipoSerramentoId))
  if (categoria !== null && forma !== null) {
    if (await ctx.tx.codiceSerramento.findFirst({ where: { categoria, forma }, select: { id: true } })) return
    throw UserErrors.of('forma', NESSUN_CODICE)
  }
  if (codiceSerramentoId === null) return
  const codice = await ctx.tx.codiceSerramento.findUnique({ where: { id: codiceSerramentoId }, select: { id: true } })
  if (!codice) throw UserErrors.of('codiceSerramentoId', unknownPkMessage(codiceSerramentoId))
}

/** Serialises the writes of timings of a window type: of two that are the same the second is told so. */
async function bloccaTipo(ctx: OperationContext, tipoSerramentoId: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tempistiche:${tipoSerramentoId}`}, 0))`
}

/**
 * Whether a timing can be: what it holds for exists, and has no other.
 * @param escluso the timing being changed
 * @throws UserErrors
 */
export async function controllaTempistica(ctx: OperationContext, values: Ambito, escluso = -1): Promise<void> {
  const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = ambitoOnly(values)
  const ambito = { tipoSerramentoId, codiceSerramentoId, categoria, forma }
  await controllaRiferiti(ctx, ambito)
  await bloccaTipo(ctx, tipoSerramentoId)
  if (await ctx.tx.tempistica.findFirst({ where: { ...ambito, id: { not: escluso } } })) {
    throw UserErrors.of('codiceSerramentoId', TEMPISTICA_GIA_PRESENTE)
  }
}
