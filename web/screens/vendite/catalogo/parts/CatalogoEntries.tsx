import { type ComponentProps, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type GraphQLTaggedNode, type MutationParameters } from 'relay-runtime'
import { useUndoDeletion } from '#forms/entity/useUndoDeletion.ts'
import type { ListEntry } from '#forms/entries/EntryList.tsx'
import { ArrangedEntries } from '#forms/entries/EntrySection.tsx'
import type { OggettoCatalogo } from '#generated/CatalogoHistoryQuery.graphql.ts'
import { errorsSentence } from '#relay/answers/payloadErrors.ts'
import { removeFromList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useNotices } from '#ui/Notices.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { useCatalogoHistory } from './CatalogoHistory.tsx'

type Listed<E extends ListEntry> = ComponentProps<typeof ArrangedEntries<E>>

interface Props<E extends ListEntry> extends Omit<Listed<E>, 'arrange' | 'onDelete' | 'onHistory'> {
  /** What the entries are, for their history. */
  oggetto: OggettoCatalogo
  /** `remove` takes `$pk`, `retire` is the update of an entry, `arrange` takes `$pks`. */
  mutations: { remove: GraphQLTaggedNode; retire: GraphQLTaggedNode; arrange: GraphQLTaggedNode }
}

/** An entry of the catalogue that may go or be retired. */
interface RemovableEntry {
  readonly pk: number
  readonly nome: string
  readonly ritirato: boolean
  readonly versione: number
  readonly usi: number
}

interface DeleteMutation extends MutationParameters {
  variables: { pk: number }
}
interface RetireMutation extends MutationParameters {
  variables: { input: { pk: number; versione?: number | null; ritirato?: boolean | null } }
}

interface Mutations {
  /** Takes `pk`. */
  remove: GraphQLTaggedNode
  /** The update of the entry. */
  retire: GraphQLTaggedNode
}

/**
 * Removes an entry of the catalogue, once confirmed; of one that is in use it says by what, and offers to retire it.
 * @param onDone what comes after, also when it was refused
 * @param list where it is taken out, the list at the root of the page's query: `onDone` then comes after a refusal alone
 * @returns a function that stays the same
 */
function useRemoveEntry(
  { remove, retire }: Mutations,
  onDone: () => void,
  list?: string,
): (entry: RemovableEntry) => void {
  const environment = useRelayEnvironment()
  const confirm = useConfirm()
  const notices = useNotices()
  const [runRemove] = useOperation<DeleteMutation>(remove, { errorsFromCall: true })
  const tellUndo = useUndoDeletion()
  const [runRetire] = useOperation<RetireMutation>(retire, { success: 'Voce ritirata' })

  const act = useLatestCallback(async ({ pk, nome, ritirato, versione, usi }: RemovableEntry) => {
    const question = { title: `Sei sicuro di voler eliminare ${nome}?`, conferma: 'Elimina', distruttiva: true }
    if (!(await confirm(question))) return
    const outcome = await runRemove({ pk })
    if (outcome.ok) tellUndo('Voce eliminata', outcome.data as object, pk)
    if (list && outcome.ok) return commitLocalUpdate(environment, (store) => removeFromList(store, list, pk))
    if (!outcome.ok && outcome.errors.length > 0) {
      const text = errorsSentence(outcome.errors)
      if (ritirato || usi === 0) notices.error(text)
      else if (await confirm({ title: `${nome} non si può eliminare`, text, conferma: 'Ritira', cancel: 'Chiudi' })) {
        // The answer brings the entry.
        if ((await runRetire({ input: { pk, versione, ritirato: true } })).ok && list) return
      }
    }
    onDone()
  })
  return useCallback((entry: RemovableEntry) => void act(entry), [])
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
