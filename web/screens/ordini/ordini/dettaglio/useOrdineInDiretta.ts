import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../../relay/diretta/useDiretta.ts'
import { useRilettura } from '../../../../relay/diretta/useRilettura.ts'
import type { useOrdineInDirettaSubscription } from './__generated__/useOrdineInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription useOrdineInDirettaSubscription($dopo: String) {
    ordineAggiornato(dopo: $dopo) {
      evento
      pk
    }
  }
`

/** Several files at once make as many events: one reading. */
const RACCOLTA = 150

/** Reads the order again whenever somebody, or the outbox, has changed it. */
export function useOrdineInDiretta(pk: number): void {
  const rileggi = useRilettura(RACCOLTA)
  useDiretta<useOrdineInDirettaSubscription>({
    subscription,
    evento: ({ ordineAggiornato }) => ordineAggiornato.evento,
    onDati({ ordineAggiornato }) {
      if (ordineAggiornato.pk === pk) rileggi()
    },
    onSalto: rileggi,
  })
}
