import { graphql } from 'relay-runtime'
import type { useLiveOrdiniSubscription } from '#generated/useLiveOrdiniSubscription.graphql.ts'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { type OrdiniListView, ordineReaction } from './arrivals.ts'
import { type OrdineRow, readOrdineRow } from './row.ts'

const subscription = graphql`
  subscription useLiveOrdiniSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      requestId
      pk
      nodo {
        ...row_ordine
      }
    }
  }
`

interface Options {
  /** What is on screen, asked when news come. */
  lookahead: () => OrdiniListView
  onChanged: (riga: OrdineRow, reaction: LiveReaction) => void
}

/** Keeps the list of orders as the server has it. */
export function useLiveOrdini({ lookahead, onChanged }: Options) {
  return useLiveList<useLiveOrdiniSubscription, OrdineRow>({
    subscription,
    read: ({ ordineAggiornato: { evento, requestId, pk, nodo } }) => ({
      evento,
      requestId,
      pk,
      riga: nodo && readOrdineRow(nodo),
    }),
    reaction: (riga, propria) => ordineReaction(riga, lookahead(), propria),
    shown: (pk) => lookahead().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}
