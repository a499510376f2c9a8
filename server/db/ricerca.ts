/** Lower case without accents, as the triggers write the `ricerca` columns. */
export function normalizza(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/**
 * Free search: every word, in any order, case and accents folded.
 * @returns conditions on the `ricerca` column; none for an empty text
 */
export function cercaParole(text: string | null | undefined): { ricerca: { contains: string } }[] {
  if (!text) return []
  return normalizza(text.replaceAll('\0', ''))
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 10)
    .map((word) => ({ ricerca: { contains: word } }))
}
