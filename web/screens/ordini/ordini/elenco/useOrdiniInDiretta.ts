import { graphql } from 'relay-runtime'
import { type Reazione, useElencoInDiretta } from '../../../../relay/diretta/useElencoInDiretta.ts'
import type { useOrdiniInDirettaSubscription } from './__generated__/useOrdiniInDirettaSubscription.graphql.ts'
import { reazione, type Sguardo } from './arrivi.ts'
import { leggiRiga, type RigaOrdine } from './rigaOrdine.ts'

const subscription = graphql`
  subscription useOrdiniInDirettaSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      pk
      nodo {
        ...rigaOrdine_ordine
      }
    }
  }
`

interface Opzioni {
  /** What is on screen, asked when news come. */
  sguardo: () => Sguardo
  onCambiato: (riga: RigaOrdine, reazione: Reazione) => void
}

/** Keeps the list of orders as the server has it. */
export function useOrdiniInDiretta({ sguardo, onCambiato }: Opzioni) {
  return useElencoInDiretta<useOrdiniInDirettaSubscription, RigaOrdine>({
    subscription,
    leggi: ({ ordineAggiornato: { evento, pk, nodo } }) => ({ evento, pk, riga: nodo && leggiRiga(nodo) }),
    reazione: (riga) => reazione(riga, sguardo()),
    mostrato: (pk) => sguardo().righe.some((riga) => riga.pk === pk),
    onCambiato,
  })
}
