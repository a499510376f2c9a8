// The counter of the machine: what it said at the end of each day. docs/rules/officina.md#machine-counter
import { array, object } from 'yup'
import { dayRule, integerRule, REQUIRED_FIELD, truncatedRule } from '../../shared/fields/fields.ts'

/** The first day that the counter is kept of. */
export const PRIMO_GIORNO = '2024-04-01'
export const PRIMA_DEL_PRIMO = 'I dati della macchina cominciano dal 01-04-2024.'
export const CONTATORE_FUTURO = 'La data non può essere nel futuro.'
export const GIORNO_RIPETUTO = 'Lo stesso giorno compare più di una volta.'
const TOTALE_MAX = 1_000_000_000

/** What is sent of some days. */
export const contatoriSchema = object({
  letture: array()
    .of(
      object({
        date: dayRule()
          .required(REQUIRED_FIELD)
          .test('primo', PRIMA_DEL_PRIMO, (giorno) => !giorno || giorno >= PRIMO_GIORNO),
        total: integerRule().min(0).max(TOTALE_MAX),
      }),
    )
    .transform(truncatedRule(5000))
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(5000),
})

/** What was worked on a day: the difference from the last total before; all of it after a reset of the counter. */
export function parzialeOf(totale: number, prima: number | null): number {
  if (prima === null) return 0
  return totale >= prima ? totale - prima : totale
}
