/** A source of numbers that is the same at every run, so that two seeds of one day are equal. */
export interface Random {
  /** From 0 (included) to 1 (not included). */
  numero(): number
  /** A whole number, both ends included. */
  intero(min: number, max: number): number
  /** One of the list. */
  uno<T>(voci: readonly T[]): T
  /** `quanti` different ones of the list. */
  alcuni<T>(voci: readonly T[], quanti: number): T[]
  /** True with this probability. */
  forse(probabilita: number): boolean
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
  const intero = (min: number, max: number): number => min + Math.floor(numero() * (max - min + 1))
  const uno = <T>(voci: readonly T[]): T => {
    const voce = voci[intero(0, voci.length - 1)]
    if (voce === undefined) throw new Error('Nothing to choose from')
    return voce
  }
  return {
    numero,
    intero,
    uno,
    alcuni<T>(voci: readonly T[], quanti: number): T[] {
      const resto = [...voci]
      return Array.from({ length: Math.min(quanti, resto.length) }, () =>
        resto.splice(intero(0, resto.length - 1), 1),
      ).flat()
    },
    forse: (probabilita) => numero() < probabilita,
  }
}
