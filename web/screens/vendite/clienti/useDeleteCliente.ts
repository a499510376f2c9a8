import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteClienteMutation } from '#generated/useDeleteClienteMutation.graphql.ts'

const mutation = graphql`
  mutation useDeleteClienteMutation($pk: Int!) {
    deleteCliente(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Cliente {
  pk: number
  nome: string
}

const words = {
  question: ({ nome }: Cliente) => `Sei sicuro di voler eliminare il cliente ${nome}?`,
  done: 'Cliente eliminato',
}

/** Removes a customer, once confirmed. @param onDeleted what comes after */
export function useDeleteCliente(onDeleted: () => void) {
  return useDelete<useDeleteClienteMutation, Cliente>(mutation, words, onDeleted)
}
