import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteMaterialeMutation } from '#generated/useDeleteMaterialeMutation.graphql.ts'
import type { MaterialeRow } from './MaterialeRow.tsx'

const mutation = graphql`
  mutation useDeleteMaterialeMutation($materiale: String!) {
    deleteMateriale(input: { materiale: $materiale }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: ({ nome }: MaterialeRow) => `Sei sicuro di voler eliminare il materiale: ${nome}?`,
  done: 'Materiale eliminato',
}

/** Removes a material, once confirmed. @param onDeleted what comes after */
export function useDeleteMateriale(onDeleted: () => void) {
  return useDelete<useDeleteMaterialeMutation, MaterialeRow>(mutation, words, onDeleted, {
    variables: ({ nome }) => ({ materiale: nome }),
  })
}
