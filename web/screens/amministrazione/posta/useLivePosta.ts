import { graphql } from 'relay-runtime'
import type { useLivePostaSubscription } from '#generated/useLivePostaSubscription.graphql.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'

const subscription = graphql`
  subscription useLivePostaSubscription($dopo: String) {
    changed(topics: [MAIL], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_mail @alias(as: "riga")
        ...MailDetail_mail @alias(as: "dettaglio")
      }
    }
  }
`

/**
 * Keeps the list as the server has it: rows change at once, the page is read again for those that enter or leave it.
 * @param filtered what is changed from here may no longer belong to the list
 */
export function useLivePosta(filtered: boolean): void {
  useLiveList<useLivePostaSubscription, object>({
    subscription,
    read: (mail) => mail,
    reazione: (_riga, propria) => (propria && !filtered ? 'niente' : 'rileggi'),
  })
}
