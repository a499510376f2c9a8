import { getIn } from 'formik'
import { formatSize } from '../../../server/shared/formats/formats.ts'
import { allowedIntervalli, nearMisure } from '../../../server/vendite/vincoli/misure/rules.ts'
import { isAllowedMisura, type VincoloMisure } from '../../../server/vendite/vincoli/rules.ts'
import { SizeChart } from '../../ui/chart/SizeChart.tsx'
import { useWizard, useWizardForm } from '../context.ts'
import type { SerramentoFormValues, WizardTipo } from '../model.ts'

interface Props {
  /** Path of the window. */
  nome: string
  tipo: WizardTipo
  vincoli: readonly VincoloMisure[]
  serramento: SerramentoFormValues
}

const LATO = { larghezza: 150, altezza: 104 }

/** The sizes that the family makes of this type, the typed one among them, and the nearest when it is not. */
export function AllowedMisure({ nome, tipo, vincoli, serramento }: Props) {
  const form = useWizardForm()
  const { vaiAlDato } = useWizard()
  const aree = allowedIntervalli(tipo, vincoli)
  if (aree.length === 0) return null

  const altezza = typeof serramento.altezza === 'number' ? serramento.altezza : null
  const larghezza = typeof serramento.larghezza === 'number' ? serramento.larghezza : null
  const completa = altezza !== null && larghezza !== null
  const ammessa = completa && isAllowedMisura(tipo, vincoli, altezza, larghezza)
  // While the second measure is still being typed nearly every size is impossible: no advice until the field is left.
  const vicine = completa && lasciata(form, nome) ? nearMisure(tipo, vincoli, altezza, larghezza) : []

  function usa(misura: { altezza: number; larghezza: number }) {
    void form.setFieldValue(nome, { ...serramento, altezza: misura.altezza, larghezza: misura.larghezza })
    vaiAlDato({ path: `${nome}.altezza`, passo: 2 })
  }

  return (
    <div className="ammesse">
      <SizeChart
        aree={aree}
        misura={{ altezza, larghezza }}
        ammessa={ammessa}
        lato={LATO}
        titolo={descrizione(serramento, completa, ammessa)}
      />
      <div className="ammesse-testo" aria-live="polite">
        {vicine.length > 0 ? (
          <>
            <p>Questa misura non è realizzabile. Le più vicine:</p>
            <div className="ammesse-vicine">
              {vicine.map((misura) => (
                <button
                  key={`${misura.altezza}-${misura.larghezza}`}
                  type="button"
                  className="bottone"
                  onClick={() => usa(misura)}
                >
                  {formatSize(misura.larghezza, misura.altezza)}
                </button>
              ))}
            </div>
          </>
        ) : (
          <p>
            {ammessa
              ? 'Misura realizzabile.'
              : 'Le misure realizzabili: larghezza in orizzontale, altezza in verticale.'}
          </p>
        )}
      </div>
    </div>
  )
}

function lasciata(form: ReturnType<typeof useWizardForm>, nome: string): boolean {
  const toccato = (field: string) => getIn(form.touched, `${nome}.${field}`) === true
  return form.submitCount > 0 || (toccato('altezza') && toccato('larghezza'))
}

function descrizione({ altezza, larghezza }: SerramentoFormValues, completa: boolean, ammessa: boolean): string {
  if (!completa) return 'Grafico delle misure realizzabili'
  const misura = formatSize(Number(larghezza), Number(altezza))
  return `Grafico delle misure realizzabili: ${misura} ${ammessa ? 'è tra queste' : 'non è tra queste'}`
}
