import { graphql } from 'relay-runtime'
import type { StatoOrdineDialogMutation } from '#generated/StatoOrdineDialogMutation.graphql.ts'
import { changeAtOnce } from '#relay/answers/changeAtOnce.ts'
import { useOperation } from '#relay/useOperation.ts'
import type { StatoOrdineChoice } from '../list/ordiniChoices.ts'
import { StatusDialog } from './StatusDialog.tsx'

const mutation = graphql`
  mutation StatoOrdineDialogMutation($ordine: Int!, $stato: Int!) {
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

interface Props {
  ordine: {
    readonly id: string
    readonly pk: number
    readonly numeroCommessa: string
    readonly stato: { readonly pk: number } | null | undefined
  }
  stati: readonly StatoOrdineChoice[]
  onClose: () => void
}

/** Changes the state of an order: shown at once. */
export function StatoOrdineDialog({ ordine, stati, onClose }: Props) {
  const [save] = useOperation<StatoOrdineDialogMutation>(mutation, {
    success: 'Stato cambiato',
    atOnce(store, { stato }) {
      const next = stati.find(({ pk }) => pk === stato)
      if (next) changeAtOnce(store, ordine.id, { stato: { pk: next.pk, nome: next.text, colore: next.color } })
    },
  })
  return (
    <StatusDialog
      title={`Stato dell’ordine ${ordine.numeroCommessa}`}
      stati={stati}
      stato={ordine.stato?.pk ?? null}
      onSave={(stato) => {
        onClose()
        void save({ ordine: ordine.pk, stato })
      }}
      onClose={onClose}
    />
  )
}
