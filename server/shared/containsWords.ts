const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** True when every word of what is searched is in the text, whatever accents and capitals. */
export function containsWords(text: string, searched: string): boolean {
  const where = plain(text)
  return plain(searched)
    .split(/\s+/)
    .every((word) => where.includes(word))
}
