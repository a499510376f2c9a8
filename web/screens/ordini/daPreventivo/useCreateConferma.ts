import { graphql } from 'relay-runtime'
import type { useCreateConfermaMutation } from '#generated/useCreateConfermaMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation useCreateConfermaMutation($preventivo: Int, $ordine: Int) {
    createConfermaDaPreventivo(input: { preventivoPk: $preventivo, ordinePk: $ordine }) {
      conferma {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Makes the confirmation of a quote, or of the quote of an order, and opens it. */
export function useCreateConferma() {
  const [create, creating] = useOperation<useCreateConfermaMutation>(mutation)
  async function createConferma(of: { preventivo: number } | { ordine: number }) {
    const outcome = await create({ preventivo: null, ordine: null, ...of })
    const pk = outcome.ok ? outcome.data.createConfermaDaPreventivo.conferma?.pk : undefined
    if (pk !== undefined) location.assign(`/planner/#/conferme-ordini/${pk}`)
  }
  return { createConferma, creando: creating }
}
