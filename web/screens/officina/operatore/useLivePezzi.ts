import { graphql } from 'relay-runtime'
import type { useLivePezziSubscription } from '#generated/useLivePezziSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'

const subscription = graphql`
  subscription useLivePezziSubscription($dopo: String) {
    pezziAggiornati(dopo: $dopo) {
      evento
      requestId
      ordinePk
    }
  }
`

/** Told when others have worked on an order; null when it may be any. */
export function useLivePezzi(onWork: (ordine: number | null) => void): void {
  useLive<useLivePezziSubscription>({
    subscription,
    evento: ({ pezziAggiornati }) => pezziAggiornati.evento,
    onData({ pezziAggiornati: { ordinePk, requestId } }) {
      ownRequests.unlessOwn(requestId, () => onWork(ordinePk ?? null))
    },
    onSalto: () => onWork(null),
  })
}
