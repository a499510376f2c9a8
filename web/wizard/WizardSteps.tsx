import type { PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { useWizard } from './context.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { countMissing, missingSentence, stepFromKey, wizardSteps } from './steps.ts'

/** The three steps and what is missing in each: tabs above the form, a bar at the bottom of a phone's screen. */
export function WizardSteps({ onPasso }: { onPasso: (passo: PassoWizard) => void }) {
  const { passo: current, mancanti } = useWizard()
  const conti = countMissing(mancanti)
  return (
    <div className="passi" role="tablist" aria-label="Passi della richiesta">
      {wizardSteps.map(({ numero, titolo }) => (
        <button
          key={numero}
          type="button"
          role="tab"
          id={`passo-${numero}`}
          className="passo"
          data-completo={conti[numero] === 0 || undefined}
          aria-selected={numero === current}
          aria-controls="pannello-passo"
          tabIndex={numero === current ? 0 : -1}
          onClick={() => onPasso(numero)}
          onKeyDown={(event) => {
            const nuovo = stepFromKey(event.key, numero)
            if (!nuovo) return
            event.preventDefault()
            onPasso(nuovo)
            document.getElementById(`passo-${nuovo}`)?.focus()
          }}
        >
          <span className="passo-numero" aria-hidden>
            {conti[numero] === 0 ? <WizardIcon nome="spunta" /> : numero}
          </span>
          <span className="passo-testo">
            <span className="passo-titolo">{titolo}</span>
            <span className="passo-stato">{missingSentence(conti[numero])}</span>
          </span>
        </button>
      ))}
    </div>
  )
}
