import { Refusal, UserErrors } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'
import { pkIgnoto } from '../../shared/fields/fields.ts'
import { type Ambito, NESSUN_CODICE } from './rules.ts'

/** Locks a timing. @throws Refusal NOT_FOUND */
export async function prendiTempistica(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM tempistiche WHERE id = ${pk} FOR UPDATE`
  const tempistica = await ctx.tx.tempistica.findUnique({ where: { id: pk } })
  if (!tempistica) throw new Refusal('NOT_FOUND')
  return tempistica
}

/** @throws UserErrors when the window type, the code, or any code of the category and the shape does not exist */
export async function controllaRiferiti(ctx: OperationContext, ambito: Ambito): Promise<void> {
  const { tipoSerramentoId, codiceSerramentoId, categoria, forma } = ambito
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoId }, select: { id: true } })
  if (!tipo) throw UserErrors.of('tipoSerramentoId', pkIgnoto(tipoSerramentoId))
  if (categoria !== null && forma !== null) {
    if (await ctx.tx.codiceSerramento.findFirst({ where: { categoria, forma }, select: { id: true } })) return
    throw UserErrors.of('forma', NESSUN_CODICE)
  }
  if (codiceSerramentoId === null) return
  const codice = await ctx.tx.codiceSerramento.findUnique({ where: { id: codiceSerramentoId }, select: { id: true } })
  if (!codice) throw UserErrors.of('codiceSerramentoId', pkIgnoto(codiceSerramentoId))
}

/** Serialises the writes of timings of a window type: of two equal ones the second is refused. */
export async function bloccaTipo(ctx: OperationContext, tipoSerramentoId: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tempistiche:${tipoSerramentoId}`}, 0))`
}
