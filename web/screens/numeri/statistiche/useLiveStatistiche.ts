import { graphql } from 'relay-runtime'
import type { useLiveStatisticheBudgetSubscription } from '#generated/useLiveStatisticheBudgetSubscription.graphql.ts'
import type { useLiveStatisticheOrdiniSubscription } from '#generated/useLiveStatisticheOrdiniSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import { useReread } from '#relay/live/useReread.ts'

const ordini = graphql`
  subscription useLiveStatisticheOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
    }
  }
`
const budget = graphql`
  subscription useLiveStatisticheBudgetSubscription($dopo: String) {
    budgetAggiornato(dopo: $dopo) {
      evento
      requestId
    }
  }
`

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const COLLECTION = 3000

/** Reads the figures again after orders or budgets have changed: what they add up to only the server can tell. */
export function useLiveStatistiche(): void {
  const reread = useReread(COLLECTION)
  useLive<useLiveStatisticheOrdiniSubscription>({
    subscription: ordini,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onData: reread,
    onSalto: reread,
  })
  useLive<useLiveStatisticheBudgetSubscription>({
    subscription: budget,
    evento: ({ budgetAggiornato }) => budgetAggiornato.evento,
    // The dialog of budgets reads the figures again when it is closed.
    onData: ({ budgetAggiornato }) => ownRequests.unlessOwn(budgetAggiornato.requestId, reread),
    onSalto: reread,
  })
}
