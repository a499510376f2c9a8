import type { ComponentProps } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { ArrangedEntries } from '#forms/entries/EntrySection.tsx'
import type { OggettoCatalogo } from '#generated/CatalogoHistoryQuery.graphql.ts'
import { useCatalogoHistory } from './CatalogoHistory.tsx'
import { type RemovableEntry, useRemoveEntry } from './useRemoveEntry.ts'

type Listed<E extends ListEntry> = ComponentProps<typeof ArrangedEntries<E>>

interface Props<E extends ListEntry> extends Omit<Listed<E>, 'arrange' | 'onDelete' | 'onHistory'> {
  /** What the entries are, for their history. */
  oggetto: OggettoCatalogo
  /** `remove` takes `$pk`, `retire` is the update of an entry, `arrange` takes `$pks`. */
  mutations: { remove: GraphQLTaggedNode; retire: GraphQLTaggedNode; arrange: GraphQLTaggedNode }
}

/** A list of the catalogue: what is in use is retired in place of being removed; each entry has its history. */
export function CatalogoEntries<E extends ListEntry & RemovableEntry>({ oggetto, mutations, ...props }: Props<E>) {
  const history = useCatalogoHistory(oggetto)
  const remove = useRemoveEntry(mutations, props.onChanged, props.list)
  return (
    <>
      <ArrangedEntries<E> {...props} arrange={mutations.arrange} onDelete={remove} onHistory={history.open} />
      {history.drawer}
    </>
  )
}
