import type { FormikState } from 'formik'
import type { FormStatus } from '../../../../../forms/errors.ts'
import type { OrdineFormValues, RigaFormValues } from '../formValues.ts'

/** Where each line comes from: its old place, or a line that was not there. */
export type RowsArrangement = readonly (number | RigaFormValues)[]

type Stato = FormikState<OrdineFormValues>

const RIGA = /^righe\[(\d+)\](.*)$/

function disponi<T>(voci: unknown, disposizione: RowsArrangement, nuova: (riga: RigaFormValues) => T): T[] {
  const vecchie = Array.isArray(voci) ? (voci as T[]) : []
  return disposizione.map((posto) => (typeof posto === 'number' ? (vecchie[posto] as T) : nuova(posto)))
}

/** A form with its lines in another order, each with what has been found about it. */
export function rearrangeRows(stato: Stato, disposizione: RowsArrangement): Stato {
  const { server = {}, generali = [] } = (stato.status ?? {}) as Partial<FormStatus>
  const spostati = Object.entries(server).flatMap(([campo, trovato]) => {
    const [, indice, resto] = RIGA.exec(campo) ?? []
    if (indice === undefined) return [[campo, trovato] as const]
    const nuovo = disposizione.indexOf(Number(indice))
    return nuovo < 0 ? [] : [[`righe[${nuovo}]${resto}`, trovato] as const]
  })
  const { righe: errori, ...altriErrori } = stato.errors
  return {
    ...stato,
    values: { ...stato.values, righe: disponi(stato.values.righe, disposizione, (riga) => riga) },
    errors: Array.isArray(errori)
      ? { ...altriErrori, righe: disponi(errori, disposizione, () => undefined as never) }
      : altriErrori,
    touched: { ...stato.touched, righe: disponi(stato.touched.righe, disposizione, () => undefined as never) },
    status: { server: Object.fromEntries(spostati), generali },
  }
}
