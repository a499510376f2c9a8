import type { ComponentType, ReactNode } from 'react'
import type { GraphQLTaggedNode } from 'relay-runtime'
import { type FragmentData, type KeyOf, rowReader } from '#relay/reading/rowFragment.ts'
import { whole } from '#relay/reading/whole.ts'
import type { FormOf } from '../entity/emptyForm.ts'
import { type DialogObject, type DialogOptions, dialogOf, type FieldChoices } from '../entity/schemaDialog.tsx'
import type { InputMutation, Write } from '../entity/useEntityForm.ts'
import type { ListEntry } from './EntryList.tsx'
import { EntrySection } from './EntrySection.tsx'

/** What is read of an entry: what its form begins with; null what only its list sees. */
type EntryRow<V extends object> = FragmentData & DialogObject<V> & Named

interface Named {
  readonly versione: number | null
  readonly usi?: number | null
}

interface SectionOptions<Input extends object, Others extends object, Row extends EntryRow<FormOf<Input, Others>>>
  extends DialogOptions<Input, Others, Row> {
  title: string
  /** What the list is for. */
  text: ReactNode
  /** The fragment of an entry, `@inline`. */
  row: GraphQLTaggedNode
  /** The mutation that removes an entry (`$pk`). */
  remove: GraphQLTaggedNode
  /** The one that puts all of them in an order (`$pks`). */
  arrange: GraphQLTaggedNode
  /** How the list shows an entry. */
  entryOf: (read: Row) => Omit<ListEntry, 'pk' | 'usi'>
  /** Below the question before one goes. */
  kept?: string
  /** The list at the root of the page's query that holds them, where the answers of the form bring the entry. */
  list?: string
}

/**
 * A list that people arrange: its entries, the dialog that adds or changes one, moving and removing. All of it is its
 * schema, its documents and its words.
 * @returns the section; it takes the entries of the page's query, and what there is to choose from now; it is told when
 * they must be read again
 */
export function entitySection<
  C extends InputMutation,
  U extends InputMutation,
  Input extends object,
  Row extends EntryRow<FormOf<Input, Others>>,
  Others extends object = object,
>(
  options: SectionOptions<Input, Others, Row> & Write<C, U, FormOf<Input, Others>>,
): ComponentType<{ items: readonly KeyOf<Row>[]; choices?: FieldChoices; onChanged: () => void }> {
  const { title, text, words, row, remove, arrange, entryOf, kept, list } = options
  const Dialog = dialogOf<C, U, Input, Others, Row>(options)
  const readRow = rowReader<Row>(row)
  const said = {
    question: ({ nome }: ListEntry) => `Sei sicuro di voler eliminare ${words.ofOne} ${nome}?`,
    ...(kept && { text: () => kept }),
    done: words.deleted,
  }
  return function Section({ items, choices, onChanged }) {
    const entries = items.map((one) => {
      const read = readRow(one)
      whole<Named, 'versione'>(read, 'versione')
      return { read, pk: read.pk, usi: read.usi ?? undefined, ...entryOf(read) }
    })
    return (
      <EntrySection
        title={title}
        text={text}
        items={entries}
        add={words.add}
        mutations={{ remove, arrange }}
        words={said}
        dialog={(entry, events) => (
          <Dialog object={entry?.read ?? null} name={entry?.nome} choices={choices} {...events} />
        )}
        list={list}
        onChanged={onChanged}
      />
    )
  }
}
