import { type ReactNode, useCallback } from 'react'
import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime'
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
  const [run] = useOperation<M>(mutation, { successo: words.done })
  const { before, always = false, variables = (object: T) => ({ pk: (object as { pk: number }).pk }) } = options

  const remove = useLatestCallback(async (object: T) => {
    const question = {
      titolo: words.question(object),
      testo: words.text?.(object),
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (!(await confirm(question)) || (before && !(await before(object)))) return
    const { ok } = await run(variables(object))
    if (ok || always) onDeleted(object)
  })
  return useCallback((object: T) => void remove(object), [])
}
