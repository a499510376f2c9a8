import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime'
import { useOperation } from '../../../../relay/useOperation.ts'
import { useConfirm } from '../../../../ui/Confirm.tsx'

/**
 * Takes a role away, once confirmed.
 * @param nome 'Operatore', for the question
 */
export function useDeleteRuolo<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  nome: string,
): (variables: VariablesOf<TMutation>) => Promise<void> {
  const conferma = useConfirm()
  const [esegui] = useOperation<TMutation>(mutation, { successo: `${nome} eliminato` })
  return async (variables) => {
    const domanda = {
      titolo: `Eliminare ${nome}?`,
      testo: 'L’utente perde questi permessi e deve accedere di nuovo.',
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) await esegui(variables)
  }
}
