// Amounts of measures and percentages, exact in whole numbers, rounded half up once. docs/rules/prezzi.md#sums
import { divideRounded, fromCents, toCents } from '#shared/money/money.ts'

const MM2_PER_M2 = 1_000_000n
/** mm² of a hundredth of a m². */
const MM2_PER_HUNDREDTH = 10_000n

interface Sides {
  altezza: number
  larghezza: number
}

/** The area that is paid, mm²: that of the window, or the least one. @param minimoMq m², with two decimals */
export function paidArea({ altezza, larghezza }: Sides, minimoMq: number | null): bigint {
  const area = BigInt(altezza) * BigInt(larghezza)
  const least = minimoMq === null ? 0n : toCents(minimoMq) * MM2_PER_HUNDREDTH
  return area > least ? area : least
}

/** Euro a m² times an area in mm², to the cent. */
export const byArea = (perMq: number, area: bigint): number =>
  fromCents(divideRounded(toCents(perMq) * area, MM2_PER_M2))

/** Euro a metre times the perimeter, to the cent. */
export const byPerimetro = (perMetro: number, { altezza, larghezza }: Sides): number =>
  fromCents(divideRounded(toCents(perMetro) * 2n * BigInt(altezza + larghezza), 1000n))

/** An amount so many times. */
export const timesOf = (amount: number, count: number): number => fromCents(toCents(amount) * BigInt(count))

const mq = new Intl.NumberFormat('it-IT', { useGrouping: 'always', maximumFractionDigits: 6 })

/** '1,68 m²' of an area in mm². */
export const formatArea = (area: bigint): string => `${mq.format(Number(area) / 1_000_000)} m²`
