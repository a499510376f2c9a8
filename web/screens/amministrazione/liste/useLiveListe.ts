import { graphql } from 'relay-runtime'
import type { useLiveListeSubscription } from '#generated/useLiveListeSubscription.graphql.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const subscription = graphql`
  subscription useLiveListeSubscription($dopo: String) {
    listeAggiornate(dopo: $dopo) {
      evento
      lista
    }
  }
`

type ListaModel = 'valoreStato' | 'statoPreventivo' | 'voceCheckList' | 'emailTemplate'

/** Who arranges a list makes several changes in a row: one reading. */
const COLLECTION = 150

/**
 * Reads the page again when names, colours or order of the lists that it shows have changed.
 * @param shown the list on screen; all when missing
 */
export function useLiveListe(shown?: ListaModel): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveListeSubscription>({
    subscription,
    evento: ({ listeAggiornate }) => listeAggiornate.evento,
    onData({ listeAggiornate: { lista } }) {
      if (!shown || lista === shown) reread()
    },
    onSalto: reread,
  })
}
