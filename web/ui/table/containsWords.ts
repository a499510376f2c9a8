const semplice = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** True when every word of what is searched is in the text, whatever accents and capitals. */
export function containsWords(text: string, cercato: string): boolean {
  const dove = semplice(text)
  return semplice(cercato)
    .split(/\s+/)
    .every((word) => dove.includes(word))
}
