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
  sguardo: () => OrdiniListView
  onCambiato: (riga: OrdineRow, reaction: LiveReaction) => void
}

/** Keeps the list of orders as the server has it. */
export function useLiveOrdini({ sguardo, onCambiato }: Options) {
  return useLiveList<useLiveOrdiniSubscription, OrdineRow>({
    subscription,
    leggi: ({ ordineAggiornato: { evento, requestId, pk, nodo } }) => ({
      evento,
      requestId,
      pk,
      riga: nodo && readOrdineRow(nodo),
    }),
    reazione: (riga, propria) => ordineReaction(riga, sguardo(), propria),
    mostrato: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onCambiato,
  })
}
