import { LISTE } from '#platform/db/arranged/topic.ts'
import type { OperationContext } from '#platform/operation.ts'
import { createHook } from '#platform/registry.ts'

/** Pieces take other minutes in a department. */
export const minutiPezzoChanged = createHook<[ctx: OperationContext]>()

/** Tells the others that the departments have changed. */
export async function announceReparti(ctx: OperationContext): Promise<void> {
  await ctx.emit(LISTE, { lista: 'reparto' })
}
