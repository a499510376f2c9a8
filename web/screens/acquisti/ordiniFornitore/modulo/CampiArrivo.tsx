import { useFormikContext } from 'formik'
import {
  LEGNO,
  ordineFornitoreLabels,
  RISPOSTE_DOMANDA2_LEGNO,
} from '../../../../../server/acquisti/ordiniFornitore/rules.ts'
import { CampoData } from '../../../../forms/CampoData.tsx'
import { CampoScelta } from '../../../../forms/CampoScelta.tsx'
import { CampoTesto } from '../../../../forms/CampoTesto.tsx'
import { comeScelte } from './scelte.ts'

/** Answers to a question; none yet is null. */
export const SI_NO = [
  { valore: true, testo: 'Sì' },
  { valore: false, testo: 'No' },
]

/** The state of a supplier order with what ARRIVATO asks for. */
export function CampiArrivo({ stati }: { stati: readonly string[] }) {
  const { values } = useFormikContext<{
    stato: string | null
    tipologia: string | null
    domanda2Legno: string | null
  }>()
  return (
    <>
      <CampoScelta
        nome="stato"
        etichetta={ordineFornitoreLabels.stato}
        scelte={comeScelte(stati, values.stato)}
        vuota="Nessuno"
      />
      <CampoData nome="dataArrivo" etichetta={ordineFornitoreLabels.dataArrivo} />
      {values.tipologia === LEGNO && (
        <>
          <CampoScelta nome="domanda1Legno" etichetta={ordineFornitoreLabels.domanda1Legno} scelte={SI_NO} vuota="–" />
          <CampoScelta
            nome="domanda2Legno"
            etichetta={ordineFornitoreLabels.domanda2Legno}
            scelte={comeScelte(RISPOSTE_DOMANDA2_LEGNO, values.domanda2Legno)}
            vuota="–"
          />
        </>
      )}
      <CampoTesto nome="numeroDocumento" etichetta={ordineFornitoreLabels.numeroDocumento} massimo={100} />
    </>
  )
}
