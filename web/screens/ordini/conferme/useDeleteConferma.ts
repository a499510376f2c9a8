import { graphql } from 'relay-runtime'
import { domandaElimina } from '../../../../server/ordini/conferme/rules.ts'
import { useDelete } from '../../../forms/entity/useDelete.ts'
import type { useDeleteConfermaMutation } from './__generated__/useDeleteConfermaMutation.graphql.ts'

const mutation = graphql`
  mutation useDeleteConfermaMutation($pk: Int!) {
    deleteConfermaOrdine(input: { pk: $pk }) {
      errors {
        code
        field
        message
      }
    }
  }
`

interface Conferma {
  pk: number
  nomeCliente: string
  numeroCommessa: string
}

const words = { question: (conferma: Conferma) => domandaElimina(conferma), done: 'Conferma eliminata' }

/** Removes a confirmation, once confirmed. @param onDeleted what comes after */
export function useDeleteConferma(onDeleted: () => void) {
  return useDelete<useDeleteConfermaMutation, Conferma>(mutation, words, onDeleted)
}
