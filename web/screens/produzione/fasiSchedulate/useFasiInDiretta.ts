import { graphql } from 'relay-runtime'
import { useElencoInDiretta } from '../../../relay/diretta/useElencoInDiretta.ts'
import type { useFasiInDirettaSubscription } from './__generated__/useFasiInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription useFasiInDirettaSubscription($dopo: String) {
    faseSchedulataAggiornata(dopo: $dopo) {
      evento
      pk
      nodo {
        pk
      }
    }
  }
`

/**
 * Keeps the list as the server has it: which phases of an order are in it, in which state and when, only the server
 * can judge, and the totals with them.
 * @param onCambiato told the number of an order that has changed
 */
export function useFasiInDiretta(onCambiato: (ordine: number) => void): void {
  useElencoInDiretta<useFasiInDirettaSubscription, { readonly pk: number }>({
    subscription,
    leggi: ({ faseSchedulataAggiornata: { evento, pk, nodo } }) => ({ evento, pk, riga: nodo ?? null }),
    onCambiato: ({ pk }) => onCambiato(pk),
  })
}
