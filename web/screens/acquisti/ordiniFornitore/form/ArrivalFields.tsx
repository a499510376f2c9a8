import { useFormikContext } from 'formik'
import { LEGNO, LEGNO_DOMANDA2_ANSWERS, ordineFornitoreSchema } from '#acquisti/ordiniFornitore/rules.ts'
import { Field } from '#forms/Field.tsx'
import { asOptions, type FornituraFormChoices, statesAsOptions } from './choices.ts'

/** Answers to a question; none yet is null. */
export const YES_NO = [
  { valore: true, text: 'Sì' },
  { valore: false, text: 'No' },
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
      <Field of={ordineFornitoreSchema} name="stato" choices={statesAsOptions(stati, values.stato)} empty="Nessuno" />
      <Field of={ordineFornitoreSchema} name="dataArrivo" />
      {values.tipologia === LEGNO && (
        <>
          <Field of={ordineFornitoreSchema} name="domanda1Legno" label={domande.legno[0]} choices={YES_NO} empty="–" />
          <Field
            of={ordineFornitoreSchema}
            name="domanda2Legno"
            label={domande.legno[1]}
            choices={asOptions(LEGNO_DOMANDA2_ANSWERS, values.domanda2Legno)}
            empty="–"
          />
        </>
      )}
      <Field of={ordineFornitoreSchema} name="numeroDocumento" />
    </>
  )
}
