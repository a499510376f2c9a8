import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteConfermaMutation } from '#generated/useDeleteConfermaMutation.graphql.ts'
import { removeQuestion } from '#ordini/conferme/rules.ts'

const mutation = graphql`
  mutation useDeleteConfermaMutation($pk: Int!) {
    deleteConfermaOrdine(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Confirm {
  pk: number
  nomeCliente: string
  numeroCommessa: string
}

const words = { question: (conferma: Confirm) => removeQuestion(conferma), done: 'Conferma eliminata' }

/** Removes a confirmation, once confirmed. @param onDeleted what comes after */
export function useDeleteConferma(onDeleted: () => void) {
  return useDelete<useDeleteConfermaMutation, Confirm>(mutation, words, onDeleted)
}
