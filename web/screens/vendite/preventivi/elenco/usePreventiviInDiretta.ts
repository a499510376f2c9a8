import { graphql } from 'relay-runtime'
import { type Reazione, useElencoInDiretta } from '../../../../relay/diretta/useElencoInDiretta.ts'
import type { usePreventiviInDirettaSubscription } from './__generated__/usePreventiviInDirettaSubscription.graphql.ts'
import { reazione, type Sguardo } from './arrivi.ts'
import { leggiRiga, type RigaPreventivo } from './rigaPreventivo.ts'

const subscription = graphql`
  subscription usePreventiviInDirettaSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
      pk
      nodo {
        ...rigaPreventivo_preventivo
      }
    }
  }
`

interface Opzioni {
  /** What is on screen, asked when news come. */
  sguardo: () => Sguardo
  onCambiato: (riga: RigaPreventivo, reazione: Reazione) => void
}

/** Keeps the list of quotes as the server has it. */
export function usePreventiviInDiretta({ sguardo, onCambiato }: Opzioni) {
  return useElencoInDiretta<usePreventiviInDirettaSubscription, RigaPreventivo>({
    subscription,
    leggi: ({ preventivoAggiornato: { evento, pk, nodo } }) => ({ evento, pk, riga: nodo && leggiRiga(nodo) }),
    reazione: (riga) => reazione(riga, sguardo()),
    mostrato: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onCambiato,
  })
}
