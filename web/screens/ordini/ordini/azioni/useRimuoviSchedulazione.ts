import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useOperazione } from '../../../../relay/useOperazione.ts'
import { useConferma } from '../../../../ui/Conferma.tsx'
import type { useRimuoviSchedulazioneMutation } from './__generated__/useRimuoviSchedulazioneMutation.graphql.ts'

const mutation = graphql`
  mutation useRimuoviSchedulazioneMutation($input: RemoveSchedulazioneInput!) {
    removeSchedulazione(input: $input) {
      pk
      errors {
        code
        field
        message
      }
    }
  }
`

/**
 * Takes the saved schedule of an order away, after asking; then the order is read again.
 * @returns the function and whether it is at work
 */
export function useRimuoviSchedulazione(ordine: number): [rimuovi: () => Promise<void>, inCorso: boolean] {
  const conferma = useConferma()
  const { revalidate } = useRevalidator()
  const [esegui, inCorso] = useOperazione<useRimuoviSchedulazioneMutation>(mutation, {
    successo: 'Schedulazione rimossa',
  })
  async function rimuovi() {
    const si = await conferma({
      titolo: 'Rimuovere la schedulazione?',
      testo: 'Tutte le fasi dell’ordine escono dal calendario di produzione.',
      conferma: 'Rimuovi Schedulazione',
      distruttiva: true,
    })
    if (!si) return
    const esito = await esegui({ input: { ordine, fasi: [] } })
    if (esito.ok) void revalidate()
  }
  return [rimuovi, inCorso]
}
