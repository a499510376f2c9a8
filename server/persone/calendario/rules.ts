// Working hours of a day.
import { array, number, type ObjectSchema, object } from 'yup'
import { booleanRule, dayRule, field, integerRule, REQUIRED_FIELD, truncatedRule } from '#shared/fields/fields.ts'
import { INVALID_NUMBER, TWO_DECIMALS } from '#shared/money/money.ts'
import { daysFrom } from '../assenze/rules.ts'
import { isTimed, MACCHINE, repartoRule } from '../reparti/rules.ts'

/** Hours of one day in a department beside the machines and the benches. */
export interface OreReparto {
  /** Its key. */
  reparto: string
  ore: number
}

/** Hours of one day, per department that has a capacity. */
interface OreOfDay {
  oreLavorativeMacchine: number
  oreLavorativeBanchi: number
  /** Those of the departments that differ from the benches. */
  oreReparti: OreReparto[]
}

export interface OreInput extends OreOfDay {
  giorno: string
}

export interface OreIntervalInput {
  /** Both days are written. */
  periodo: { dal: string; al: string }
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  /** Those of the other departments; null leaves those that the days have. */
  oreReparti: OreReparto[] | null
  /** Back to the default of each weekday. */
  resetDefault: boolean
  /** ISO weekdays (1 Monday … 7 Sunday) that are written; empty: all. */
  giorniSettimana: number[]
}

/** Days that one update of a range writes at most. */
const INTERVAL_DAYS_MAX = 366

const INIZIO_REQUIRED = 'Data Inizio è obbligatoria'
const FINE_REQUIRED = 'Data Fine è obbligatoria'
const REVERSED_INTERVAL = 'Data Fine deve essere dopo la Data Inizio'
const ORE_NEGATIVE = 'La durata non può essere negativa'
const TOO_MANY_ORE = 'La durata non può essere superiore a 24'
export const DAY_ALREADY_PRESENT = 'Questo giorno ha già un suo orario.'

/** Weekday of a day, 1 Monday … 7 Sunday. */
export function weekdayOf(isoDay: string): number {
  return new Date(`${isoDay}T00:00:00Z`).getUTCDay() || 7
}

/** Hours of a day without a record. @param week the usual one, hours from Monday to Sunday */
export function defaultOre(isoDay: string, week: readonly number[]): number {
  return week[weekdayOf(isoDay) - 1] ?? 0
}

const NUMERO = /^[+-]?\d{1,15}(?:\.\d{1,20})?$/

/** A number of hours, 0 to 24 with at most two decimals; null when missing. */
function hours() {
  return number()
    .transform((_value, originale: unknown) => {
      if (typeof originale === 'number') return originale
      const text = typeof originale === 'string' ? originale.trim() : ''
      if (originale == null || text === '') return typeof originale === 'object' && originale ? Number.NaN : null
      return NUMERO.test(text) ? Number(text) : Number.NaN
    })
    .typeError(INVALID_NUMBER)
    .nullable()
    .defined()
    .default(null)
    .min(0, ORE_NEGATIVE)
    .max(24, TOO_MANY_ORE)
    .test('decimali', TWO_DECIMALS, (value) => value == null || Number(value.toFixed(2)) === value)
}

const requiredOre = () => hours().required(REQUIRED_FIELD)
const oreUnlessReset = () =>
  hours().when('resetDefault', ([reset], schema) => (reset === true ? schema : schema.required(REQUIRED_FIELD)))

/** Departments with hours of their own on one day. */
const ORE_REPARTI_MAX = 100

const TWICE = 'Questo reparto c’è già.'
export const NO_HOURS = 'In questo reparto i giorni non hanno ore.'
const OWN_FIELD = 'Macchine e banchi hanno un campo loro.'

/** The hours of a department beside the machines and the benches. */
export const oreRepartoSchema: ObjectSchema<OreReparto> = object({
  reparto: field('Reparto', repartoRule().required(REQUIRED_FIELD), 'Key of the department.'),
  ore: field('Ore', requiredOre(), 'Hours, 0 to 24.'),
})

const truncated = truncatedRule<OreReparto>(ORE_REPARTI_MAX)

const oreRepartiRule = () =>
  array()
    .of(oreRepartoSchema)
    .transform((value, original) => (original === null ? null : truncated(value, original)))
    .typeError('È richiesta una lista')
    .max(ORE_REPARTI_MAX)
    .test('diversi', TWICE, (hours, { path, createError }) => {
      const keys = (hours ?? []).map(({ reparto }) => reparto)
      const wrong = keys.findIndex((key, n) => Boolean(key) && (isTimed(key) || keys.indexOf(key) < n))
      if (wrong < 0) return true
      const message = isTimed(keys[wrong] ?? '') ? OWN_FIELD : TWICE
      return createError({ path: `${path}[${wrong}].reparto`, message })
    })

/** The form of a single day. */
export const oreSchema: ObjectSchema<OreInput> = object({
  giorno: field('Giorno', dayRule().required(REQUIRED_FIELD), 'The day.'),
  oreLavorativeMacchine: field('Ore macchine', requiredOre(), 'Hours at the machines, 0 to 24.'),
  oreLavorativeBanchi: field('Ore banchi', requiredOre(), 'Hours at the benches, 0 to 24.'),
  oreReparti: field(
    'Ore degli altri reparti',
    oreRepartiRule().defined().default([]),
    'Hours in the other departments, each once; those that are not named have the hours of the benches.',
  ),
})

/** What a column each holds. */
export const orePlainSchema = oreSchema.omit(['oreReparti'])

/** The hours of the other departments, as a row keeps them. */
export const readOreReparti = ({ oreReparti }: { readonly oreReparti: unknown }): OreReparto[] =>
  // The database keeps the keys of what it stores as JSON in an order of its own; versions are compared as texts.
  (oreReparti as OreReparto[]).map(({ reparto, ore }) => ({ reparto, ore }))

/** A stored row of hours; decimals as the database gives them. */
interface OreRow {
  readonly oreLavorativeMacchine: { toString(): string }
  readonly oreLavorativeBanchi: { toString(): string }
  readonly oreReparti: unknown
}

/** Of a day with hours of its own, those of a department by its key: of the benches where nobody has written them. */
export function oreOfRow(row: OreRow): (reparto: string) => number {
  const own = new Map(readOreReparti(row).map(({ reparto, ore }) => [reparto, ore]))
  const macchine = Number(row.oreLavorativeMacchine)
  const banchi = Number(row.oreLavorativeBanchi)
  return (reparto) => (reparto === MACCHINE ? macchine : (own.get(reparto) ?? banchi))
}

const lastDay = dayRule()
  .required(FINE_REQUIRED)
  .test('ordine', function check(fine) {
    const { dal } = this.parent as OreIntervalInput['periodo']
    const days = dal && fine ? daysFrom(dal, fine) : 0
    if (days < 0) return this.createError({ message: REVERSED_INTERVAL })
    const message = `Non più di ${INTERVAL_DAYS_MAX} giorni per volta.`
    return days < INTERVAL_DAYS_MAX || this.createError({ message: message })
  })

/** The days of a range. */
export const intervalDaysSchema: ObjectSchema<OreIntervalInput['periodo']> = object({
  dal: field('Data Inizio', dayRule().required(INIZIO_REQUIRED)),
  al: field('Data Fine', lastDay),
})

/** The form of a range: its hours are required unless it goes back to the default. */
export const oreIntervalSchema: ObjectSchema<OreIntervalInput> = object({
  periodo: intervalDaysSchema,
  oreLavorativeMacchine: oreUnlessReset(),
  oreLavorativeBanchi: oreUnlessReset(),
  oreReparti: oreRepartiRule().nullable().defined().default(null),
  resetDefault: booleanRule(false),
  giorniSettimana: array()
    .of(integerRule().min(1).max(7))
    .transform((value, originale) => (originale == null ? [] : value))
    .defined()
    .default([])
    .max(7),
})
