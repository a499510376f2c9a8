import { graphql } from 'relay-runtime'
import { useDiretta } from '../../../../relay/diretta/useDiretta.ts'
import { useRilettura } from '../../../../relay/diretta/useRilettura.ts'
import type { useDettaglioInDirettaSubscription } from './__generated__/useDettaglioInDirettaSubscription.graphql.ts'

const subscription = graphql`
  subscription useDettaglioInDirettaSubscription($dopo: String) {
    preventivoAggiornato(dopo: $dopo) {
      evento
      pk
    }
  }
`

/** A mail that is sent makes three events in a row: one reading. */
const RACCOLTA = 150

/** Reads the quote again whenever somebody, or the outbox, has changed it. */
export function useDettaglioInDiretta(pk: number): void {
  const rileggi = useRilettura(RACCOLTA)
  useDiretta<useDettaglioInDirettaSubscription>({
    subscription,
    evento: ({ preventivoAggiornato }) => preventivoAggiornato.evento,
    onDati({ preventivoAggiornato }) {
      if (preventivoAggiornato.pk === pk) rileggi()
    },
    onSalto: rileggi,
  })
}
