import { graphql } from 'relay-runtime'
import { type ExtraEntry, rigaFormSchema } from '#acquisti/righeOrdineFornitore/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { RigaFornitoreFormCreateMutation } from '#generated/RigaFornitoreFormCreateMutation.graphql.ts'
import type { RigaFornitoreFormUpdateMutation } from '#generated/RigaFornitoreFormUpdateMutation.graphql.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import type { ShownRigaFornitore } from '../rows.ts'
import { RigaFornitoreFields } from './RigaFornitoreFields.tsx'
import type { RigaFornitoreChoices } from './rigaChoices.ts'
import { type RigaFornitoreFormValues, rigaFornitoreFormValues, writeRigaFornitore } from './rigaFornitoreFormValues.ts'

const create = graphql`
  mutation RigaFornitoreFormCreateMutation($input: CreateRigaOrdineFornitoreInput!) {
    createRigaOrdineFornitore(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation RigaFornitoreFormUpdateMutation($input: UpdateRigaOrdineFornitoreInput!) {
    updateRigaOrdineFornitore(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Props {
  /** Number of the order. */
  ordine: number
  /** Null for a new one. */
  riga: ShownRigaFornitore | null
  choices: RigaFornitoreChoices
  onSaved: () => void
  onClose: () => void
}

/** The form of a row for a supplier, in its dialog. */
export function RigaFornitoreForm({ ordine, riga, choices, onSaved, onClose }: Props) {
  const form = useEntityForm<RigaFornitoreFormCreateMutation, RigaFornitoreFormUpdateMutation, RigaFornitoreFormValues>(
    {
      create,
      update,
      schema: rigaFormSchema,
      of: riga && { pk: riga.pk },
      initial: rigaFornitoreFormValues(riga),
      write: (fields) => ({ ...(riga ? {} : { ordinePk: ordine }), ...writeRigaFornitore(fields) }),
      words: { created: 'Riga aggiunta', saved: 'Riga salvata' },
      onSaved,
    },
  )
  const shown = {
    fornitorePk: (chosen: number) => choices.fornitori.find(({ pk }) => pk === chosen)?.nome ?? String(chosen),
    rigaOrdinePk: (choice: number) => choiceText(choices.righe, choice),
    quantita: formatQuantity,
    extraFields: (items: readonly ExtraEntry[]) => items.map(({ nome, testo }) => `${nome}: ${testo}`).join(', '),
  }
  return (
    <EntityForm {...form} name="Riga a fornitore" shown={shown} onClose={onClose}>
      <RigaFornitoreFields choices={choices} ordineFornitore={riga?.ordineFornitorePk} />
    </EntityForm>
  )
}
