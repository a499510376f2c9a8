import { LISTE } from '#platform/db/arranged/topic.ts'
import type { OperationContext } from '#platform/operation.ts'

/** Tells the others that the operations or their controls have changed. */
export async function announceLavorazioni(ctx: OperationContext): Promise<void> {
  await ctx.emit(LISTE, { lista: 'lavorazione' })
}
