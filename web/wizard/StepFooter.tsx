import type { ReactNode } from 'react'
import type { WizardStep } from '#vendite/preventivi/mancanti/rules.ts'
import { useWizard } from './context.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { wizardSteps } from './steps.ts'

/** Foot of a step: to the one before and to the one after, or `children` in its place. */
export function StepFooter({ children }: { children?: ReactNode }) {
  const { passo, vaiAlPasso } = useWizard()
  const before = wizardSteps.find(({ numero }) => numero === passo - 1)
  const after = wizardSteps.find(({ numero }) => numero === passo + 1)
  const goTo = (numero: WizardStep) => () => vaiAlPasso(numero)
  return (
    <div className="pie-passo">
      {before && (
        <button type="button" className="bottone" onClick={goTo(before.numero)}>
          <WizardIcon name="indietro" /> {before.titolo}
        </button>
      )}
      <span className="spinta" />
      {children}
      {after && (
        <button type="button" className="bottone primario" onClick={goTo(after.numero)}>
          {after.titolo} <WizardIcon name="avanti" />
        </button>
      )}
    </div>
  )
}
