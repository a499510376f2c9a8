import { useFormikContext } from 'formik'
import { rigaOrdineFornitoreLabels as labels, rigaOrdineFornitoreSchema } from '#acquisti/righeOrdineFornitore/rules.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { Field } from '#forms/Field.tsx'
import { ExtraField } from './ExtraField.tsx'
import type { RigaFornitoreChoices } from './rigaChoices.ts'
import type { RigaFornitoreFormValues } from './rigaFornitoreFormValues.ts'

interface Props {
  choices: RigaFornitoreChoices
  /** Number of the supplier order that has the row: type and supplier stay. */
  ordineFornitore: number | null | undefined
}

/** The fields of a row for a supplier. */
export function RigaFornitoreFields({ choices, ordineFornitore }: Props) {
  const form = useFormikContext<RigaFornitoreFormValues>()
  const { tipologie, fornitori, righe } = choices
  const { tipologia } = form.values
  const blocked = ordineFornitore != null
  const own = fornitori.filter((fornitore) => fornitore.tipologia === tipologia)

  // Of another type there are other suppliers: the default one is the likely choice.
  function chooseTipologia(choice: string | number | null) {
    const predefinito = fornitori.find((fornitore) => fornitore.tipologia === choice && fornitore.isDefault)
    void form.setFieldValue('fornitorePk', predefinito?.pk ?? null)
  }
  return (
    <FieldGrid>
      <Field
        of={rigaOrdineFornitoreSchema}
        name="tipologia"
        disabled={blocked}
        choices={tipologie.map((name) => ({ valore: name, text: name }))}
        onChoose={chooseTipologia}
        help={blocked ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <Field
        of={rigaOrdineFornitoreSchema}
        name="fornitorePk"
        disabled={blocked || tipologia === null}
        choices={own.map(({ pk, nome, isDefault }) => ({
          valore: pk,
          text: isDefault ? `${nome} (predefinito)` : nome,
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
