import { getIn } from 'formik'
import { formatSize } from '#shared/formats/formats.ts'
import { SizeChart } from '#ui/chart/SizeChart.tsx'
import { allowedIntervals, nearMisure } from '#vendite/vincoli/misure/rules.ts'
import { isAllowedMisura, type VincoloMisure } from '#vendite/vincoli/rules.ts'
import { useWizard, useWizardForm } from '../context.ts'
import type { SerramentoFormValues, WizardTipo } from '../model.ts'

interface Props {
  /** Path of the window. */
  name: string
  tipo: WizardTipo
  vincoli: readonly VincoloMisure[]
  serramento: SerramentoFormValues
}

const SIDE = { larghezza: 150, altezza: 104 }

/** The sizes that the family makes of this type, the typed one among them, and the nearest when it is not. */
export function AllowedMisure({ name, tipo, vincoli, serramento }: Props) {
  const form = useWizardForm()
  const { goToField } = useWizard()
  const aree = allowedIntervals(tipo, vincoli)
  if (aree.length === 0) return null

  const altezza = typeof serramento.altezza === 'number' ? serramento.altezza : null
  const larghezza = typeof serramento.larghezza === 'number' ? serramento.larghezza : null
  const complete = altezza !== null && larghezza !== null
  const allowed = complete && isAllowedMisura(tipo, vincoli, altezza, larghezza)
  // While the second measure is still being typed nearly every size is impossible: no advice until the field is left.
  const nearOnes = complete && left(form, name) ? nearMisure(tipo, vincoli, altezza, larghezza) : []

  function applyMisura(misura: { altezza: number; larghezza: number }) {
    void form.setFieldValue(name, { ...serramento, altezza: misura.altezza, larghezza: misura.larghezza })
    goToField({ path: `${name}.altezza`, passo: 2 })
  }

  return (
    <div className="ammesse">
      <SizeChart
        aree={aree}
        misura={{ altezza, larghezza }}
        allowed={allowed}
        side={SIDE}
        title={descrizione(serramento, complete, allowed)}
      />
      <div className="ammesse-testo" aria-live="polite">
        {nearOnes.length > 0 ? (
          <>
            <p>Questa misura non è realizzabile. Le più vicine:</p>
            <div className="ammesse-vicine">
              {nearOnes.map((misura) => (
                <button
                  key={`${misura.altezza}-${misura.larghezza}`}
                  type="button"
                  className="bottone"
                  onClick={() => applyMisura(misura)}
                >
                  {formatSize(misura.larghezza, misura.altezza)}
                </button>
              ))}
            </div>
          </>
        ) : (
          <p>
            {allowed
              ? 'Misura realizzabile.'
              : 'Le misure realizzabili: larghezza in orizzontale, altezza in verticale.'}
          </p>
        )}
      </div>
    </div>
  )
}

function left(form: ReturnType<typeof useWizardForm>, name: string): boolean {
  const touched = (field: string) => getIn(form.touched, `${name}.${field}`) === true
  return form.submitCount > 0 || (touched('altezza') && touched('larghezza'))
}

function descrizione({ altezza, larghezza }: SerramentoFormValues, complete: boolean, allowed: boolean): string {
  if (!complete) return 'Grafico delle misure realizzabili'
  const misura = formatSize(Number(larghezza), Number(altezza))
  return `Grafico delle misure realizzabili: ${misura} ${allowed ? 'è tra queste' : 'non è tra queste'}`
}
