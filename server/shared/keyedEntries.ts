// What readers of a list of the firm do with its entries; without its rules, which pages that only show it do not load.

/** An entry as its readers know it. */
export interface KeyedEntry {
  readonly chiave: string
  readonly nome: string
  readonly inUso: boolean
}

/** What the entry with a key is called; one that is not known keeps its key, none is ''. */
export const keyedName = (
  entries: readonly Pick<KeyedEntry, 'chiave' | 'nome'>[],
  chiave: string | null | undefined,
) => (chiave == null ? '' : (entries.find((one) => one.chiave === chiave)?.nome ?? chiave))

/**
 * The entries to choose one of: those that are offered, and the one that is written.
 * @param chosen its key
 */
export const offeredEntries = <Entry extends KeyedEntry>(entries: readonly Entry[], chosen?: string | null) =>
  entries.filter(({ chiave, inUso }) => inUso || chiave === chosen)

/** The same as the choices of a field. */
export const keyedChoices = (entries: readonly KeyedEntry[], chosen?: string | null) =>
  offeredEntries(entries, chosen).map(({ chiave, nome }) => ({ valore: chiave, text: nome }))
