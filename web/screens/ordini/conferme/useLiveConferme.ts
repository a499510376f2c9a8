import { graphql } from 'relay-runtime'
import { ownRequests } from '../../../relay/answers/ownRequests.ts'
import { useLive } from '../../../relay/live/useLive.ts'
import { useReread } from '../../../relay/live/useReread.ts'
import type { useLiveConfermeSubscription } from './__generated__/useLiveConfermeSubscription.graphql.ts'

const subscription = graphql`
  subscription useLiveConfermeSubscription($dopo: String) {
    confermaOrdineAggiornata(dopo: $dopo) {
      evento
      requestId
      pk
    }
  }
`

const RACCOLTA = 150

/** Reads the page again whenever somebody, a customer or the outbox has changed a confirmation. @param pk that one only */
export function useLiveConferme(pk?: number): void {
  const rileggi = useReread(RACCOLTA)
  useLive<useLiveConfermeSubscription>({
    subscription,
    evento: ({ confermaOrdineAggiornata }) => confermaOrdineAggiornata.evento,
    onData({ confermaOrdineAggiornata: { pk: cambiata, requestId } }) {
      if (pk === undefined || cambiata === pk) ownRequests.unlessOwn(requestId, rileggi)
    },
    onSalto: rileggi,
  })
}
