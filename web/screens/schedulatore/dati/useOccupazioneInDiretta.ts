import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../relay/diretta/useDiretta.ts'
import type { Arco } from '../linea/geometria.ts'
import type { Cella } from '../modello.ts'
import { aggiungiGiorni } from '../tempo.ts'
import type { useOccupazioneInDirettaSubscription } from './__generated__/useOccupazioneInDirettaSubscription.graphql.ts'
import { leggiCella } from './leggi.ts'

const subscription = graphql`
  subscription useOccupazioneInDirettaSubscription($da: String!, $a: String!, $dopo: String) {
    occupazioneAggiornata(da: $da, a: $a, dopo: $dopo) {
      evento
      ordini
      celle {
        giorno
        reparto
        capacita
        occupato
        libero
        stato
        ore
        ordini
      }
    }
  }
`

interface Opzioni {
  arco: Arco
  onCelle: (celle: readonly Cella[]) => void
  /** Schedules that were saved, moved or removed, by anybody. */
  onOrdini: (ordini: readonly number[]) => void
  /** Something was missed: all must be read again. */
  onSalto: () => void
}

/** Follows what changes in the days of the timeline, from where the page was read; nothing is missed in a gap. */
export function useOccupazioneInDiretta({ arco, onCelle, onOrdini, onSalto }: Opzioni): void {
  useDiretta<useOccupazioneInDirettaSubscription>({
    subscription,
    variabili: { da: arco.inizio, a: aggiungiGiorni(arco.fine, -1) },
    evento: ({ occupazioneAggiornata }) => occupazioneAggiornata.evento,
    onDati({ occupazioneAggiornata: { celle, ordini } }) {
      onCelle(celle.map(leggiCella))
      if (ordini.length > 0) onOrdini(ordini)
    },
    onSalto,
  })
}
