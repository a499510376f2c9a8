import { useEffect } from 'react'
import type { PassoWizard } from '../../../server/vendite/preventivi/mancanti/rules.ts'
import type { WizardFormValues } from '../model.ts'
import { type DraftStore, deleteDraft, isStarted, writeDraft } from './draftStore.ts'

const ATTESA = 400

/**
 * Keeps the draft shortly after each change, and at once when the page is left.
 * @param deposito null while the visitor decides about an older draft
 */
export function useSaveDraft(
  deposito: DraftStore | null,
  valori: WizardFormValues,
  iniziali: WizardFormValues,
  passo: PassoWizard,
): void {
  useEffect(() => {
    if (!deposito) return
    const salva = () => {
      if (isStarted(valori, iniziali)) writeDraft(deposito, { valori, passo, salvataIl: new Date().toISOString() })
      else deleteDraft(deposito)
    }
    const attesa = setTimeout(salva, ATTESA)
    addEventListener('pagehide', salva)
    return () => {
      clearTimeout(attesa)
      removeEventListener('pagehide', salva)
    }
  }, [deposito, valori, iniziali, passo])
}
