// What the portal tells other areas in the transaction of a change; who listens is in areas.ts.
import type { OperationContext } from '#platform/operation.ts'
import { createHook } from '#platform/registry.ts'

/** A supplier has said another day, of one of its orders, than it had said before. */
export const fornitoreMovedDate = createHook<[ctx: OperationContext, ordineFornitore: number, ordine: number]>()
