import type { WizardStep } from '#vendite/preventivi/rules.ts'
import { useWizard } from './context.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { countMissing, missingSentence, stepFromKey, wizardSteps } from './steps.ts'

/** The three steps and what is missing in each: tabs above the form, a bar at the bottom of a phone's screen. */
export function WizardSteps({ onStep }: { onStep: (step: WizardStep) => void }) {
  const { step: current, mancanti } = useWizard()
  const counts = countMissing(mancanti)
  return (
    <div className="passi" role="tablist" aria-label="Passi della richiesta">
      {wizardSteps.map(({ numero, title }) => (
        <button
          key={numero}
          type="button"
          role="tab"
          id={`passo-${numero}`}
          className="passo"
          data-completo={counts[numero] === 0 || undefined}
          aria-selected={numero === current}
          aria-controls="pannello-passo"
          tabIndex={numero === current ? 0 : -1}
          onClick={() => onStep(numero)}
          onKeyDown={(event) => {
            const next = stepFromKey(event.key, numero)
            if (!next) return
            event.preventDefault()
            onStep(next)
            document.getElementById(`passo-${next}`)?.focus()
          }}
        >
          <span className="passo-numero" aria-hidden>
            {counts[numero] === 0 ? <WizardIcon name="spunta" /> : numero}
          </span>
          <span className="passo-testo">
            <span className="passo-titolo">{title}</span>
            <span className="passo-stato">{missingSentence(counts[numero])}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
