// Parts of whole numbers that make the whole exactly.

/** Part of a whole, half up. Exact for what an order may be worth and take. */
export function part(tutto: number, parte: number, intero: number): number {
  if (intero === 0) return 0
  return Number((2n * BigInt(tutto) * BigInt(parte) + BigInt(intero)) / (2n * BigInt(intero)))
}

/** Shares out a whole by weights: the parts make the whole exactly. */
export function shareOut(tutto: number, pesi: readonly number[]): number[] {
  const intero = pesi.reduce((somma, peso) => somma + peso, 0)
  let fin = 0
  return pesi.map((peso) => {
    const prima = part(tutto, fin, intero)
    fin += peso
    return part(tutto, fin, intero) - prima
  })
}
