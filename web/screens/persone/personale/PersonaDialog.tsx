import { graphql } from 'relay-runtime'
import { DateField } from '#forms/DateField.tsx'
import { EntityDialog } from '#forms/entity/EntityDialog.tsx'
import { emptyForm } from '#forms/entity/emptyForm.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import type { PersonaDialogCreateMutation } from '#generated/PersonaDialogCreateMutation.graphql.ts'
import type { PersonaDialogUpdateMutation } from '#generated/PersonaDialogUpdateMutation.graphql.ts'
import { personaLabels, personaSchema, REPARTI, REPARTO_LABELS } from '#persone/personale/rules.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { useImpactPreview } from '../calendario/preview/useImpactPreview.tsx'
import type { PersonaRow } from './PersonaRow.tsx'
import { repartoName } from './RepartoChip.tsx'

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

const shown = { reparto: repartoName, dataInizio: formatDate, dataFine: formatDate }
const departments = REPARTI.map((value) => ({ valore: value, text: REPARTO_LABELS[value] }))

interface Props {
  /** Null for somebody new. */
  persona: PersonaRow | null
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a person; what a change breaks in the plans is shown before it is saved. */
export function PersonaDialog({ persona, onSaved, onClose }: Props) {
  const preview = useImpactPreview()
  const form = useEntityForm<PersonaDialogCreateMutation, PersonaDialogUpdateMutation, typeof EMPTY>({
    create,
    update,
    schema: personaSchema,
    labels: personaLabels,
    of: persona && { pk: persona.pk },
    initial: formValues(EMPTY, persona),
    words: { created: 'Persona aggiunta', saved: 'Persona salvata' },
    before: (input, isNew) => preview(isNew ? 'createPersona' : 'updatePersona', input),
    onSaved,
  })
  return (
    <EntityDialog
      {...form}
      title={persona ? `Modifica ${persona.nome}` : 'Aggiungi persona'}
      name="Persona"
      labels={personaLabels}
      shown={shown}
      width="sm"
      onClose={onClose}
    >
      <FieldGrid>
        <FullRow>
          <TextInputField name="nome" label={personaLabels.nome} required max={200} autoFocus />
        </FullRow>
        <FullRow>
          <SelectField name="reparto" label={personaLabels.reparto} required choices={departments} />
        </FullRow>
        <DateField name="dataInizio" label={personaLabels.dataInizio} required />
        <DateField name="dataFine" label={personaLabels.dataFine} />
      </FieldGrid>
    </EntityDialog>
  )
}
