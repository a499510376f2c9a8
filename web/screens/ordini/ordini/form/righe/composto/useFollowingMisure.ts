import { useEffect } from 'react'
import { useLargeForm } from '#forms/LargeForm.tsx'
import { resizedComposto } from '#shared/composti/change.ts'
import { compostoErrors } from '#shared/composti/rules.ts'
import type { OrdineFormValues, RigaFormValues } from '../../formValues.ts'

/** Where the measures of a line change, the fields of its element fill them again; as long as they can. */
export function useFollowingMisure(index: number, riga: RigaFormValues | undefined): void {
  const form = useLargeForm<OrdineFormValues>()
  const { larghezza, altezza, specchiature } = riga ?? {}
  useEffect(() => {
    if (!specchiature?.length || typeof larghezza !== 'number' || typeof altezza !== 'number') return
    const whole = { larghezza, altezza }
    const next = compostoErrors(specchiature, whole).length > 0 ? resizedComposto(specchiature, whole) : null
    if (next) void form().setFieldValue(`righe[${index}].specchiature`, next)
  }, [form, index, larghezza, altezza, specchiature])
}
