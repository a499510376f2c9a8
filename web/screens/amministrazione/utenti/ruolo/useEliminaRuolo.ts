import type { GraphQLTaggedNode, MutationParameters, VariablesOf } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'

/**
 * Takes a role away, once confirmed.
 * @param nome 'Operatore', for the question
 */
export function useEliminaRuolo<TMutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  nome: string,
): (variabili: VariablesOf<TMutation>) => Promise<void> {
  const conferma = useConferma()
  const [esegui] = useOperazione<TMutation>(mutation, { successo: `${nome} eliminato` })
  return async (variabili) => {
    const domanda = {
      titolo: `Eliminare ${nome}?`,
      testo: "L'utente perde questi permessi e deve accedere di nuovo.",
      conferma: 'Elimina',
      distruttiva: true,
    }
    if (await conferma(domanda)) await esegui(variabili)
  }
}
