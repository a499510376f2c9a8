import { useFormikContext } from 'formik'
import { rigaOrdineFornitoreLabels as labels } from '../../../../../../../server/acquisti/righeOrdineFornitore/rules.ts'
import { CampoNumero } from '../../../../../../forms/CampoNumero.tsx'
import { CampoScelta } from '../../../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../../../forms/CampoTesto.tsx'
import { FieldGrid, FullRow } from '../../../../../../forms/entity/FieldGrid.tsx'
import { CampoExtra } from './CampoExtra.tsx'
import type { RigaFornitoreFormValues } from './rigaFornitoreFormValues.ts'
import type { Scelte } from './scelteRiga.ts'

interface Props {
  scelte: Scelte
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
      <CampoScelta
        nome="tipologia"
        etichetta={labels.tipologia}
        obbligatorio
        disabled={bloccata}
        scelte={tipologie.map((nome) => ({ valore: nome, testo: nome }))}
        onScelta={scegliTipologia}
        aiuto={bloccata ? `È nell’ordine a fornitore n. ${ordineFornitore}: prima va staccata.` : undefined}
      />
      <CampoScelta
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
      <CampoNumero nome="quantita" etichetta={labels.quantita} obbligatorio decimali />
      <CampoTesto nome="um" etichetta={labels.um} massimo={20} />
      <CampoTesto nome="codice" etichetta={labels.codice} massimo={100} />
      <CampoScelta nome="rigaOrdine" etichetta={labels.rigaOrdine} vuota="Tutto l’ordine" scelte={righe} />
      <FullRow>
        <CampoTesto nome="descrizione" etichetta={labels.descrizione} righe={2} massimo={2000} />
      </FullRow>
      <CampoTesto nome="misure" etichetta={labels.misure} massimo={200} />
      <CampoTesto nome="misureVetro" etichetta={labels.misureVetro} massimo={200} />
      <CampoTesto nome="spessore" etichetta={labels.spessore} massimo={100} />
      <CampoTesto nome="stampato" etichetta={labels.stampato} massimo={200} />
      <CampoTesto nome="sezione" etichetta={labels.sezione} massimo={200} />
      <FullRow>
        <CampoExtra nome="extraFields" etichetta={labels.extraFields} />
      </FullRow>
    </FieldGrid>
  )
}
