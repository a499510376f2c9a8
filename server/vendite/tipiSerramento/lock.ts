import { Refusal } from '../../platform/errors.ts'
import type { OperationContext } from '../../platform/operation.ts'

/** Locks a window type. @throws Refusal NOT_FOUND */
export async function lockTipo(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM tipi_serramento WHERE id = ${pk} FOR UPDATE`
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: pk }, include: { aperture: true } })
  if (!tipo) throw new Refusal('NOT_FOUND')
  return tipo
}
