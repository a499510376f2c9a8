import { graphql } from 'relay-runtime'
import { useOperation } from '../../../relay/useOperation.ts'
import type { useCreaConfermaMutation } from './__generated__/useCreaConfermaMutation.graphql.ts'

const mutation = graphql`
  mutation useCreaConfermaMutation($preventivo: Int, $ordine: Int) {
    createConfermaDaPreventivo(input: { preventivo: $preventivo, ordine: $ordine }) {
      conferma {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Makes the confirmation of a quote, or of the quote of an order, and opens it. */
export function useCreaConferma() {
  const [crea, creando] = useOperation<useCreaConfermaMutation>(mutation)
  async function creaConferma(di: { preventivo: number } | { ordine: number }) {
    const esito = await crea({ preventivo: null, ordine: null, ...di })
    const pk = esito.ok ? esito.dati.createConfermaDaPreventivo.conferma?.pk : undefined
    if (pk !== undefined) location.assign(`/planner/#/conferme-ordini/${pk}`)
  }
  return { creaConferma, creando }
}
