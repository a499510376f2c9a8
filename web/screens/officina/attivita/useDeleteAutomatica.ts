import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeleteAutomaticaMutation } from '#generated/useDeleteAutomaticaMutation.graphql.ts'
import type { AttivitaOperatoriRow } from './AttivitaOperatoriRow.tsx'

const mutation = graphql`
  mutation useDeleteAutomaticaMutation($pk: Int!) {
    deleteAttivitaAutomatica(input: { pk: $pk }) {
      deletedId
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const WORDS = {
  question: ({ lavorazione, ordine }: AttivitaOperatoriRow) =>
    `Sei sicuro di voler eliminare l’attività automatica ${lavorazione} di ${ordine}?`,
  text: () => 'I suoi pezzi tornano da fare.',
  done: 'Attività automatica eliminata',
}

/** Undoes an automatic activity, once confirmed. */
export function useDeleteAutomatica(onDeleted: () => void) {
  return useDelete<useDeleteAutomaticaMutation, AttivitaOperatoriRow>(mutation, WORDS, onDeleted, { always: true })
}
