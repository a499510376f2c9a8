// On which days each order may end: all of them, or those that a plan with fewer late days than some number leaves it.
import type { BoundWorld } from './boundWork.ts'

export interface EndDays {
  /**
   * First and last day by order, as `refresh` found them. The number of days that are looked at stands for all that
   * come after them.
   */
  readonly first: Int32Array
  readonly last: Int32Array
  /** The days of an order: 1 where it may end. */
  of(index: number): Uint8Array
  /** Looks for first and last days again. @returns false when an order has none left */
  refresh(): boolean
  /** Every day from the earliest end on. */
  reset(): void
}

export function createEndDays({ ordini, free }: BoundWorld): EndDays {
  const length = free[0]?.length ?? 0
  const first = new Int32Array(ordini.length)
  const last = new Int32Array(ordini.length)
  const days = ordini.map(() => new Uint8Array(length + 1))

  function refresh(): boolean {
    for (const [index, own] of days.entries()) {
      first[index] = own.indexOf(1)
      last[index] = own.lastIndexOf(1)
    }
    return !last.includes(-1)
  }
  function reset(): void {
    for (const [index, own] of days.entries()) {
      const { only } = ordini[index] as BoundWorld['ordini'][number]
      own.fill(0).fill(1, Math.max(0, Math.min(only, length)))
    }
    refresh()
  }
  reset()
  return { first, last, of: (index) => days[index] as Uint8Array, refresh, reset }
}
