// The paces at which prices change: long at first, shorter and shorter as the time runs out.

/** Rounds between two looks at the clock. */
export const STRETCH = 25
/** A price of as much work as one has on average goes so far in a round, at first and at the end, in late days. */
const FIRST = 1
const LAST = 0.003

/**
 * Paces of rounds until the time is over.
 * @param done the share of the time that is over; 1 or more ends
 * @param first the pace of the beginning
 */
export function* pacesOf(done: () => number, first = FIRST): Generator<number, void> {
  for (;;) {
    const share = done()
    if (share >= 1) return
    const pace = first * (LAST / first) ** share
    for (let round = 0; round < STRETCH; round++) yield pace
  }
}
