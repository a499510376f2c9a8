// What gathering asks of other areas; who answers is in areas.ts.
import type { Tx } from '#platform/db/prisma.ts'
import { createHook } from '#platform/registry.ts'

/** When waiting rows are needed, 'YYYY-MM-DD' by number; none for those of which nobody knows. */
export const needDaysAsked = createHook<[tx: Tx, rigaPks: readonly number[]], ReadonlyMap<number, string>>()
