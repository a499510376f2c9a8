import { useEffect, useEffectEvent } from 'react'
import { vincoloSchema } from '../../../../../server/vendite/vincoli/rules.ts'
import { misureOnly } from '../clipboard.ts'
import { type MisureFormValues, writtenMisure } from '../form/formValues.ts'
import type { VincoloDraft } from './draftPreview.ts'

/** Tells what is being written as soon as it makes sense, for drawing and findings; null while it does not. */
export function useVincoloDraft(
  id: number | null,
  values: MisureFormValues,
  onBozza: (bozza: VincoloDraft | null) => void,
): void {
  const riferisci = useEffectEvent((bozza: VincoloDraft | null) => onBozza(bozza))
  const { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax } = writtenMisure(values)
  useEffect(() => {
    const misure = { altezzaMin, altezzaMax, larghezzaMin, larghezzaMax }
    riferisci(vincoloSchema.isValidSync(misure) ? { id, misure: misureOnly(misure) } : null)
  }, [id, altezzaMin, altezzaMax, larghezzaMin, larghezzaMax])
}
