// What percent of its material each supplier order of an order is.
import { shareOut } from '#shared/money/shares.ts'

/** All of a material, in hundredths of a percent. */
export const ALL = 10_000

/**
 * Percentages of the supplier orders of a material, in hundredths: what is written; the others share what is left
 * equally, and one alone is all of it.
 */
export function percentagesOf(written: readonly (number | null)[]): number[] {
  const lacking = written.filter((one) => one === null).length
  const resto = Math.max(0, ALL - written.reduce<number>((sum, one) => sum + (one ?? 0), 0))
  const parts = shareOut(
    resto,
    Array.from({ length: lacking }, () => 1),
  )
  let which = 0
  return written.map((one) => one ?? parts[which++] ?? 0)
}

/** A supplier order as far as the percentages go: percent as it is written, null where nobody says. */
interface Written {
  pk: number
  percentuale: number | null
}

/** The percentages as progress counts them, by number, and what they make together. @param others with the one that is written */
export function countedPercentages(others: readonly Written[]): { parts: Map<number, number>; sum: number } {
  // Progress shares what is left in the order of the numbers.
  const ordinate = others.toSorted((a, b) => a.pk - b.pk)
  const parts = percentagesOf(
    ordinate.map(({ percentuale }) => (percentuale === null ? null : Math.round(percentuale * 100))),
  )
  return {
    parts: new Map(ordinate.map(({ pk }, place) => [pk, (parts[place] ?? 0) / 100])),
    sum: parts.reduce((sum, part) => sum + part, 0) / 100,
  }
}
