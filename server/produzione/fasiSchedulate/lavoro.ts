import type { Db } from '#platform/db/prisma.ts'
import { createHook } from '#platform/registry.ts'

/** A phase of an order whose work somebody asks for. */
export interface AskedFase {
  ordine: number
  fase: string
  /** Minutes as it is planned. */
  durata: number
}

/** `ordine:fase`, as the answers are named. */
export const faseKey = ({ ordine, fase }: Pick<AskedFase, 'ordine' | 'fase'>): string => `${ordine}:${fase}`

/** The workshop tells how many minutes some phases still take, by `faseKey`. */
export const remainingMinutesOf = createHook<[db: Db, fasi: readonly AskedFase[]], ReadonlyMap<string, number>>()
