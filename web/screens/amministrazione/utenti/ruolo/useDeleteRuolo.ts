import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

/**
 * Takes a role away, once confirmed.
 * @param name 'Operatore', for the question
 */
export function useDeleteRuolo<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  name: string,
): (variables: VariablesOf<TMutation>) => Promise<void> {
  const conferma = useConfirm()
  const [run] = useOperation<TMutation>(mutation, { success: `${name} eliminato` })
  return async (variables) => {
    const question = {
      title: `Eliminare ${name}?`,
      text: 'L’utente perde questi permessi e deve accedere di nuovo.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(question)) await run(variables)
  }
}
