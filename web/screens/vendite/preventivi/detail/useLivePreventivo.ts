import { graphql } from 'relay-runtime'
import type { useLivePreventivoSubscription } from '#generated/useLivePreventivoSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const subscription = graphql`
  subscription useLivePreventivoSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
      requestId
      pk
    }
  }
`

/** A mail that is sent makes three events in a row: one reading. */
const COLLECTION = 150

/** Reads the quote again whenever somebody, or the outbox, has changed it. */
export function useLivePreventivo(pk: number): void {
  const reread = useReread(COLLECTION)
  useLive<useLivePreventivoSubscription>({
    subscription,
    evento: ({ preventivoAggiornato }) => preventivoAggiornato.evento,
    onData({ preventivoAggiornato }) {
      if (preventivoAggiornato.pk === pk) ownRequests.unlessOwn(preventivoAggiornato.requestId, reread)
    },
    onSalto: reread,
  })
}
