import { graphql } from 'relay-runtime'
import { useElencoInDiretta } from '../../../../relay/diretta/useElencoInDiretta.ts'
import type { useFornitureInDirettaSubscription } from './__generated__/useFornitureInDirettaSubscription.graphql.ts'
import { leggiRiga, type RigaFornitura } from './riga.ts'

const subscription = graphql`
  subscription useFornitureInDirettaSubscription($dopo: String) {
    ordineFornitoreAggiornato(dopo: $dopo) {
      evento
      pk
      nodo {
        ...riga_ordineFornitore
      }
    }
  }
`

/**
 * Keeps the list as the server has it: which supplier orders are in it, and where, only the server can judge.
 * @param onCambiato told which one has changed
 */
export function useFornitureInDiretta(onCambiato: (riga: RigaFornitura) => void) {
  return useElencoInDiretta<useFornitureInDirettaSubscription, RigaFornitura>({
    subscription,
    leggi: ({ ordineFornitoreAggiornato: { evento, pk, nodo } }) => ({ evento, pk, riga: nodo && leggiRiga(nodo) }),
    onCambiato,
  })
}
