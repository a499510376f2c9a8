import { graphql } from 'relay-runtime'
import type { useLiveConfermeSubscription } from '#generated/useLiveConfermeSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const subscription = graphql`
  subscription useLiveConfermeSubscription($dopo: String) {
    confermaOrdineAggiornata(dopo: $dopo) {
      evento
      requestId
      pk
    }
  }
`

const COLLECTION = 150

/** Reads the page again whenever somebody, a customer or the outbox has changed a confirmation. @param pk that one only */
export function useLiveConferme(pk?: number): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveConfermeSubscription>({
    subscription,
    evento: ({ confermaOrdineAggiornata }) => confermaOrdineAggiornata.evento,
    onData({ confermaOrdineAggiornata: { pk: changed, requestId } }) {
      if (pk === undefined || changed === pk) ownRequests.unlessOwn(requestId, reread)
    },
    onSalto: reread,
  })
}
