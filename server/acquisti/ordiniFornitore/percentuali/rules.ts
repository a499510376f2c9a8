// What percent of its material each supplier order of an order is.
import { shareOut } from '../../../shared/money/shares.ts'

/** All of a material, in hundredths of a percent. */
export const TUTTO = 10_000

/**
 * Percentages of the supplier orders of a material, in hundredths: what is written; the others share what is left
 * equally, and one alone is all of it.
 */
export function percentualiOf(scritte: readonly (number | null)[]): number[] {
  const mancano = scritte.filter((una) => una === null).length
  const resto = Math.max(0, TUTTO - scritte.reduce<number>((somma, una) => somma + (una ?? 0), 0))
  const parti = shareOut(
    resto,
    Array.from({ length: mancano }, () => 1),
  )
  let quale = 0
  return scritte.map((una) => una ?? parti[quale++] ?? 0)
}

/** A supplier order as far as the percentages go: percent as it is written, null where nobody says. */
interface Written {
  pk: number
  percentuale: number | null
}

/** The percentages as progress counts them, by number, and what they make together. @param others with the one that is written */
export function countedPercentages(others: readonly Written[]): { parti: Map<number, number>; somma: number } {
  // Progress shares what is left in the order of the numbers.
  const ordinate = others.toSorted((a, b) => a.pk - b.pk)
  const parti = percentualiOf(
    ordinate.map(({ percentuale }) => (percentuale === null ? null : Math.round(percentuale * 100))),
  )
  return {
    parti: new Map(ordinate.map(({ pk }, place) => [pk, (parti[place] ?? 0) / 100])),
    somma: parti.reduce((sum, parte) => sum + parte, 0) / 100,
  }
}
