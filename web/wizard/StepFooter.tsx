import type { ReactNode } from 'react'
import type { WizardStep } from '#vendite/preventivi/rules.ts'
import { useWizard } from './context.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { wizardSteps } from './steps.ts'

/** Foot of a step: to the one before and to the one after, or `children` in its place. */
export function StepFooter({ children }: { children?: ReactNode }) {
  const { step, goToStep } = useWizard()
  const before = wizardSteps.find(({ numero }) => numero === step - 1)
  const after = wizardSteps.find(({ numero }) => numero === step + 1)
  const goTo = (numero: WizardStep) => () => goToStep(numero)
  return (
    <div className="pie-passo">
      {before && (
        <button type="button" className="bottone" onClick={goTo(before.numero)}>
          <WizardIcon name="indietro" /> {before.title}
        </button>
      )}
      <span className="spinta" />
      {children}
      {after && (
        <button type="button" className="bottone primario" onClick={goTo(after.numero)}>
          {after.title} <WizardIcon name="avanti" />
        </button>
      )}
    </div>
  )
}
