import { graphql } from 'relay-runtime'
import { useElencoInDiretta } from '../../../relay/diretta/useElencoInDiretta.ts'
import type { usePostaInDirettaSubscription } from './__generated__/usePostaInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription usePostaInDirettaSubscription($dopo: String) {
    mailAggiornata(dopo: $dopo) {
      evento
      pk
      nodo {
        ...rigaMail_mail
        ...DettaglioMail_mail
      }
    }
  }
`

/** Keeps the list as the server has it: rows change at once, the page is read again for those that enter or leave it. */
export function usePostaInDiretta(): void {
  useElencoInDiretta<usePostaInDirettaSubscription, object>({
    subscription,
    leggi: ({ mailAggiornata: { evento, pk, nodo } }) => ({ evento, pk, riga: nodo ?? null }),
  })
}
