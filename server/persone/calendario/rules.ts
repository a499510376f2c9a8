// Working hours of a day.
import { array, number, type ObjectSchema, object } from 'yup'
import { booleanRule, dayRule, field, integerRule, REQUIRED_FIELD } from '../../shared/fields/fields.ts'
import { INVALID_NUMBER, TWO_DECIMALS } from '../../shared/money/money.ts'
import { daysFrom } from '../assenze/rules.ts'

/** Hours of one day, per department that has a capacity. */
interface OreDelGiorno {
  oreLavorativeMacchine: number
  oreLavorativeBanchi: number
}

export interface OreInput extends OreDelGiorno {
  giorno: string
}

export interface IntervalloOreInput {
  dateStart: string
  dateEnd: string
  oreLavorativeMacchine: number | null
  oreLavorativeBanchi: number | null
  /** Back to the default of each weekday. */
  resetDefault: boolean
  /** ISO weekdays (1 Monday … 7 Sunday) that are written; empty: all. */
  giorniSettimana: number[]
}

/** Days that one update of a range writes at most. */
const GIORNI_INTERVALLO_MAX = 366

const INIZIO_OBBLIGATORIO = 'Data Inizio è obbligatoria'
const FINE_OBBLIGATORIA = 'Data Fine è obbligatoria'
const INTERVALLO_ROVESCIO = 'Data Fine deve essere dopo la Data Inizio'
const ORE_NEGATIVE = 'La durata non può essere negativa'
const ORE_TROPPE = 'La durata non può essere superiore a 24'
export const GIORNO_GIA_PRESENTE = 'Questo giorno ha già un suo orario.'

/** Weekday of a day, 1 Monday … 7 Sunday. */
export function weekdayOf(giornoIso: string): number {
  return new Date(`${giornoIso}T00:00:00Z`).getUTCDay() || 7
}

/** Hours of a day without a record: 10 Monday to Friday, 4 on Saturday, none on Sunday. */
export function defaultOre(giornoIso: string): number {
  const settimana = weekdayOf(giornoIso)
  return settimana < 6 ? 10 : settimana === 6 ? 4 : 0
}

const NUMERO = /^[+-]?\d{1,15}(?:\.\d{1,20})?$/

/** A number of hours, 0 to 24 with at most two decimals; null when missing. */
function ore() {
  return number()
    .transform((_valore, originale: unknown) => {
      if (typeof originale === 'number') return originale
      const testo = typeof originale === 'string' ? originale.trim() : ''
      if (originale == null || testo === '') return typeof originale === 'object' && originale ? Number.NaN : null
      return NUMERO.test(testo) ? Number(testo) : Number.NaN
    })
    .typeError(INVALID_NUMBER)
    .nullable()
    .defined()
    .default(null)
    .min(0, ORE_NEGATIVE)
    .max(24, ORE_TROPPE)
    .test('decimali', TWO_DECIMALS, (valore) => valore == null || Number(valore.toFixed(2)) === valore)
}

const oreObbligatorie = () => ore().required(REQUIRED_FIELD)
const oreSalvoReset = () =>
  ore().when('resetDefault', ([reset], schema) => (reset === true ? schema : schema.required(REQUIRED_FIELD)))

/** The form of a single day. */
export const oreSchema: ObjectSchema<OreInput> = object({
  giorno: field('Giorno', dayRule().required(REQUIRED_FIELD), 'The day.'),
  oreLavorativeMacchine: field('Ore macchine', oreObbligatorie(), 'Hours at the machines, 0 to 24.'),
  oreLavorativeBanchi: field('Ore banchi', oreObbligatorie(), 'Hours at the benches, 0 to 24.'),
})

/** The form of a range: its hours are required unless it goes back to the default. */
export const intervalloOreSchema: ObjectSchema<IntervalloOreInput> = object({
  dateStart: dayRule().required(INIZIO_OBBLIGATORIO),
  dateEnd: dayRule()
    .required(FINE_OBBLIGATORIA)
    .test('ordine', function controlla(fine) {
      const { dateStart } = this.parent as IntervalloOreInput
      const giorni = dateStart && fine ? daysFrom(dateStart, fine) : 0
      if (giorni < 0) return this.createError({ message: INTERVALLO_ROVESCIO })
      const messaggio = `Non più di ${GIORNI_INTERVALLO_MAX} giorni per volta.`
      return giorni < GIORNI_INTERVALLO_MAX || this.createError({ message: messaggio })
    }),
  oreLavorativeMacchine: oreSalvoReset(),
  oreLavorativeBanchi: oreSalvoReset(),
  resetDefault: booleanRule(false),
  giorniSettimana: array()
    .of(integerRule().min(1).max(7))
    .transform((valore, originale) => (originale == null ? [] : valore))
    .defined()
    .default([])
    .max(7),
})
