import { graphql } from 'relay-runtime'
import type { useLiveFasiSubscription } from '#generated/useLiveFasiSubscription.graphql.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'

const subscription = graphql`
  subscription useLiveFasiSubscription($dopo: String) {
    changed(topics: [FASE_SCHEDULATA], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ... on Ordine @alias(as: "riga") {
          pk
        }
      }
    }
  }
`

/**
 * Keeps the list as the server has it: which phases of an order are in it, in which state and when, only the server
 * can judge, and the totals with them.
 * @param onChanged told the number of an order that has changed
 * @param byStato the list is filtered by state: a state set from here may have put a row elsewhere
 */
export function useLiveFasi(onChanged: (ordine: number) => void, byStato: boolean): void {
  useLiveList<useLiveFasiSubscription, { readonly pk: number }>({
    subscription,
    read: (ordine) => ordine,
    reazione: (_riga, propria) => (propria && !byStato ? 'niente' : 'rileggi'),
    onChanged: ({ pk }) => onChanged(pk),
  })
}
