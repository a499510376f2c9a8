import { graphql } from 'relay-runtime'
import type { useStatoOrdineMutation } from '#generated/useStatoOrdineMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import type { StatoOrdineChoice } from '../list/ordiniChoices.ts'

const mutation = graphql`
  mutation useStatoOrdineMutation($ordine: Int!, $stato: Int!) {
    setStatoOrdine(input: { pk: $ordine, statoPk: $stato }) {
      ordine {
        ...row_ordine
        ...OrdineHeaderParts_insegne
        ...OrdineHeaderParts_azioni
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Sets the state of an order, shown at once.
 * @param toldByCaller the caller tells why it was refused, as a cell does
 * @returns the function: the order, the number of the state
 */
export function useStatoOrdine(stati: readonly StatoOrdineChoice[], toldByCaller = false) {
  const [save] = useOperation<useStatoOrdineMutation>(mutation, {
    success: 'Stato cambiato',
    errorsFromCall: toldByCaller,
    faultsFromCall: toldByCaller,
  })
  return ({ id, pk }: { readonly id: string; readonly pk: number }, stato: number) =>
    save({ ordine: pk, stato }, (store) => {
      const next = stati.find((one) => one.pk === stato)
      if (next) changeAtOnce(store, id, { stato: { pk: next.pk, nome: next.text, colore: next.color } })
    })
}
