import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteListinoMutation } from '#generated/useDeleteListinoMutation.graphql.ts'

const mutation = graphql`
  mutation useDeleteListinoMutation($pk: Int!) {
    deleteListino(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: ({ nome }: { nome: string }) => `Sei sicuro di voler eliminare la bozza ${nome}?`,
  text: () => 'Con le sue voci, i supplementi, i servizi e gli sconti.',
  done: 'Listino eliminato',
}

/** Removes a draft, once confirmed. @param onDeleted what comes after */
export function useDeleteListino(onDeleted: () => void) {
  return useDelete<useDeleteListinoMutation, { pk: number; nome: string }>(mutation, words, onDeleted)
}
