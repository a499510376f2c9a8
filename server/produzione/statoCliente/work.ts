import type { Db } from '#platform/db/prisma.ts'
import { createHook } from '#platform/registry.ts'
import type { PhaseWork } from './rules.ts'

/** The workshop tells how far its work on an order is, by phase; a phase without work of it is missing. */
export const phaseWorkAsked = createHook<[db: Db, ordine: number], ReadonlyMap<string, PhaseWork>>()
