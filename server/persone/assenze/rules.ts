// Absences and the stretch of time they share with holidays.
import { type InferType, type ObjectSchema, object } from 'yup'
import {
  dayRule,
  field,
  idRule,
  optionalTimeRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'

/**
 * From `giornoDa` at `oraDa` to `giornoA` at `oraA` without interruption; without hours whole days, both included.
 * Days 'YYYY-MM-DD', hours 'HH:mm'.
 */
export interface Period {
  giornoDa: string
  giornoA: string
  oraDa: string | null
  oraA: string | null
}

/** A period with what it is for. */
export interface PeriodInput extends Period {
  title: string
}

/** Days of one absence or holiday at most: what is longer is a slip of the pen. */
const DAYS_MAX = 730
/** Quick buttons of the calendar. */
export const ASSENZA_BANDS = [
  { nome: 'Mattina', oraDa: '07:00', oraA: '12:00' },
  { nome: 'Pomeriggio', oraDa: '13:00', oraA: '19:00' },
] as const
/** Hours proposed when a period of whole days gets some. */
export const DEFAULT_TIMES = { oraDa: '09:00', oraA: '19:00' } as const

const FINE_DAY_BEFORE = 'Il giorno di fine non può precedere quello di inizio.'
const ORA_FINE_TOO_EARLY = 'L’ora di fine deve seguire quella di inizio.'
const HOUR_MISSING = 'Servono entrambe le ore, o nessuna per il giorno intero.'
const TOO_LONG = `Non più di ${DAYS_MAX} giorni.`

/** Whole days between two days, 0 for the same. */
export function daysFrom(from: string, a: string): number {
  return Math.round((Date.parse(`${a}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / 86_400_000)
}

const giornoA = dayRule()
  .required(REQUIRED_FIELD)
  .test('ordine', function check(fine) {
    const { giornoDa } = this.parent as Period
    const days = giornoDa && fine ? daysFrom(giornoDa, fine) : 0
    if (days < 0) return this.createError({ message: FINE_DAY_BEFORE })
    return days < DAYS_MAX || this.createError({ message: TOO_LONG })
  })

const oraDa = optionalTimeRule().test('coppia', HOUR_MISSING, function check(hour) {
  return hour !== null || !(this.parent as Period).oraA
})

const oraA = optionalTimeRule().test('coppia', function check(hour) {
  const { giornoDa, giornoA, oraDa } = this.parent as Period
  if (hour === null) return !oraDa || this.createError({ message: HOUR_MISSING })
  const fine = giornoDa === giornoA && oraDa !== null && oraDa >= hour
  return !fine || this.createError({ message: ORA_FINE_TOO_EARLY })
})

/** The fields of a period. Each finding stands at the field that mends it. */
export const periodSchema: ObjectSchema<PeriodInput> = object({
  giornoDa: field('Dal giorno', dayRule().required(REQUIRED_FIELD), 'First day.'),
  giornoA: field('Al giorno', giornoA, 'Last day, included.'),
  oraDa: field('Dalle ore', oraDa, 'Hour on the first day, `HH:mm`; both hours, or none for whole days.'),
  oraA: field('Alle ore', oraA, 'Hour on the last day, `HH:mm`, not included.'),
  title: field('Motivo', singleLineRule(200), 'What for; may be empty.'),
})

/** The fields of an absence, the person first: yup puts those of what is joined before the others. */
export const assenzaSchema = periodSchema.concat(
  object({ personaPk: field('Persona', refersTo('persona', idRule()), 'Number of who is away.') }),
)

export type AssenzaInput = InferType<typeof assenzaSchema>

/** First and last minute of a period as texts that compare: 'YYYY-MM-DD HH:mm', the end not included. */
export function bounds({ giornoDa, giornoA, oraDa, oraA }: Period): { inizio: string; fine: string } {
  return { inizio: `${giornoDa} ${oraDa ?? '00:00'}`, fine: `${giornoA} ${oraA ?? '24:00'}` }
}

/** Whether two periods have a moment in common. */
export function overlap(one: Period, other: Period): boolean {
  const [a, b] = [bounds(one), bounds(other)]
  return a.inizio < b.fine && b.inizio < a.fine
}

/** A period in words: '01-12-2026', 'dal 01-12-2026 al 03-12-2026', 'il 01-12-2026 dalle 07:00 alle 12:00'. */
export function describePeriod({ giornoDa, giornoA, oraDa, oraA }: Period): string {
  const [from, a] = [formatDate(giornoDa), formatDate(giornoA)]
  if (giornoDa === giornoA) return oraDa ? `il ${from} dalle ${oraDa} alle ${oraA}` : `il ${from}`
  return oraDa ? `dal ${from} alle ${oraDa} al ${a} alle ${oraA}` : `dal ${from} al ${a}`
}

/** What is told beside the days of an absence that meets another one of the same person; null when none does. */
export function overlapNotice(period: Period, others: readonly PeriodInput[]): string | null {
  const other = others.find((one) => overlap(one, period))
  if (!other) return null
  const which = `${describePeriod(other)}${other.title && ` (${other.title})`}`
  return `Si sovrappone a un’altra assenza, ${which}: le ore in comune contano una volta sola.`
}
