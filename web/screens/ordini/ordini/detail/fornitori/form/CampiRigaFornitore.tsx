import { useFormikContext } from 'formik'
import { rigaOrdineFornitoreLabels as labels } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { FieldGrid, FullRow } from '../../../../../../forms/entity/FieldGrid.tsx'
import { NumberField } from '../../../../../../forms/NumberField.tsx'
import { SelectField } from '../../../../../../forms/SelectField.tsx'
import { TextInputField } from '../../../../../../forms/TextInputField.tsx'
import { ExtraField } from './ExtraField.tsx'
import type { RigaFornitoreChoices } from './rigaChoices.ts'
import type { RigaFornitoreFormValues } from './rigaFornitoreFormValues.ts'

interface Props {
  scelte: RigaFornitoreChoices
  /** Number of the supplier order that has the row: type and supplier stay. */
  ordineFornitore: number | null | undefined
}

/** The fields of a row for a supplier. */
export function CampiRigaFornitore({ scelte, ordineFornitore }: Props) {
  const form = useFormikContext<RigaFornitoreFormValues>()
  const { tipologie, fornitori, righe } = scelte
  const { tipologia } = form.values
  const bloccata = ordineFornitore != null
  const suoi = fornitori.filter((fornitore) => fornitore.tipologia === tipologia)

  // Of another type there are other suppliers: the default one is the likely choice.
  function scegliTipologia(scelta: string | number | null) {
    const predefinito = fornitori.find((fornitore) => fornitore.tipologia === scelta && fornitore.isDefault)
    void form.setFieldValue('fornitore', predefinito?.pk ?? null)
  }
  return (
    <FieldGrid>
      <SelectField
        nome="tipologia"
        etichetta={labels.tipologia}
        obbligatorio
        disabled={bloccata}
        scelte={tipologie.map((nome) => ({ valore: nome, testo: nome }))}
        onChoose={scegliTipologia}
        aiuto={bloccata ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <SelectField
        nome="fornitore"
        etichetta={labels.fornitore}
        obbligatorio
        disabled={bloccata || tipologia === null}
        scelte={suoi.map(({ pk, nome, isDefault }) => ({
          valore: pk,
          testo: isDefault ? `${nome} (predefinito)` : nome,
        }))}
        aiuto={tipologia !== null && suoi.length === 0 ? `Nessun fornitore di ${tipologia}.` : undefined}
      />
      <NumberField nome="quantita" etichetta={labels.quantita} obbligatorio decimali />
      <TextInputField nome="um" etichetta={labels.um} massimo={20} />
      <TextInputField nome="codice" etichetta={labels.codice} massimo={100} />
      <SelectField nome="rigaOrdine" etichetta={labels.rigaOrdine} vuota="Tutto l’ordine" scelte={righe} />
      <FullRow>
        <TextInputField nome="descrizione" etichetta={labels.descrizione} righe={2} massimo={2000} />
      </FullRow>
      <TextInputField nome="misure" etichetta={labels.misure} massimo={200} />
      <TextInputField nome="misureVetro" etichetta={labels.misureVetro} massimo={200} />
      <TextInputField nome="spessore" etichetta={labels.spessore} massimo={100} />
      <TextInputField nome="stampato" etichetta={labels.stampato} massimo={200} />
      <TextInputField nome="sezione" etichetta={labels.sezione} massimo={200} />
      <FullRow>
        <ExtraField nome="extraFields" etichetta={labels.extraFields} />
      </FullRow>
    </FieldGrid>
  )
}
