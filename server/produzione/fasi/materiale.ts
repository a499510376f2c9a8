import { lockMateriali } from '#acquisti/materiali/lock.ts'
import { likeLiteral } from '#platform/db/search.ts'
import type { OperationContext } from '#platform/operation.ts'

/**
 * Adds the material that a phase of a supplier waits for, unless there is one of its name, case ignored: without it
 * nothing could be ordered for the phase.
 */
export async function ensureMateriale(
  ctx: OperationContext,
  { nome, withFornitore }: { nome: string; withFornitore: boolean },
): Promise<void> {
  if (!withFornitore) return
  await lockMateriali(ctx.tx)
  const equal = { equals: likeLiteral(nome), mode: 'insensitive' } as const
  if ((await ctx.tx.materiale.count({ where: { nome: equal } })) > 0) return
  const { id } = await ctx.tx.materiale.create({ data: { nome } })
  await ctx.audit({ oggetto: 'Materiale', oggettoPk: id, azione: 'crea', dopo: nome })
  await ctx.emit('materiale', { pk: id })
}
