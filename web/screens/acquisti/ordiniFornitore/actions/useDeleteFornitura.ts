import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteFornituraMutation } from '#generated/useDeleteFornituraMutation.graphql.ts'
import { type FornituraRow, fornituraRowName } from '../list/row.ts'

const mutation = graphql`
  mutation useDeleteFornituraMutation($pk: Int!) {
    deleteOrdineFornitore(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: (riga: FornituraRow) => `Sei sicuro di voler eliminare l’ordine fornitore ${fornituraRowName(riga)}?`,
  text: ({ righeCount }: FornituraRow) => (righeCount > 0 ? 'Le sue righe tornano senza ordine.' : undefined),
  done: 'Ordine fornitore eliminato',
}

/** Removes a supplier order, once confirmed. @param onDeleted what comes after */
export function useDeleteFornitura(onDeleted: () => void) {
  return useDelete<useDeleteFornituraMutation, FornituraRow>(mutation, words, onDeleted)
}
