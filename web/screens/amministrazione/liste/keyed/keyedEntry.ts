import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { keyedSchema } from '#shared/keyed.ts'

/** What was read of an entry of a list of the firm. */
interface KeyedRead {
  readonly nome: string
  readonly inUso: boolean
  readonly delProdotto: boolean
}

/**
 * What the lists have in common whose entries others name by a key: fields, and how an entry is shown.
 * @param reason why one that the product comes with stays
 */
export const keyedEntry = (reason: string) => ({
  schema: keyedSchema,
  fields: { inUso: { help: 'Senza, non si propone più; dove è già scritto resta.' } },
  wide: ['nome', 'inUso'] as const,
  entryOf: ({ nome, inUso, delProdotto }: KeyedRead): Omit<ListEntry, 'pk' | 'usi'> => ({
    nome,
    fixed: delProdotto ? reason : null,
    ...(!inUso && { detail: 'Non si propone più: resta dove è scritto.' }),
  }),
})
