// How much is tried, at one place: `npm test` and `npm run test:unit` try a tenth of the cases, `npm run test:deep` all.

const { DEPTH, CASES, SEED } = process.env

/** Whether all is tried, by night: `DEPTH=all`, as `npm run test:deep` says. */
export const isDeep: boolean = DEPTH === 'all'

/**
 * How many cases of an exhaustive comparison or property are tried: `CASES` where it is given, all of them by night, a
 * tenth otherwise.
 * @param full all of them
 * @param least so many always
 */
export function casesOf(full: number, least = 1): number {
  const wanted = Number(CASES) || (isDeep ? full : Math.ceil(full / 10))
  return Math.max(wanted, Math.min(least, full))
}

/**
 * Where random cases begin: the same everywhere by day, other ones each night, those of `SEED` where it is given.
 * @param fixed by day
 */
export const seedOf = (fixed: number): number =>
  Number(SEED) || (isDeep ? fixed + Math.floor(Date.now() / 86_400_000) : fixed)

/** Those of a list that are tried: spread over it, others each night where `casesOf` leaves some out. */
export function sampleOf<One>(all: readonly One[], least = 1): One[] {
  const count = casesOf(all.length, least)
  const start = seedOf(0)
  return all.filter((_one, index) => ((index + start) * count) % all.length < count)
}
