import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteMessaggioMutation } from '#generated/useDeleteMessaggioMutation.graphql.ts'
import type { MessaggioRow } from './MessaggioRow.tsx'

const mutation = graphql`
  mutation useDeleteMessaggioMutation($pk: Int!) {
    deleteMessaggioOrdineEmail(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: ({ titolo }: MessaggioRow) => `Sei sicuro di voler eliminare il messaggio ${titolo}?`,
  done: 'Messaggio eliminato',
}

/** Removes a text, once confirmed. @param onDeleted what comes after */
export function useDeleteMessaggio(onDeleted: () => void) {
  return useDelete<useDeleteMessaggioMutation, MessaggioRow>(mutation, words, onDeleted)
}
