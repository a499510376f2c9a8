// The counter of the machine: what it said at the end of each day. docs/rules/officina.md#machine-counter
import { array, object } from 'yup'
import { dayRule, integerRule, REQUIRED_FIELD, truncatedRule } from '#shared/fields/fields.ts'

/** The first day that the counter is kept of. */
export const FIRST_DAY = '2024-04-01'
export const BEFORE_FIRST = 'I dati della macchina cominciano dal 01-04-2024.'
export const FUTURE_CONTATORE = 'La data non può essere nel futuro.'
export const REPEATED_DAY = 'Lo stesso giorno compare più di una volta.'
const TOTAL_MAX = 1_000_000_000

/** What is sent of some days. */
export const contatoriSchema = object({
  letture: array()
    .of(
      object({
        date: dayRule()
          .required(REQUIRED_FIELD)
          .test('primo', BEFORE_FIRST, (day) => !day || day >= FIRST_DAY),
        total: integerRule().min(0).max(TOTAL_MAX),
      }),
    )
    .transform(truncatedRule(5000))
    .typeError('È richiesta una lista')
    .required(REQUIRED_FIELD)
    .min(1, REQUIRED_FIELD)
    .max(5000),
})

/** What was worked on a day: the difference from the last total before; all of it after a reset of the counter. */
export function partialOf(total: number, before: number | null): number {
  if (before === null) return 0
  return total >= before ? total - before : total
}
