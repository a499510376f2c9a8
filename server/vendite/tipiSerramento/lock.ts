import { lockLista } from '#platform/db/arranged/entries.ts'
import { byOrdine } from '#platform/db/byOrdine.ts'
import { Refusal } from '#platform/errors.ts'
import type { OperationContext } from '#platform/operation.ts'

/** Locks a window type. @throws Refusal NOT_FOUND */
export async function lockTipo(ctx: OperationContext, pk: number) {
  await ctx.tx.$queryRaw`SELECT 1 FROM tipi_serramento WHERE id = ${pk} FOR UPDATE`
  const include = { aperture: { orderBy: byOrdine }, accessori: { orderBy: byOrdine } }
  const tipo = await ctx.tx.tipoSerramento.findUnique({ where: { id: pk }, include })
  if (!tipo) throw new Refusal('NOT_FOUND')
  return tipo
}

/** A locked window type with what it offers. */
export type LockedTipo = Awaited<ReturnType<typeof lockTipo>>

/** Locks the list of the window types, then one of them. @throws Refusal NOT_FOUND */
export async function takeTipo(ctx: OperationContext, pk: number): Promise<LockedTipo> {
  await lockLista(ctx, 'tipoSerramento')
  return lockTipo(ctx, pk)
}
