import { type ReactNode, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type GraphQLTaggedNode, type MutationParameters, type VariablesOf } from 'relay-runtime'
import { removeFromList, replaceList, type ShownList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'

/** What is asked and said when an object goes. */
export interface DeleteWords<T> {
  /** 'Sei sicuro di voler eliminare …?' */
  question: (object: T) => string
  /** Below the question: what else goes, what could be done instead. */
  text?: (object: T) => ReactNode
  /** 'Persona eliminata' */
  done: string
}

interface Options<M extends MutationParameters, T> {
  /** What the mutation takes; the number of the object, `{ pk }`, unless told. */
  variables?: (object: T) => VariablesOf<M>
  /** Asked after the user has confirmed; false: it stays. */
  before?: (object: T) => Promise<boolean>
  /** True where what comes after is due also when it was refused: somebody else had removed it. */
  always?: boolean
  /** Where the page shows it, and it is taken out: then only a refusal, which `always` asks for, has something after it. */
  list?: ShownList
  /** The answer brings what is left: the object that had it, or the whole of `list`, which then shows it. */
  brought?: boolean
}

/**
 * Deletes an object, once confirmed.
 * @param onDeleted what comes after
 * @returns a function that stays the same
 */
export function useDelete<M extends MutationParameters, T>(
  mutation: GraphQLTaggedNode,
  words: DeleteWords<T>,
  onDeleted: (object: T) => void,
  options: Options<M, T> = {},
): (object: T) => void {
  const confirm = useConfirm()
  const { before, always = false, list, brought = false } = options
  const { variables = (object: T) => ({ pk: (object as { pk: number }).pk }) } = options
  const [run] = useOperation<M>(mutation, {
    success: words.done,
    updater: brought && list ? (store, data) => replaceList(store, list, data) : undefined,
  })
  const environment = useRelayEnvironment()

  const remove = useLatestCallback(async (object: T) => {
    const question = {
      title: words.question(object),
      text: words.text?.(object),
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await confirm(question)) || (before && !(await before(object)))) return
    const { ok } = await run(variables(object))
    if (!ok) return always ? onDeleted(object) : undefined
    if (brought) return
    if (!list) return onDeleted(object)
    const { pk } = object as { pk: number }
    commitLocalUpdate(environment, (store) => removeFromList(store, list, pk))
  })
  return useCallback((object: T) => void remove(object), [])
}
