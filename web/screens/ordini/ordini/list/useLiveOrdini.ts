import { graphql } from 'relay-runtime'
import type { useLiveOrdiniSubscription } from '#generated/useLiveOrdiniSubscription.graphql.ts'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { type OrdiniListView, ordineReaction } from './arrivals.ts'
import { type OrdineRow, readOrdineRow } from './row.ts'

const subscription = graphql`
  subscription useLiveOrdiniSubscription($dopo: String) {
    changed(topics: [ORDINE], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_ordine @alias(as: "riga")
      }
    }
  }
`

interface Options {
  /** What is on screen, asked when news come. */
  sguardo: () => OrdiniListView
  onChanged: (riga: OrdineRow, reaction: LiveReaction) => void
}

/** Keeps the list of orders as the server has it. */
export function useLiveOrdini({ sguardo, onChanged }: Options) {
  return useLiveList<useLiveOrdiniSubscription, OrdineRow>({
    subscription,
    read: readOrdineRow,
    reazione: (riga, propria) => ordineReaction(riga, sguardo(), propria),
    shown: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}
