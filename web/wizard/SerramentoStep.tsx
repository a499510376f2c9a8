import { useFormField } from '#forms/useFormField.ts'
import { useWizard, useWizardForm } from './context.ts'
import { FamigliaCard } from './famiglie/FamigliaCard.tsx'
import { withFamiglia } from './formValues.ts'
import { famiglieByTipologia } from './model.ts'
import { StepFooter } from './StepFooter.tsx'

/** Step 1: the family, and a value for each of its options. */
export function SerramentoStep() {
  const { catalogo } = useWizard()
  const form = useWizardForm()
  const { error } = useFormField('famigliaPk')
  const groups = famiglieByTipologia(catalogo.famiglie)
  let place = 0
  return (
    <>
      <div
        role="radiogroup"
        aria-label="Famiglia"
        aria-required
        data-campo="famigliaPk"
        aria-describedby={error ? 'errore-famiglia' : undefined}
      >
        {error && (
          <p id="errore-famiglia" className="campo-errore">
            {error}
          </p>
        )}
        {groups.map(([tipologia, famiglie]) => (
          <section key={tipologia} className="tipologia" aria-label={tipologia}>
            <h3>{tipologia}</h3>
            <div className="famiglie">
              {famiglie.map((famiglia) => (
                <FamigliaCard
                  key={famiglia.id}
                  famiglia={famiglia}
                  // The pictures that a phone and a desk show first.
                  atOnce={place++ < 2}
                  choice={form.values.famigliaPk === famiglia.id}
                  onChoose={() => void form.setValues((values) => withFamiglia(values, famiglia.id, catalogo))}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <StepFooter />
    </>
  )
}
