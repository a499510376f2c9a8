import { graphql } from 'relay-runtime'
import type { useLivePostaSubscription } from '#generated/useLivePostaSubscription.graphql.ts'
import { useLiveList } from '#relay/live/useLiveList.ts'

const subscription = graphql`
  subscription useLivePostaSubscription($dopo: String) {
    mailAggiornata(dopo: $dopo) {
      evento
      requestId
      pk
      nodo {
        ...row_mail
        ...MailDetail_mail
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
    leggi: ({ mailAggiornata: { evento, requestId, pk, nodo } }) => ({ evento, requestId, pk, riga: nodo ?? null }),
    reazione: (_riga, propria) => (propria && !filtered ? 'niente' : 'rileggi'),
  })
}
