import { useId } from 'react'
import { useWizard } from '../context.ts'
import { WizardIcon } from '../parts/WizardIcon.tsx'
import { wizardSteps } from '../steps.ts'

/** What is still missing, by step; each entry goes to its field. */
export function MissingDataList() {
  const { mancanti, goToField } = useWizard()
  const id = useId()
  return (
    <section className="mancanti" aria-labelledby={id}>
      <h3 id={id} aria-live="polite">
        {mancanti.length === 0 ? (
          <span className="mancanti-niente">
            <WizardIcon name="spunta" /> Non manca nulla
          </span>
        ) : (
          `Dati mancanti: ${mancanti.length}`
        )}
      </h3>
      {wizardSteps.map(({ numero, title }) => {
        const own = mancanti.filter(({ passo }) => passo === numero)
        return (
          own.length > 0 && (
            <div key={numero} className="mancanti-passo" data-passo={numero}>
              <h4>{title}</h4>
              <ul>
                {own.map((dato) => (
                  <li key={dato.path}>
                    <button type="button" className="mancante" onClick={() => goToField(dato)}>
                      <span className="mancante-campo">{dato.label}</span>
                      <span className="mancante-messaggio">{dato.messaggio}</span>
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          )
        )
      })}
    </section>
  )
}
