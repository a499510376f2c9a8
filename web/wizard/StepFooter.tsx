import type { ReactNode } from 'react'
import type { PassoWizard } from '../../server/vendite/preventivi/mancanti/rules.ts'
import { useWizard } from './context.ts'
import { WizardIcon } from './parts/WizardIcon.tsx'
import { wizardSteps } from './steps.ts'

/** Foot of a step: to the one before and to the one after, or `children` in its place. */
export function StepFooter({ children }: { children?: ReactNode }) {
  const { passo, vaiAlPasso } = useWizard()
  const prima = wizardSteps.find(({ numero }) => numero === passo - 1)
  const dopo = wizardSteps.find(({ numero }) => numero === passo + 1)
  const va = (numero: PassoWizard) => () => vaiAlPasso(numero)
  return (
    <div className="pie-passo">
      {prima && (
        <button type="button" className="bottone" onClick={va(prima.numero)}>
          <WizardIcon nome="indietro" /> {prima.titolo}
        </button>
      )}
      <span className="spinta" />
      {children}
      {dopo && (
        <button type="button" className="bottone primario" onClick={va(dopo.numero)}>
          {dopo.titolo} <WizardIcon nome="avanti" />
        </button>
      )}
    </div>
  )
}
