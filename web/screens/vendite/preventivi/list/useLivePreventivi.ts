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
  sguardo: () => PreventiviListView
  onCambiato: (riga: PreventivoRow, reaction: LiveReaction) => void
}

/** Keeps the list of quotes as the server has it. */
export function useLivePreventivi({ sguardo, onCambiato }: Options) {
  return useLiveList<useLivePreventiviSubscription, PreventivoRow>({
    subscription,
    leggi: ({ preventivoAggiornato: { evento, requestId, pk, nodo } }) => ({
      evento,
      requestId,
      pk,
      riga: nodo && readPreventivoRow(nodo),
    }),
    // What is done to quotes from here reads the list again where they leave it.
    reazione: (riga, propria) => (propria ? 'niente' : preventivoReaction(riga, sguardo())),
    mostrato: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onCambiato,
  })
}
