import { type ReactNode, useCallback } from 'react'
import { useRelayEnvironment } from 'react-relay'
import { commitLocalUpdate, type GraphQLTaggedNode, type MutationParameters, type VariablesOf } from 'relay-runtime'
import { removeFromList, replaceList, type ShownList } from '#relay/answers/rootList.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'
import { useLatestCallback } from '#ui/useLatestCallback.ts'
import { useUndoDeletion } from './useUndoDeletion.ts'

/** What is asked and said when an object goes. */
export interface DeleteWords<T> {
  /** 'Sei sicuro di voler eliminare …?' */
  question: (object: T) => string
  /** Below the question: what else goes, what could be done instead. */
  text?: (object: T) => ReactNode
  /** 'Persona eliminata' */
  done: string
  /** It cannot be taken back: the question says so. */
  forever?: boolean
}

interface Options<M extends MutationParameters, T> {
  /** What the mutation takes; the number of the object, `{ pk }`, unless told. */
  variables?: (object: T) => VariablesOf<M>
  /** Asked after the user has confirmed; false: it stays. */
  before?: (object: T) => Promise<boolean>
  /** The mutation that restores it (`$pk`), where it is only put aside. */
  restore?: GraphQLTaggedNode
  /** True where what comes after is due also when it was refused: somebody else had removed it. */
  always?: boolean
  /** Where the page shows it, and it is taken out: then only a refusal, which `always` asks for, has something after it. */
  list?: ShownList
  /** The answer brings what is left: the object that had it, or the whole of `list`, which then shows it. */
  brought?: boolean
}

/**
 * Deletes an object, once confirmed; its notice takes it back.
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
  const { before, always = false, list, brought = false, restore } = options
  const tellUndo = useUndoDeletion(restore)
  const { variables = (object: T) => ({ pk: (object as { pk: number }).pk }) } = options
  const [run] = useOperation<M>(mutation, {
    success: words.forever ? words.done : undefined,
    updater: brought && list ? (store, data) => replaceList(store, list, data) : undefined,
  })
  const environment = useRelayEnvironment()

  const remove = useLatestCallback(async (object: T) => {
    const question = {
      title: words.question(object),
      text: words.text?.(object),
      conferma: 'Elimina',
      distruttiva: true,
      forever: words.forever,
    }
    if (!(await confirm(question)) || (before && !(await before(object)))) return
    const outcome = await run(variables(object))
    if (!outcome.ok) return always ? onDeleted(object) : undefined
    const { pk } = object as { pk: number }
    if (!words.forever) tellUndo(words.done, outcome.data as object, pk)
    if (brought) return
    if (!list) return onDeleted(object)
    commitLocalUpdate(environment, (store) => removeFromList(store, list, pk))
  })
  return useCallback((object: T) => void remove(object), [])
}
