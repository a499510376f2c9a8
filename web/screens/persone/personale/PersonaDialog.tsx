import { graphql } from 'relay-runtime'
import { ETICHETTE_REPARTO, personaLabels, personaSchema, REPARTI } from '../../../../server/persone/personale/rules.ts'
import { formatoData } from '../../../../server/shared/formats/formats.ts'
import { CampoData } from '../../../forms/CampoData.tsx'
import { CampoScelta } from '../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../forms/CampoTesto.tsx'
import { EntityDialog } from '../../../forms/entity/EntityDialog.tsx'
import { FieldGrid, FullRow } from '../../../forms/entity/FieldGrid.tsx'
import { formValues, useEntityForm } from '../../../forms/entity/useEntityForm.ts'
import { useAnteprima } from '../calendario/anteprima/useAnteprima.tsx'
import type { PersonaDialogCreateMutation } from './__generated__/PersonaDialogCreateMutation.graphql.ts'
import type { PersonaDialogUpdateMutation } from './__generated__/PersonaDialogUpdateMutation.graphql.ts'
import type { PersonaRow } from './PersonaRow.tsx'
import { nomeReparto } from './Reparto.tsx'

const create = graphql`
  mutation PersonaDialogCreateMutation($input: CreatePersonaInput!) {
    createPersona(input: $input) {
      persona {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

const update = graphql`
  mutation PersonaDialogUpdateMutation($input: UpdatePersonaInput!) {
    updatePersona(input: $input) {
      persona {
        ...PersonaRow_persona
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface PersonaFormValues {
  nome: string
  reparto: string | null
  dataInizio: string | null
  dataFine: string | null
  versione: number
}

const EMPTY: PersonaFormValues = { nome: '', reparto: null, dataInizio: null, dataFine: null, versione: 0 }

const shown = { reparto: nomeReparto, dataInizio: formatoData, dataFine: formatoData }
const departments = REPARTI.map((valore) => ({ valore, testo: ETICHETTE_REPARTO[valore] }))

interface Props {
  /** Null for somebody new. */
  persona: PersonaRow | null
  onSaved: (saved: { created: boolean }) => void
  onClose: () => void
}

/** The form of a person; what a change breaks in the plans is shown before it is saved. */
export function PersonaDialog({ persona, onSaved, onClose }: Props) {
  const preview = useAnteprima()
  const form = useEntityForm<PersonaDialogCreateMutation, PersonaDialogUpdateMutation, PersonaFormValues>({
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
          <CampoTesto nome="nome" etichetta={personaLabels.nome} obbligatorio massimo={200} autoFocus />
        </FullRow>
        <FullRow>
          <CampoScelta nome="reparto" etichetta={personaLabels.reparto} obbligatorio scelte={departments} />
        </FullRow>
        <CampoData nome="dataInizio" etichetta={personaLabels.dataInizio} obbligatorio />
        <CampoData nome="dataFine" etichetta={personaLabels.dataFine} />
      </FieldGrid>
    </EntityDialog>
  )
}
