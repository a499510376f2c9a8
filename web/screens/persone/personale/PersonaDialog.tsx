import { graphql } from 'relay-runtime'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { PersonaDialogCreateMutation } from '#generated/PersonaDialogCreateMutation.graphql.ts'
import type { PersonaDialogUpdateMutation } from '#generated/PersonaDialogUpdateMutation.graphql.ts'
import { personaSchema } from '#persone/personale/rules.ts'
import { repartiChoices, useReparti } from '#shell/reparti.ts'
import { useImpactPreview } from '../calendario/preview/useImpactPreview.tsx'
import type { PersonaRow } from './PersonaRow.tsx'
import { UtentePersonaField } from './UtentePersonaField.tsx'

const create = graphql`
  mutation PersonaDialogCreateMutation($input: CreatePersonaInput!) {
    createPersona(input: $input) {
      persona {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation PersonaDialogUpdateMutation($input: UpdatePersonaInput!) {
    updatePersona(input: $input) {
      persona {
        ...PersonaRow_persona
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const EMPTY = emptyForm(personaSchema, { dataInizio: null as string | null })

interface Props {
  /** Null for somebody new. */
  persona: PersonaRow | null
  /** The user that somebody new is. */
  begun?: { utentePk: number; nome: string } | null
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a person; what a change breaks in the plans is shown before it is saved. */
export function PersonaDialog({ persona, begun = null, onSaved, onClose }: Props) {
  const preview = useImpactPreview()
  const form = useEntityForm<PersonaDialogCreateMutation, PersonaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: personaSchema,
    of: persona && { pk: persona.pk },
    initial: begun && !persona ? { ...EMPTY, ...begun } : formValues(EMPTY, persona),
    words: { created: 'Persona aggiunta', saved: 'Persona salvata' },
    before: (input, isNew) => preview(isNew ? 'createPersona' : 'updatePersona', input),
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={persona ? `Modifica ${persona.nome}` : 'Aggiungi persona'}
      name="Persona"
      width="sm"
      onClose={onClose}
    >
      <FieldGrid>
        <FullRow>
          <Field of={personaSchema} name="nome" autoFocus />
        </FullRow>
        <FullRow>
          <Field of={personaSchema} name="reparto" choices={repartiChoices(useReparti())} />
        </FullRow>
        <FullRow>
          <UtentePersonaField first={persona?.nomeUtente ?? begun?.nome ?? ''} />
        </FullRow>
        <Field of={personaSchema} name="dataInizio" />
        <Field of={personaSchema} name="dataFine" />
      </FieldGrid>
    </EntityDialog>
  )
}
