import type { Filter, Filters } from '#shared/fields/filters.ts'
import { formatDate } from '#shared/formats/formats.ts'

/** Value and word of each choice. */
export type Choices<Value extends string = string> = readonly (readonly [value: Value, word: string])[]

type Values = Readonly<Record<string, unknown>>

/** What the table calls a filter; nothing of one that its page names. */
export const filterTitle = ({ page }: Filter) => page?.label ?? ''

/** What a filter may be: its words, or those there are now; an address may name one that is no longer there. */
export function filterChoices(
  { words, page }: Filter,
  value: string,
  there: Choices = page?.said ? Object.entries(page.said) : words.map((word) => [word, word]),
): Choices {
  return value === '' || there.some(([one]) => one === value) ? there : [...there, [value, value]]
}

const YES_NO = { si: 'sì', no: 'no', tutti: 'tutti' } as const

/** A value of an address in words; null of one that only its page can name. */
export function wordOfValue(filter: Filter, value: unknown, there?: Choices): string | null {
  const { kind, page } = filter
  if (kind === 'yesNo') {
    const written = value === null ? 'tutti' : value ? 'si' : 'no'
    return page?.said?.[written] ?? (page?.label ? `${page.label}: ${YES_NO[written]}` : null)
  }
  if (typeof value !== 'string') return null
  const word = filterChoices(filter, value, there).find(([one]) => one === value)?.[1] ?? value
  const title = page?.chip ?? page?.label
  return title ? `${title}: ${word}` : word
}

/**
 * What the chips of a list's filters say, by the parameters of the address. The free search has none, its field shows
 * it; nor has a filter without a label.
 */
export function wordsOfFilters(
  table: Filters,
  values: Values,
  choices: Readonly<Record<string, Choices | undefined>> = {},
): Record<string, string | null> {
  const words: Record<string, string | null> = {}
  for (const filter of Object.values(table)) {
    const { kind, page } = filter
    if (!page || kind === 'search' || (page.label ?? page.chip ?? page.said) === undefined) continue
    const { url, label } = page
    if (typeof url === 'string') words[url] = wordOfValue(filter, values[url], choices[url])
    else {
      const [from, to] = url.map((name) => values[name] as string | null)
      words[url[0]] = from ? `${label} dal ${formatDate(from)}` : null
      words[url[1]] = to ? `${label} fino al ${formatDate(to)}` : null
    }
  }
  return words
}
