import { useFormikContext } from 'formik'
import { LEGNO, LEGNO_DOMANDA2_ANSWERS, ordineFornitoreLabels } from '#acquisti/ordiniFornitore/rules.ts'
import { DateField } from '#forms/DateField.tsx'
import { SelectField } from '#forms/SelectField.tsx'
import { TextInputField } from '#forms/TextInputField.tsx'
import { asOptions, type FornituraFormChoices, statesAsOptions } from './choices.ts'

/** Answers to a question; none yet is null. */
export const YES_NO = [
  { valore: true, testo: 'Sì' },
  { valore: false, testo: 'No' },
]

/** The state of a supplier order with what ARRIVATO asks for. */
export function ArrivalFields({ stati, domande }: Pick<FornituraFormChoices, 'stati' | 'domande'>) {
  const { values } = useFormikContext<{
    stato: string | null
    tipologia: string | null
    domanda2Legno: string | null
  }>()
  return (
    <>
      <SelectField
        nome="stato"
        etichetta={ordineFornitoreLabels.stato}
        choices={statesAsOptions(stati, values.stato)}
        vuota="Nessuno"
      />
      <DateField nome="dataArrivo" etichetta={ordineFornitoreLabels.dataArrivo} />
      {values.tipologia === LEGNO && (
        <>
          <SelectField
            nome="domanda1Legno"
            etichetta={domande.legno[0] ?? ordineFornitoreLabels.domanda1Legno}
            choices={YES_NO}
            vuota="–"
          />
          <SelectField
            nome="domanda2Legno"
            etichetta={domande.legno[1] ?? ordineFornitoreLabels.domanda2Legno}
            choices={asOptions(LEGNO_DOMANDA2_ANSWERS, values.domanda2Legno)}
            vuota="–"
          />
        </>
      )}
      <TextInputField nome="numeroDocumento" etichetta={ordineFornitoreLabels.numeroDocumento} max={100} />
    </>
  )
}
