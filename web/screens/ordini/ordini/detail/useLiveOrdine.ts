import { graphql } from 'relay-runtime'
import type { useLiveOrdineSubscription } from '#generated/useLiveOrdineSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const subscription = graphql`
  subscription useLiveOrdineSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      requestId
      pk
    }
  }
`

/** Several files at once make as many events: one reading. */
const COLLECTION = 150

/**
 * Reads the order again whenever somebody else, or the outbox, has changed it.
 * @param includingOwn own changes too: what is on screen tells of them more than their answers bring
 */
export function useLiveOrdine(pk: number, includingOwn: boolean): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveOrdineSubscription>({
    subscription,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onData({ ordineAggiornato }) {
      if (ordineAggiornato.pk !== pk) return
      if (includingOwn) reread()
      else ownRequests.unlessOwn(ordineAggiornato.requestId, reread)
    },
    onSalto: reread,
  })
}
