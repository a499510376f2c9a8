import { graphql } from 'relay-runtime'
import { useDiretta } from '../../relay/diretta/useDiretta.ts'
import { useRilettura } from '../../relay/diretta/useRilettura.ts'
import type { useStatisticheInDirettaSubscription } from './__generated__/useStatisticheInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription useStatisticheInDirettaSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
    }
  }
`

/** Figures are looked at, not worked on: that they follow within some seconds is soon enough. */
const RACCOLTA = 3000

/** Reads the figures again after orders have changed: what they add up to only the server can tell. */
export function useStatisticheInDiretta(): void {
  const rileggi = useRilettura(RACCOLTA)
  useDiretta<useStatisticheInDirettaSubscription>({
    subscription,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onDati: rileggi,
    onSalto: rileggi,
  })
}
