import { graphql } from 'relay-runtime'
import { useDelete } from '#forms/entity/useDelete.ts'
import type { useDeletePersonaMutation } from '#generated/useDeletePersonaMutation.graphql.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { useImpactPreview } from '../calendario/preview/useImpactPreview.tsx'
import type { PersonaRow } from './PersonaRow.tsx'

const mutation = graphql`
  mutation useDeletePersonaMutation($pk: Int!) {
    deletePersona(input: { pk: $pk }) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type Persona = Pick<PersonaRow, 'pk' | 'nome' | 'numeroAssenze'>

const words = {
  question: ({ nome, numeroAssenze }: Persona) =>
    `Sei sicuro di voler eliminare ${nome}${numeroAssenze > 0 ? ` con ${formatCount(numeroAssenze, 'assenza', 'assenze')}` : ''}?`,
  text: () => 'Per chi lascia l’azienda basta una data di fine: così i giorni già lavorati restano nel calendario.',
  done: 'Persona eliminata',
}

/** Removes a person with their absences, once confirmed. @param onDeleted what comes after */
export function useDeletePersona(onDeleted: () => void) {
  const preview = useImpactPreview()
  return useDelete<useDeletePersonaMutation, Persona>(mutation, words, onDeleted, {
    before: ({ pk }) => preview('deletePersona', { pk }),
  })
}
