import { graphql } from 'relay-runtime'
import type { useLiveCatalogoSubscription } from '#generated/useLiveCatalogoSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const subscription = graphql`
  subscription useLiveCatalogoSubscription($dopo: String) {
    catalogoAggiornato(dopo: $dopo) {
      evento
      requestId
    }
  }
`

/** Who edits the catalogue makes several changes in a row: one reading. */
const COLLECTION = 150

/** Reads the page again when somebody else has changed the catalogue. */
export function useLiveCatalogo(): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveCatalogoSubscription>({
    subscription,
    evento: ({ catalogoAggiornato }) => catalogoAggiornato.evento,
    onData: ({ catalogoAggiornato: { requestId } }) => ownRequests.unlessOwn(requestId, reread),
    onSalto: reread,
  })
}
