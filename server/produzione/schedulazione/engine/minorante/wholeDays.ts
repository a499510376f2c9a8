const divisor = (a: number, b: number): number => (b === 0 ? a : divisor(b, a % b))

/** Of which weighted late days are a multiple in any plan: what whole weights have in common; 0: of nothing. */
export const measureOf = (pesi: readonly number[]): number =>
  pesi.every(Number.isInteger) ? pesi.reduce(divisor, 0) : 0

/** A bound of weighted late days, up to the next sum that there can be. */
export function wholeDays(bound: number, pesi: readonly number[]): number {
  const least = Math.max(0, bound - 1e-6 * Math.max(1, bound))
  const measure = measureOf(pesi)
  return measure > 0 ? Math.ceil(least / measure) * measure : least
}
