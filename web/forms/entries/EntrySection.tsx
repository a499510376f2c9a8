import { Fragment, type ReactNode, useState } from 'react'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { type DeleteWords, useDelete } from '../entity/useDelete.ts'
import { EntryList, type ListEntry } from './EntryList.tsx'
import { useArrange } from './useArrange.ts'

interface RemoveMutation extends MutationParameters {
  variables: { pk: number }
}

/** What a dialog of an entry tells its list. */
export interface EntryDialogProps {
  onSaved: () => void
  onClose: () => void
}

interface ArrangedProps<E extends ListEntry> {
  title: string
  /** What the list is for. */
  text: ReactNode
  items: readonly E[]
  /** 'Aggiungi stato' */
  add: string
  /** The mutation that puts all of them in an order (`$pks`). */
  arrange: GraphQLTaggedNode
  onDelete: (item: E) => void
  /** Shows what has been done with an entry, where that is kept for people to read. */
  onHistory?: (item: E) => void
  /** The form of an entry; null for a new one. */
  dialog: (item: E | null, props: EntryDialogProps) => ReactNode
  /**
   * The list at the root of the page's query that holds them: what is done is shown there by itself, where the answers
   * of `dialog` bring the entry (`list` of its form).
   */
  list?: string
  /** What is shown must be read again: after everything without `list`, after a refusal with it. */
  onChanged: () => void
}

/** A list that is arranged: its entries, the dialog that adds or changes one, and moving. */
export function ArrangedEntries<E extends ListEntry>(props: ArrangedProps<E>) {
  const { arrange, dialog, onChanged, list, ...shown } = props
  const [open, setOpen] = useState<E | 'new' | null>(null)
  const move = useArrange(arrange, onChanged, list)
  const close = () => setOpen(null)
  return (
    <>
      <EntryList {...shown} onAdd={() => setOpen('new')} onEdit={setOpen} onMove={move} />
      {open !== null && (
        <Fragment key={open === 'new' ? 'new' : open.pk}>
          {dialog(open === 'new' ? null : open, {
            onClose: close,
            onSaved() {
              close()
              if (!list) onChanged()
            },
          })}
        </Fragment>
      )}
    </>
  )
}

interface Props<E extends ListEntry> extends Omit<ArrangedProps<E>, 'arrange' | 'onDelete'> {
  /** Its mutations: one removes an entry (`$pk`), one puts all of them in an order (`$pks`). */
  mutations: { remove: GraphQLTaggedNode; arrange: GraphQLTaggedNode }
  /** What is asked before an entry goes, and said after. */
  words: DeleteWords<E>
}

/** A list that is arranged, whose entries go once that is confirmed. */
export function EntrySection<E extends ListEntry>({ mutations, words, ...props }: Props<E>) {
  const { list, onChanged } = props
  const remove = useDelete<RemoveMutation, E>(mutations.remove, words, onChanged, { always: true, list })
  return <ArrangedEntries {...props} arrange={mutations.arrange} onDelete={remove} />
}
