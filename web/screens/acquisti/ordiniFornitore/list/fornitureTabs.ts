import type { FornitureStatesQuery } from '#generated/FornitureStatesQuery.graphql.ts'
import { stateInWords } from '#shared/formats/formats.ts'
import type { StateTab } from '#ui/list/StateTabs.tsx'
import { IN_RITARDO, LATE_WORD, NO_FORNITORE } from './ordiniFornitoreUrlState.ts'

/** A state that supplier orders can have. */
export interface FornitureState {
  readonly pk: number
  readonly nome: string
}

/** The tabs as far as the counts are known. A state that the list of states no longer has is a tab while it is chosen. */
export function fornitureTabs(
  stati: readonly FornitureState[],
  chosen: string,
  counted: FornitureStatesQuery['response'] | null,
): StateTab<string>[] {
  const rows = counted?.ordiniFornitorePerStato
  const sum = (of: 'conteggio' | 'inRitardo') => rows?.reduce((total, row) => total + row[of], 0) ?? null
  const countOf = (pk: number | null) =>
    rows ? (rows.find(({ statoPk }) => (statoPk ?? null) === pk)?.conteggio ?? 0) : null
  const tabs = [
    { value: '', word: 'Tutti', count: sum('conteggio') },
    ...stati.map(({ pk, nome }) => ({ value: nome, word: stateInWords(nome), count: countOf(pk) })),
    { value: NO_FORNITORE, word: 'Senza stato', count: countOf(null) },
    { value: IN_RITARDO, word: LATE_WORD, count: sum('inRitardo') },
  ]
  const known = tabs.some(({ value }) => value === chosen)
  return known ? tabs : [...tabs, { value: chosen, word: stateInWords(chosen), count: rows ? 0 : null }]
}
