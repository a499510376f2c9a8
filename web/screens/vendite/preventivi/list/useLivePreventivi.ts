import { graphql } from 'relay-runtime'
import type { useLivePreventiviSubscription } from '#generated/useLivePreventiviSubscription.graphql.ts'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { type PreventiviListView, preventivoReaction } from './arrivals.ts'
import { type PreventivoRow, readPreventivoRow } from './row.ts'

const subscription = graphql`
  subscription useLivePreventiviSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
      requestId
      pk
      nodo {
        ...row_preventivo
      }
    }
  }
`

interface Options {
  /** What is on screen, asked when news come. */
  lookahead: () => PreventiviListView
  onChanged: (riga: PreventivoRow, reaction: LiveReaction) => void
}

/** Keeps the list of quotes as the server has it. */
export function useLivePreventivi({ lookahead, onChanged }: Options) {
  return useLiveList<useLivePreventiviSubscription, PreventivoRow>({
    subscription,
    read: ({ preventivoAggiornato: { evento, requestId, pk, nodo } }) => ({
      evento,
      requestId,
      pk,
      riga: nodo && readPreventivoRow(nodo),
    }),
    // What is done to quotes from here reads the list again where they leave it.
    reaction: (riga, propria) => (propria ? 'niente' : preventivoReaction(riga, lookahead())),
    shown: (pk) => lookahead().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}
