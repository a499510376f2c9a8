import { useFormikContext } from 'formik'
import { createContext, use } from 'react'
import type { MissingDatum, WizardStep } from '#vendite/preventivi/rules.ts'
import type { WizardCatalogo, WizardFormValues } from './model.ts'
import type { KnownPrezzi } from './prezzi/usePrezzi.ts'

/** What the parts of the wizard share beside the form's values. */
export interface WizardState {
  catalogo: WizardCatalogo
  step: WizardStep
  /** Everything that keeps the form from being sent, in the order of the wizard. */
  mancanti: readonly MissingDatum[]
  /** Prices of the windows by their keys; empty where none are told. */
  prezzi: KnownPrezzi
  /** Shows a step from its top. */
  goToStep: (step: WizardStep) => void
  /** Shows the step of a field and puts the cursor in it. */
  goToField: (dato: Pick<MissingDatum, 'path' | 'passo'>) => void
  /** Keys of the windows whose cards are folded. */
  closed: ReadonlySet<string>
  piega: (key: string, closed: boolean) => void
}

export const WizardContext = createContext<WizardState | null>(null)

export function useWizard(): WizardState {
  const context = use(WizardContext)
  if (!context) throw new Error('useWizard va usato dentro il modulo del preventivo')
  return context
}

/** The form that the wizard fills. */
export function useWizardForm() {
  return useFormikContext<WizardFormValues>()
}
