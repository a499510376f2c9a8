import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../../relay/diretta/useDiretta.ts'
import type { Arco } from '../linea/geometria.ts'
import type { Cella } from '../modello.ts'
import { aggiungiGiorni } from '../tempo.ts'
import type { useOccupazioneInDirettaSubscription } from './__generated__/useOccupazioneInDirettaSubscription.graphql.ts'
import { type Blocchi, giorniDi } from './blocchi.ts'
import { leggiCella } from './leggi.ts'

const subscription = graphql`
  subscription useOccupazioneInDirettaSubscription(
    $da: String!
    $a: String!
    $ordine: Int!
    $conOrdini: Boolean!
    $dopo: String
  ) {
    occupazioneAggiornata(da: $da, a: $a, dopo: $dopo) {
      evento
      ordini
      fasi
      celle {
        giorno
        reparto
        capacita
        occupato
        libero
        stato
        ore
        quantiOrdini
        minutiDi(ordine: $ordine)
        ordini @include(if: $conOrdini)
      }
    }
  }
`

interface Opzioni {
  arco: Arco
  /** The blocks to follow; null: none yet. */
  seguiti: Blocchi | null
  /** The order on screen; 0 for none. */
  ordine: number
  conOrdini: boolean
  /** Cells as they are now, and the orders whose schedule was saved, moved or removed, by anybody. */
  onCambi: (celle: readonly Cella[], ordini: readonly number[]) => void
  /** Something was missed, or the phases are others than before: all must be read again. */
  onSalto: () => void
}

/**
 * Follows what changes in the days on screen, from where the page was read; nothing is missed in a gap, nor when other
 * days come on screen.
 */
export function useOccupazioneInDiretta({ arco, seguiti, ordine, conOrdini, onCambi, onSalto }: Opzioni): void {
  const giorni = seguiti && giorniDi(arco, seguiti)
  useDiretta<useOccupazioneInDirettaSubscription>({
    subscription,
    variabili: giorni && { da: giorni.da, a: aggiungiGiorni(giorni.a, -1), ordine, conOrdini },
    evento: ({ occupazioneAggiornata }) => occupazioneAggiornata.evento,
    onDati({ occupazioneAggiornata: { celle, ordini, fasi } }) {
      if (fasi) onSalto()
      else onCambi(celle.map(leggiCella), ordini)
    },
    onSalto,
  })
}
