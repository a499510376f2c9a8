import { Refusal, UserErrors } from '../errors.ts'
import type { OperationContext } from '../operation.ts'
import { pkIgnoto } from '../vincoli/schema.ts'

/** Locks a timing. @throws Refusal NOT_FOUND */
export async function prendiTempistica(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM tempistiche WHERE id = ${pk} FOR UPDATE`
  const tempistica = await ctx.tx.tempistica.findUnique({ where: { id: pk } })
  if (!tempistica) throw new Refusal('NOT_FOUND')
  return tempistica
}

interface Riferiti {
  tipoSerramentoId: number
  codiceSerramentoId: number | null
}

/** @throws UserErrors when the window type or the code does not exist */
export async function controllaRiferiti(ctx: OperationContext, { tipoSerramentoId, codiceSerramentoId }: Riferiti) {
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: tipoSerramentoId }, select: { id: true } })
  if (!tipo) throw UserErrors.of('tipoSerramentoId', pkIgnoto(tipoSerramentoId))
  if (codiceSerramentoId === null) return
  const codice = await ctx.tx.codiceSerramento.findUnique({ where: { id: codiceSerramentoId }, select: { id: true } })
  if (!codice) throw UserErrors.of('codiceSerramentoId', pkIgnoto(codiceSerramentoId))
}

/** Serialises the writes of timings of a window type: an empty code is not covered by the unique key. */
export async function bloccaTipo(ctx: OperationContext, tipoSerramentoId: number): Promise<void> {
  await ctx.tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended(${`tempistiche:${tipoSerramentoId}`}, 0))`
}
