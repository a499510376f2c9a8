import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteFornitoreMutation } from '#generated/useDeleteFornitoreMutation.graphql.ts'
import type { FornitoreRow } from './FornitoreRow.tsx'

const mutation = graphql`
  mutation useDeleteFornitoreMutation($pk: Int!) {
    deleteFornitore(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: ({ nome }: FornitoreRow) => `Sei sicuro di voler eliminare il fornitore ${nome}?`,
  done: 'Fornitore eliminato',
}

/** Removes a supplier, once confirmed. @param onDeleted what comes after */
export function useDeleteFornitore(onDeleted: () => void) {
  return useDelete<useDeleteFornitoreMutation, FornitoreRow>(mutation, words, onDeleted)
}
