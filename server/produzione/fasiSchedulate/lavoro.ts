import type { Db } from '../../platform/db/prisma.ts'
import { createHook } from '../../platform/registry.ts'

/** A phase of an order whose work somebody asks for. */
export interface FaseChiesta {
  ordine: number
  fase: string
  /** Minutes as it is planned. */
  durata: number
}

/** `ordine:fase`, as the answers are named. */
export const chiaveFase = ({ ordine, fase }: Pick<FaseChiesta, 'ordine' | 'fase'>): string => `${ordine}:${fase}`

/** The workshop tells how many minutes some phases still take, by `chiaveFase`. */
export const minutiRimastiDi = createHook<[db: Db, fasi: readonly FaseChiesta[]], ReadonlyMap<string, number>>()
