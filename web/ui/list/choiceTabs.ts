import { enumName } from '#shared/fields/enumNames.ts'
import type { Filter } from '#shared/fields/filters.ts'
import { filterChoices } from './filterWords.ts'
import type { StateTab } from './StateTabs.tsx'

/**
 * The tabs of a filter that is one of a few words: all, then each word.
 * @param all what all of them are called
 * @param counts of each word by its name in the schema; missing: not counted yet
 */
export function choiceTabs<Word extends string>(
  filter: Filter,
  all: string,
  counts: readonly (readonly [name: string, rows: number])[] | undefined,
): StateTab<Word | ''>[] {
  const countOf = (word: string) => counts?.find(([name]) => name === enumName(word))?.[1] ?? null
  const total = counts?.reduce((sum, [, rows]) => sum + rows, 0) ?? null
  return [
    { value: '', word: all, count: total },
    ...filterChoices(filter, '').map(([value, word]) => ({ value: value as Word, word, count: countOf(value) })),
  ]
}
