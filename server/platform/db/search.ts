/** Nobody searches for more; what folds accents costs more than the length of a text. */
const SEARCH_MAX = 1000

/** Lower case without accents, as the triggers write the `ricerca` columns; its first 1,000 characters. */
export function normalizeText(text: string): string {
  return text.slice(0, SEARCH_MAX).normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim()
}

/** The text for Prisma's `contains`, `startsWith` and `endsWith`, which leave the wild cards of LIKE as they are: here they are characters. */
export function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&')
}

/** A text of which a column has a part, case ignored. */
export const containsText = (text: string) => ({ contains: likeLiteral(text), mode: 'insensitive' as const })

/** The words of a free search, at most ten; NUL, which PostgreSQL refuses, left out. */
export function wordsOf(text: string | null | undefined): string[] {
  return (text ?? '')
    .replaceAll('\0', '')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
    .slice(0, 10)
}

type Contains = { ricerca: { contains: string } }
/** A condition on the `ricerca` column. */
type SearchCondition = Contains | { OR: Contains[] }

const contains = (word: string): Contains => ({ ricerca: { contains: likeLiteral(word) } })

/** A phone is stored as written and as bare digits: separators in the search must not matter. */
function condition(word: string): SearchCondition {
  const digits = /^[+(]?\d[\d.\-/()]*$/.test(word) ? word.replace(/\D/g, '') : word
  return digits === word ? contains(word) : { OR: [contains(word), contains(digits)] }
}

/**
 * Free search: every word, in any order, case and accents folded.
 * @returns conditions on the `ricerca` column; none for an empty text
 */
export function searchWords(text: string | null | undefined): SearchCondition[] {
  return wordsOf(normalizeText(text ?? '')).map(condition)
}

/**
 * Free search in columns that no `ricerca` has: every word, in any order, case ignored.
 * @param where what a word asks of the rows
 */
export const eachWord =
  <Where>(where: (contains: ReturnType<typeof containsText>) => Where) =>
  (text: string): Where[] =>
    wordsOf(text).map((word) => where(containsText(word)))
