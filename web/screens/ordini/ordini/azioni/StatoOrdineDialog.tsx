import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { StatoOrdineDialogMutation } from './__generated__/StatoOrdineDialogMutation.graphql.ts'
import { StatusDialog } from './StatusDialog.tsx'

const mutation = graphql`
  mutation StatoOrdineDialogMutation($ordine: Int!, $stato: Float!) {
    setStatoOrdine(input: { ordine: $ordine, stato: $stato }) {
      ordine {
        id
        versione
        stato {
          pk
          nome
        }
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  ordine: {
    readonly pk: number
    readonly numeroCommessa: string
    readonly stato: { readonly pk: number } | null | undefined
  }
  stati: readonly { readonly pk: number; readonly testo: string }[]
  onChiudi: () => void
  onSalvato?: () => void
}

/** Changes the state of an order. */
export function StatoOrdineDialog({ ordine, stati, onChiudi, onSalvato }: Props) {
  const [salva, inCorso] = useOperation<StatoOrdineDialogMutation>(mutation, { successo: 'Stato cambiato' })

  async function conferma(stato: number) {
    const { ok } = await salva({ ordine: ordine.pk, stato })
    if (!ok) return
    onChiudi()
    onSalvato?.()
  }
  return (
    <StatusDialog
      titolo={`Stato dell’ordine ${ordine.numeroCommessa}`}
      stati={stati}
      stato={ordine.stato?.pk ?? null}
      inCorso={inCorso}
      onSalva={(stato) => void conferma(stato)}
      onChiudi={onChiudi}
    />
  )
}
