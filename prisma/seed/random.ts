/** A source of numbers that is the same at every run, so that two seeds of one day are equal. */
export interface Random {
  /** From 0 (included) to 1 (not included). */
  numero(): number
  /** A whole number, both ends included. */
  integer(min: number, max: number): number
  /** One of the list. */
  one<T>(items: readonly T[]): T
  /** `count` different ones of the list. */
  alcuni<T>(items: readonly T[], count: number): T[]
  /** True with this probability. */
  forse(probability: number): boolean
}

/** mulberry32 */
export function createRandom(seme: number): Random {
  let stato = seme >>> 0
  const numero = (): number => {
    stato = (stato + 0x6d2b79f5) >>> 0
    let t = stato
    t = Math.imul(t ^ (t >>> 15), t | 1)
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61)
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
  const whole = (min: number, max: number): number => min + Math.floor(numero() * (max - min + 1))
  const one = <T>(items: readonly T[]): T => {
    const item = items[whole(0, items.length - 1)]
    if (item === undefined) throw new Error('Nothing to choose from')
    return item
  }
  return {
    numero,
    integer: whole,
    one,
    alcuni<T>(items: readonly T[], count: number): T[] {
      const resto = [...items]
      return Array.from({ length: Math.min(count, resto.length) }, () =>
        resto.splice(whole(0, resto.length - 1), 1),
      ).flat()
    },
    forse: (probability) => numero() < probability,
  }
}
