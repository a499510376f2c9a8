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
    void form.setFieldValue('fornitore', predefinito?.pk ?? null)
  }
  return (
    <FieldGrid>
      <SelectField
        nome="tipologia"
        etichetta={labels.tipologia}
        obbligatorio
        disabled={blocked}
        choices={tipologie.map((name) => ({ valore: name, testo: name }))}
        onChoose={chooseTipologia}
        aiuto={blocked ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <SelectField
        nome="fornitore"
        etichetta={labels.fornitore}
        obbligatorio
        disabled={blocked || tipologia === null}
        choices={own.map(({ pk, nome, isDefault }) => ({
          valore: pk,
          testo: isDefault ? `${nome} (predefinito)` : nome,
        }))}
        aiuto={tipologia !== null && own.length === 0 ? `Nessun fornitore di ${tipologia}.` : undefined}
      />
      <NumberField nome="quantita" etichetta={labels.quantita} obbligatorio decimali />
      <TextInputField nome="um" etichetta={labels.um} max={20} />
      <TextInputField nome="codice" etichetta={labels.codice} max={100} />
      <SelectField nome="rigaOrdine" etichetta={labels.rigaOrdine} vuota="Tutto l’ordine" choices={righe} />
      <FullRow>
        <TextInputField nome="descrizione" etichetta={labels.descrizione} righe={2} max={2000} />
      </FullRow>
      <TextInputField nome="misure" etichetta={labels.misure} max={200} />
      <TextInputField nome="misureVetro" etichetta={labels.misureVetro} max={200} />
      <TextInputField nome="spessore" etichetta={labels.spessore} max={100} />
      <TextInputField nome="stampato" etichetta={labels.stampato} max={200} />
      <TextInputField nome="sezione" etichetta={labels.sezione} max={200} />
      <FullRow>
        <ExtraField nome="extraFields" etichetta={labels.extraFields} />
      </FullRow>
    </FieldGrid>
  )
}
