import { graphql } from 'relay-runtime'
import type { useLiveOccupazioneSubscription } from '#generated/useLiveOccupazioneSubscription.graphql.ts'
import { ownRequests } from '#relay/answers/ownRequests.ts'
import { useLive } from '#relay/live/useLive.ts'
import type { Span } from '../linea/geometry.ts'
import type { ShownCella } from '../model.ts'
import { addCivilDays } from '../time.ts'
import { type BlockRange, daysOfBlocks } from './blocks.ts'
import { readCella } from './read.ts'

const subscription = graphql`
  subscription useLiveOccupazioneSubscription(
    $periodo: Periodo!
    $ordine: Int!
    $conOrdini: Boolean!
    $dopo: String
  ) {
    occupazioneAggiornata(periodo: $periodo, dopo: $dopo) {
      evento
      requestId
      ordini
      fasi
      celle {
        ...useOccupazione_cella @relay(mask: false)
      }
    }
  }
`

interface Options {
  arco: Span
  /** The blocks to follow; null: none yet. */
  seguiti: BlockRange | null
  /** The order on screen; 0 for none. */
  ordine: number
  conOrdini: boolean
  /** Cells as they are now, and the orders whose schedule was saved, moved or removed, by anybody. */
  onChanges: (celle: readonly ShownCella[], ordini: readonly number[]) => void
  /** The plan of `ordine` is another, and not by an answer that has brought it. */
  onPiano: () => void
  /** Something was missed, or the phases are others than before: all must be read again. */
  onSalto: () => void
}

/**
 * Follows what changes in the days on screen, from where the page was read; nothing is missed in a gap, nor when other
 * days come on screen.
 */
export function useLiveOccupazione({ arco, seguiti, ordine, conOrdini, onChanges, onPiano, onSalto }: Options): void {
  const days = seguiti && daysOfBlocks(arco, seguiti)
  useLive<useLiveOccupazioneSubscription>({
    subscription,
    variables: days && { periodo: { dal: days.da, al: addCivilDays(days.a, -1) }, ordine, conOrdini },
    evento: ({ occupazioneAggiornata }) => occupazioneAggiornata.evento,
    onData({ occupazioneAggiornata: { celle, ordini, fasi, requestId } }) {
      if (fasi) return onSalto()
      onChanges(celle.map(readCella), ordini)
      if (ordini.includes(ordine)) ownRequests.unlessOwn(requestId, onPiano)
    },
    onSalto,
  })
}
