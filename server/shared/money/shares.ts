// Parts of whole numbers that make the whole exactly.

/** Part of a whole, half up. Exact for what an order may be worth and take. */
export function part(all: number, piece: number, whole: number): number {
  if (whole === 0) return 0
  return Number((2n * BigInt(all) * BigInt(piece) + BigInt(whole)) / (2n * BigInt(whole)))
}

/** Shares out a whole by weights: the parts make the whole exactly. */
export function shareOut(all: number, pesi: readonly number[]): number[] {
  const whole = pesi.reduce((sum, peso) => sum + peso, 0)
  let fin = 0
  return pesi.map((peso) => {
    const before = part(all, fin, whole)
    fin += peso
    return part(all, fin, whole) - before
  })
}
