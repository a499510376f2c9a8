import { graphql } from 'relay-runtime'
import type { useLivePreventiviSubscription } from '#generated/useLivePreventiviSubscription.graphql.ts'
import { type LiveReaction, useLiveList } from '#relay/live/useLiveList.ts'
import { type PreventiviListView, preventivoReaction } from './arrivals.ts'
import { type PreventivoRow, readPreventivoRow } from './row.ts'

const subscription = graphql`
  subscription useLivePreventiviSubscription($dopo: String) {
    changed(topics: [PREVENTIVO], dopo: $dopo) {
      evento
      requestId
      pk
      row: nodo {
        ...row_preventivo @alias(as: "riga")
      }
    }
  }
`

interface Options {
  /** What is on screen, asked when news come. */
  sguardo: () => PreventiviListView
  onChanged: (riga: PreventivoRow, reaction: LiveReaction) => void
}

/** Keeps the list of quotes as the server has it. */
export function useLivePreventivi({ sguardo, onChanged }: Options) {
  return useLiveList<useLivePreventiviSubscription, PreventivoRow>({
    subscription,
    read: readPreventivoRow,
    reazione: (riga, propria) => (propria ? 'niente' : preventivoReaction(riga, sguardo())),
    shown: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onChanged,
  })
}
