import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeletePianificazioneMutation } from '#generated/useDeletePianificazioneMutation.graphql.ts'

const mutation = graphql`
  mutation useDeletePianificazioneMutation($pk: Int!) {
    deletePianificazioneBanchi(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Pianificazione {
  readonly pk: number
  readonly nome: string
}

const words = {
  question: ({ nome }: Pianificazione) => `Sei sicuro di voler eliminare la pianificazione ${nome}?`,
  text: () => 'Gli ordini restano schedulati come sono.',
  done: 'Pianificazione eliminata',
}

/** Removes a bench planning, once confirmed. @param onDeleted what comes after */
export function useDeletePianificazione(onDeleted: () => void) {
  return useDelete<useDeletePianificazioneMutation, Pianificazione>(mutation, words, onDeleted)
}
