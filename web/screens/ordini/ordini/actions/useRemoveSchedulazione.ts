import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import type { useRemoveSchedulazioneMutation } from '#generated/useRemoveSchedulazioneMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { useConfirm } from '#ui/Confirm.tsx'

const mutation = graphql`
  mutation useRemoveSchedulazioneMutation($input: RemoveSchedulazioneInput!) {
    removeSchedulazione(input: $input) {
      pk
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Takes the saved schedule of an order away, after asking; then the order is read again.
 * @returns the function and whether it is at work
 */
export function useRemoveSchedulazione(ordine: number): [rimuovi: () => Promise<void>, inCorso: boolean] {
  const conferma = useConfirm()
  const { revalidate } = useRevalidator()
  const [run, inProgress] = useOperation<useRemoveSchedulazioneMutation>(mutation, {
    success: 'Schedulazione rimossa',
  })
  async function remove() {
    const si = await conferma({
      title: 'Rimuovere la schedulazione?',
      text: 'Tutte le fasi dell’ordine escono dal calendario di produzione.',
      conferma: 'Rimuovi Schedulazione',
      distruttiva: true,
    })
    if (!si) return
    const outcome = await run({ input: { ordinePk: ordine, fasi: [] } })
    if (outcome.ok) void revalidate()
  }
  return [remove, inProgress]
}
