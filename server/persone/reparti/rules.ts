// Departments: what people belong to, what phases are worked in. docs/scheduler.md#capacity
import { type InferType, number, object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { field, oneOfRule, parseNumber, REQUIRED_FIELD, WHOLE_NUMBER, withoutCoercion } from '#shared/fields/fields.ts'
import { keyOfName, keyRule } from '#shared/keyed.ts'

export const MACCHINE = 'macchine'
export const BANCHI = 'banchi'

/** The departments that the old API names: they come with the product, stay, and keep their keys. */
export const DOCUMENTED_REPARTI: readonly string[] = ['ufficio', MACCHINE, BANCHI]

/** Those for which each timing has minutes of its own; in the others every piece takes as long. */
export const TIMED_REPARTI = [MACCHINE, BANCHI] as const
export type TimedReparto = (typeof TIMED_REPARTI)[number]

export const isTimed = (chiave: string): boolean => TIMED_REPARTI.some((one) => one === chiave)

export const CAPACITA_REPARTO = ['nessuna', 'persone', 'minuti', 'giorni'] as const
export type CapacitaReparto = (typeof CAPACITA_REPARTO)[number]

export const CAPACITA_LABELS: Readonly<Record<CapacitaReparto, string>> = {
  nessuna: 'Non lavora gli ordini',
  persone: 'Le ore delle sue persone',
  minuti: 'Minuti fissi al giorno',
  giorni: 'Senza limite, in giorni',
}

/** Whether the scheduler books minutes of it. */
export const hasMinutes = (capacita: CapacitaReparto): boolean => capacita === 'persone' || capacita === 'minuti'

/** The key of a department that there is. */
export const repartoRule = () => keyRule('reparto')

const optionalNumber = (max: number) =>
  withoutCoercion(number())
    .transform((value, original) => parseNumber(value, original) ?? null)
    .typeError(WHOLE_NUMBER)
    .nullable()
    .defined()
    .default(null)
    .integer(WHOLE_NUMBER)
    .min(0)
    .max(max)

const NO_MINUTES = 'Scrivi più di zero minuti.'

/** Minutes of a day at most: fifty people around the clock. */
const MINUTES_MAX = 72_000
const DAYS_MAX = 365

/** The fields of a department. */
export const repartoSchema = object({
  nome: itemName(),
  capacita: field(
    'Quanto può fare',
    oneOfRule(CAPACITA_REPARTO, CAPACITA_LABELS).required(REQUIRED_FIELD),
    'What its work is held by.',
  ),
  minutiGiorno: field(
    'Minuti al giorno',
    optionalNumber(MINUTES_MAX)
      .test('minuti', REQUIRED_FIELD, (value, { parent }) => parent.capacita !== 'minuti' || value !== null)
      .test('lavoro', NO_MINUTES, (value, { parent }) => parent.capacita !== 'minuti' || value !== 0),
    'What it does on a working day; null unless its capacity is in minutes.',
  ),
  minutiPezzo: field(
    'Minuti per pezzo',
    withoutCoercion(number())
      .transform((value, original) => parseNumber(value, original) ?? 0)
      .typeError(WHOLE_NUMBER)
      .defined()
      .default(0)
      .integer(WHOLE_NUMBER)
      .min(0)
      .max(10_000),
    'Work on each piece of an order; the machines and the benches have it from the timings.',
  ),
  giorni: field(
    'Giorni',
    optionalNumber(DAYS_MAX).test('giorni', REQUIRED_FIELD, (value, { parent }) => {
      return parent.capacita !== 'giorni' || value !== null
    }),
    'What an order takes in it; null unless it works in days.',
  ),
})

export type RepartoInput = InferType<typeof repartoSchema>

/** A department as it is stored: what its kind of capacity does not need is none. */
export const storedReparto = (values: RepartoInput): RepartoInput => ({
  ...values,
  minutiGiorno: values.capacita === 'minuti' ? values.minutiGiorno : null,
  giorni: values.capacita === 'giorni' ? values.giorni : null,
  minutiPezzo: hasMinutes(values.capacita) ? values.minutiPezzo : 0,
})

/** The key of a new department, after its name: 'Posa in opera' is `posa_in_opera`. @param taken keys that there are */
export const repartoKey = (name: string, taken: readonly string[]): string => keyOfName(name, taken, 'reparto')

export const DOCUMENTED_REPARTO = 'È un reparto del prodotto: si può chiamare altrimenti, non eliminare.'
