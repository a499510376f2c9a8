import type { FormikErrors, FormikState } from 'formik'
import type { FormStatus } from '#forms/errors.ts'
import type { OrdineFormValues, RigaFormValues } from '../formValues.ts'

/** Where each line comes from: its old place, or a line that was not there. */
export type RowsArrangement = readonly (number | RigaFormValues)[]

type Stato = FormikState<OrdineFormValues>

const RIGA = /^righe\[(\d+)\](.*)$/

/** @param next what a line that was not there has; nothing unless told */
function arrange<T>(items: unknown, layout: RowsArrangement, next?: (riga: RigaFormValues) => T): T[] {
  const old = Array.isArray(items) ? (items as T[]) : []
  return layout.map((place) => (typeof place === 'number' ? old[place] : next?.(place)) as T)
}

/** A form with its lines in another order, each with what has been found about it. */
export function rearrangeRows(stato: Stato, layout: RowsArrangement): Stato {
  const { server = {}, generali = [] } = (stato.status ?? {}) as Partial<FormStatus>
  const moved = Object.entries(server).flatMap(([field, found]) => {
    const [, index, resto] = RIGA.exec(field) ?? []
    if (index === undefined) return [[field, found] as const]
    const next = layout.indexOf(Number(index))
    return next < 0 ? [] : [[`righe[${next}]${resto}`, found] as const]
  })
  const { righe: errors, ...otherErrors } = stato.errors
  return {
    ...stato,
    values: { ...stato.values, righe: arrange(stato.values.righe, layout, (riga) => riga) },
    errors: Array.isArray(errors)
      ? { ...otherErrors, righe: arrange<FormikErrors<RigaFormValues>>(errors, layout) }
      : otherErrors,
    touched: { ...stato.touched, righe: arrange(stato.touched.righe, layout) },
    status: { server: Object.fromEntries(moved), generali },
  }
}
