import { useRevalidator } from 'react-router'
import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteVoceMutation } from '#generated/useDeleteVoceMutation.graphql.ts'
import { type VoceOfListino, voceName } from './readListino.ts'

const mutation = graphql`
  mutation useDeleteVoceMutation($pk: Int!) {
    deleteVoceListino(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: (voce: VoceOfListino) => `Sei sicuro di voler eliminare la voce ${voceName(voce)}?`,
  done: 'Voce eliminata',
}

/** Removes an entry of a draft, once confirmed; gaps and the rest are read again. */
export function useDeleteVoce() {
  const { revalidate } = useRevalidator()
  return useDelete<useDeleteVoceMutation, VoceOfListino>(mutation, words, () => void revalidate())
}
