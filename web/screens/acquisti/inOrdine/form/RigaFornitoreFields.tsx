import { useFormikContext } from 'formik'
import { rigaOrdineFornitoreLabels as labels } from '#acquisti/righeOrdineFornitore/rules.ts'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { NumberField } from '#forms/NumberField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
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
      <SelectField
        name="tipologia"
        label={labels.tipologia}
        required
        disabled={blocked}
        choices={tipologie.map((name) => ({ valore: name, text: name }))}
        onChoose={chooseTipologia}
        help={blocked ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <SelectField
        name="fornitorePk"
        label={labels.fornitorePk}
        required
        disabled={blocked || tipologia === null}
        choices={own.map(({ pk, nome, isDefault }) => ({
          valore: pk,
          text: isDefault ? `${nome} (predefinito)` : nome,
        }))}
        help={tipologia !== null && own.length === 0 ? `Nessun fornitore di ${tipologia}.` : undefined}
      />
      <NumberField name="quantita" label={labels.quantita} required decimali />
      <TextInputField name="um" label={labels.um} max={20} />
      <TextInputField name="codice" label={labels.codice} max={100} />
      <SelectField name="rigaOrdinePk" label={labels.rigaOrdinePk} empty="Tutto l’ordine" choices={righe} />
      <FullRow>
        <TextInputField name="descrizione" label={labels.descrizione} righe={2} max={2000} />
      </FullRow>
      <TextInputField name="misure" label={labels.misure} max={200} />
      <TextInputField name="misureVetro" label={labels.misureVetro} max={200} />
      <TextInputField name="spessore" label={labels.spessore} max={100} />
      <TextInputField name="stampato" label={labels.stampato} max={200} />
      <TextInputField name="sezione" label={labels.sezione} max={200} />
      <FullRow>
        <ExtraField name="extraFields" label={labels.extraFields} />
      </FullRow>
    </FieldGrid>
  )
}
