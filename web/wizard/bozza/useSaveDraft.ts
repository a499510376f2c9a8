import { useEffect } from 'react'
import type { WizardStep } from '#vendite/preventivi/rules.ts'
import type { WizardFormValues } from '../model.ts'
import { type DraftStore, deleteDraft, isStarted, writeDraft } from './draftStore.ts'

const WAIT = 400

/**
 * Keeps the draft shortly after each change, and at once when the page is left.
 * @param stores null while the visitor decides about an older draft
 */
export function useSaveDraft(
  stores: DraftStore | null,
  values: WizardFormValues,
  initial: WizardFormValues,
  step: WizardStep,
): void {
  useEffect(() => {
    if (!stores) return
    const save = () => {
      if (isStarted(values, initial))
        writeDraft(stores, { valori: values, passo: step, salvataIl: new Date().toISOString() })
      else deleteDraft(stores)
    }
    const wait = setTimeout(save, WAIT)
    addEventListener('pagehide', save)
    return () => {
      clearTimeout(wait)
      removeEventListener('pagehide', save)
    }
  }, [stores, values, initial, step])
}
