import type { StatoOrdineChoice } from '../list/ordiniChoices.ts'
import { StatusDialog } from './StatusDialog.tsx'
import { useStatoOrdine } from './useStatoOrdine.ts'

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
  const save = useStatoOrdine(stati)
  return (
    <StatusDialog
      title={`Stato dell’ordine ${ordine.numeroCommessa}`}
      stati={stati}
      stato={ordine.stato?.pk ?? null}
      onSave={(stato) => {
        onClose()
        void save(ordine, stato)
      }}
      onClose={onClose}
    />
  )
}
