import { useFormikContext } from 'formik'
import { createContext, use } from 'react'
import type { DatoMancante, Passo } from '../../server/vendite/preventivi/mancanti/rules.ts'
import type { Catalogo, ValoriModulo } from './modello.ts'

/** What the parts of the wizard share beside the form's values. */
export interface Contesto {
  catalogo: Catalogo
  passo: Passo
  /** Everything that keeps the form from being sent, in the order of the wizard. */
  mancanti: readonly DatoMancante[]
  /** Shows a step from its top. */
  vaiAlPasso: (passo: Passo) => void
  /** Shows the step of a field and puts the cursor in it. */
  vaiAlDato: (dato: Pick<DatoMancante, 'path' | 'passo'>) => void
  /** Keys of the windows whose cards are folded. */
  chiusi: ReadonlySet<string>
  piega: (chiave: string, chiuso: boolean) => void
}

export const ContestoWizard = createContext<Contesto | null>(null)

export function useWizard(): Contesto {
  const contesto = use(ContestoWizard)
  if (!contesto) throw new Error('useWizard va usato dentro il modulo del preventivo')
  return contesto
}

/** The form that the wizard fills. */
export function useModulo() {
  return useFormikContext<ValoriModulo>()
}
