import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteCodiceMutation } from '#generated/useDeleteCodiceMutation.graphql.ts'
import type { CodiceRow } from './row.ts'
import { codiceRowName } from './row.ts'

const mutation = graphql`
  mutation useDeleteCodiceMutation($pk: Int!) {
    deleteCodiceSerramento(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const words = {
  question: (codice: CodiceRow) => `Sei sicuro di voler eliminare il codice ${codiceRowName(codice)}?`,
  done: 'Codice eliminato',
}

/** Removes a window code, once confirmed. @param onRefused others have changed what is shown */
export function useDeleteCodice(onRefused: () => void) {
  return useDelete<useDeleteCodiceMutation, CodiceRow>(mutation, words, onRefused, {
    always: true,
    list: 'codiciSerramento',
  })
}
