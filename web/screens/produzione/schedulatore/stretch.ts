/** Days of a plan, 'YYYY-MM-DD', the last one included. */
export interface Stretch {
  da: string
  a: string
}

/** From the first start to the last end; null of a plan without dates. */
export function stretchOf(
  fasi: readonly { readonly inizio: string | null; readonly fine: string | null }[],
): Stretch | null {
  const dated = fasi.flatMap(({ inizio, fine }) => (inizio && fine ? [{ inizio, fine }] : []))
  const [first] = dated
  if (!first) return null
  const da = dated.reduce((min, { inizio }) => (inizio < min ? inizio : min), first.inizio)
  const a = dated.reduce((max, { fine }) => (fine > max ? fine : max), first.fine)
  return { da: da.slice(0, 10), a: a.slice(0, 10) }
}
