import { useFormikContext } from 'formik'
import { graphql } from 'relay-runtime'
import { defaultFornitorePk, isDefaultFor, suppliesMateriale } from '#acquisti/fornitori/rules.ts'
import {
  type ExtraEntry,
  rigaOrdineFornitoreLabels as labels,
  rigaFormSchema,
  rigaOrdineFornitoreSchema,
} from '#acquisti/righeOrdineFornitore/rules.ts'
import { choiceText } from '#forms/entity/choiceText.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { RigaFornitoreFormCreateMutation } from '#generated/RigaFornitoreFormCreateMutation.graphql.ts'
import type { RigaFornitoreFormUpdateMutation } from '#generated/RigaFornitoreFormUpdateMutation.graphql.ts'
import { formatQuantity } from '#shared/formats/formats.ts'
import type { ShownRigaFornitore } from '../rows.ts'
import { ExtraField } from './ExtraField.tsx'
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

interface RigaFornitoreFieldsProps {
  choices: RigaFornitoreChoices
  /** Number of the supplier order that has the row: type and supplier stay. */
  ordineFornitore: number | null | undefined
}

/** The fields of a row for a supplier. */
function RigaFornitoreFields({ choices, ordineFornitore }: RigaFornitoreFieldsProps) {
  const form = useFormikContext<RigaFornitoreFormValues>()
  const { tipologie, fornitori, righe } = choices
  const { tipologia } = form.values
  const blocked = ordineFornitore != null
  const own = fornitori.filter((fornitore) => suppliesMateriale(fornitore, tipologia))

  return (
    <FieldGrid>
      <Field
        of={rigaOrdineFornitoreSchema}
        name="tipologia"
        disabled={blocked}
        choices={tipologie.map((name) => ({ valore: name, text: name }))}
        // Of another type there are other suppliers: the default one is the likely choice.
        onChoose={(choice) => void form.setFieldValue('fornitorePk', defaultFornitorePk(fornitori, choice))}
        help={blocked ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <Field
        of={rigaOrdineFornitoreSchema}
        name="fornitorePk"
        disabled={blocked || tipologia === null}
        choices={own.map((one) => ({
          valore: one.pk,
          text: isDefaultFor(one, tipologia) ? `${one.nome} (predefinito)` : one.nome,
        }))}
        help={tipologia !== null && own.length === 0 ? `Nessun fornitore di ${tipologia}.` : undefined}
      />
      <Field of={rigaOrdineFornitoreSchema} name="quantita" />
      <Field of={rigaOrdineFornitoreSchema} name="um" />
      <Field of={rigaOrdineFornitoreSchema} name="codice" />
      <Field of={rigaOrdineFornitoreSchema} name="rigaOrdinePk" empty="Tutto l’ordine" choices={righe} />
      <FullRow>
        <Field of={rigaOrdineFornitoreSchema} name="descrizione" righe={2} />
      </FullRow>
      <Field of={rigaOrdineFornitoreSchema} name="misure" />
      <Field of={rigaOrdineFornitoreSchema} name="misureVetro" />
      <Field of={rigaOrdineFornitoreSchema} name="spessore" />
      <Field of={rigaOrdineFornitoreSchema} name="stampato" />
      <Field of={rigaOrdineFornitoreSchema} name="sezione" />
      <FullRow>
        <ExtraField name="extraFields" label={labels.extraFields} />
      </FullRow>
    </FieldGrid>
  )
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
