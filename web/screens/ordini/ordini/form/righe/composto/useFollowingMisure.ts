import { useFormikContext } from 'formik'
import { useEffect } from 'react'
import { resizedComposto } from '#shared/composti/change.ts'
import { compostoErrors } from '#shared/composti/rules.ts'
import type { RigaOfComposto } from './composto.ts'

/** Where the measures of a line change, the fields of its element fill them again; as long as they can. */
export function useFollowingMisure(index: number, riga: RigaOfComposto | undefined): void {
  const { setFieldValue } = useFormikContext<object>()
  const { larghezza, altezza, specchiature } = riga ?? {}
  useEffect(() => {
    if (!specchiature?.length || typeof larghezza !== 'number' || typeof altezza !== 'number') return
    const whole = { larghezza, altezza }
    const next = compostoErrors(specchiature, whole).length > 0 ? resizedComposto(specchiature, whole) : null
    if (next) void setFieldValue(`righe[${index}].specchiature`, next)
  }, [setFieldValue, index, larghezza, altezza, specchiature])
}
