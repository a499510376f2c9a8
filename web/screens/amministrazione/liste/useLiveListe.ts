import { graphql } from 'relay-runtime'
import { useLive } from '../../../relay/diretta/useLive.ts'
import type { useLiveListeSubscription } from './__generated__/useLiveListeSubscription.graphql.ts'

const subscription = graphql`
  subscription useLiveListeSubscription($dopo: String) {
    listeAggiornate(dopo: $dopo) {
      evento
      lista
    }
  }
`

type ModelloLista = 'valoreStato' | 'statoPreventivo' | 'voceCheckList' | 'emailTemplate'

/**
 * Follows the lists that an administrator arranges: names, colours, order.
 * @param onCambio told when what is shown of them is to be read again
 * @param mostrata the list on screen; all when missing
 */
export function useLiveListe(onCambio: () => void, mostrata?: ModelloLista): void {
  useLive<useLiveListeSubscription>({
    subscription,
    evento: ({ listeAggiornate }) => listeAggiornate.evento,
    onDati({ listeAggiornate: { lista } }) {
      if (!mostrata || lista === mostrata) onCambio()
    },
    onSalto: onCambio,
  })
}
