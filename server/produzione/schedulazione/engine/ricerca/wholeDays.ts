const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** A bound of weighted late days, up to the next sum that there can be: weights that are whole have a common measure. */
export function wholeDays(bound: number, pesi: readonly number[]): number {
  const least = Math.max(0, bound - 1e-6 * Math.max(1, bound))
  if (!pesi.every(Number.isInteger)) return least
  const measure = pesi.reduce(divisor, 0)
  return measure > 0 ? Math.ceil(least / measure) * measure : least
}
