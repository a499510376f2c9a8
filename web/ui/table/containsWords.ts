const semplice = (testo: string) =>
  testo
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

/** True when every word of what is searched is in the text, whatever accents and capitals. */
export function containsWords(testo: string, cercato: string): boolean {
  const dove = semplice(testo)
  return semplice(cercato)
    .split(/\s+/)
    .every((parola) => dove.includes(parola))
}
