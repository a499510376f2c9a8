/** A list with an empty entry after position `dopo` (-1 for the beginning). */
export function withNewItem(voci: readonly string[], dopo: number): string[] {
  return [...voci.slice(0, dopo + 1), '', ...voci.slice(dopo + 1)]
}

/** A list without the entry at a position. */
export function withoutItem<T>(voci: readonly T[], indice: number): T[] {
  return voci.filter((_, posto) => posto !== indice)
}

/** A list with one entry moved; unchanged when the place does not exist. */
export function withMovedItem<T>(voci: readonly T[], da: number, a: number): T[] {
  const voce = voci[da]
  if (voce === undefined || a < 0 || a >= voci.length) return [...voci]
  const altre = withoutItem(voci, da)
  return [...altre.slice(0, a), voce, ...altre.slice(a)]
}
