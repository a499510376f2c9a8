import { useEffect, useEffectEvent } from 'react'
import { vincoloSchema } from '#vendite/vincoli/rules.ts'
import { misureOnly } from '../clipboard.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import type { VincoloDraft } from './draftPreview.ts'

/** Tells what is being written as soon as it makes sense, for drawing and findings; null while it does not. */
export function useVincoloDraft(
  id: number | null,
  values: MisureFormValues,
  onBozza: (draft: VincoloDraft | null) => void,
): void {
  const notify = useEffectEvent((draft: VincoloDraft | null) => onBozza(draft))
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = writtenMisure(values)
  useEffect(() => {
    const misure = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    notify(vincoloSchema.isValidSync(misure) ? { id, misure: misureOnly(misure) } : null)
  }, [id, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax])
}
