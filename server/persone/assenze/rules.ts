// Absences and the stretch of time they share with holidays.
import { type InferType, type ObjectSchema, object } from 'yup'
import {
  dayRule,
  field,
  idRule,
  labelsOf,
  optionalTimeRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
} from '../../shared/fields/fields.ts'
import { formatDate } from '../../shared/formats/formats.ts'

/**
 * From `giornoDa` at `oraDa` to `giornoA` at `oraA` without interruption; without hours whole days, both included.
 * Days 'YYYY-MM-DD', hours 'HH:mm'.
 */
export interface Periodo {
  giornoDa: string
  giornoA: string
  oraDa: string | null
  oraA: string | null
}

/** A period with what it is for. */
export interface PeriodoInput extends Periodo {
  title: string
}

/** Days of one absence or holiday at most: what is longer is a slip of the pen. */
const GIORNI_MAX = 730
/** Quick buttons of the calendar. */
export const FASCE_ASSENZA = [
  { nome: 'Mattina', oraDa: '07:00', oraA: '12:00' },
  { nome: 'Pomeriggio', oraDa: '13:00', oraA: '19:00' },
] as const
/** Hours proposed when a period of whole days gets some. */
export const ORARIO_PREDEFINITO = { oraDa: '09:00', oraA: '19:00' } as const

const GIORNO_FINE_PRIMA = 'Il giorno di fine non può precedere quello di inizio.'
const ORA_FINE_PRIMA = 'L’ora di fine deve seguire quella di inizio.'
const MANCA_ORA = 'Servono entrambe le ore, o nessuna per il giorno intero.'
const TROPPO_LUNGO = `Non più di ${GIORNI_MAX} giorni.`

/** Whole days between two days, 0 for the same. */
export function daysFrom(da: string, a: string): number {
  return Math.round((Date.parse(`${a}T00:00:00Z`) - Date.parse(`${da}T00:00:00Z`)) / 86_400_000)
}

const giornoA = dayRule()
  .required(REQUIRED_FIELD)
  .test('ordine', function controlla(fine) {
    const { giornoDa } = this.parent as Periodo
    const giorni = giornoDa && fine ? daysFrom(giornoDa, fine) : 0
    if (giorni < 0) return this.createError({ message: GIORNO_FINE_PRIMA })
    return giorni < GIORNI_MAX || this.createError({ message: TROPPO_LUNGO })
  })

const oraDa = optionalTimeRule().test('coppia', MANCA_ORA, function controlla(ora) {
  return ora !== null || !(this.parent as Periodo).oraA
})

const oraA = optionalTimeRule().test('coppia', function controlla(ora) {
  const { giornoDa, giornoA, oraDa } = this.parent as Periodo
  if (ora === null) return !oraDa || this.createError({ message: MANCA_ORA })
  const fine = giornoDa === giornoA && oraDa !== null && oraDa >= ora
  return !fine || this.createError({ message: ORA_FINE_PRIMA })
})

/** The fields of a period. Each finding stands at the field that mends it. */
export const periodoSchema: ObjectSchema<PeriodoInput> = object({
  giornoDa: field('Dal giorno', dayRule().required(REQUIRED_FIELD), 'First day.'),
  giornoA: field('Al giorno', giornoA, 'Last day, included.'),
  oraDa: field('Dalle ore', oraDa, 'Hour on the first day, `HH:mm`; both hours, or none for whole days.'),
  oraA: field('Alle ore', oraA, 'Hour on the last day, `HH:mm`, not included.'),
  title: field('Motivo', singleLineRule(200), 'What for; may be empty.'),
})

/** The fields of an absence, the person first: yup puts those of what is joined before the others. */
export const assenzaSchema = periodoSchema.concat(
  object({ persona: field('Persona', refersTo('persona', idRule()), 'Number of who is away.') }),
)

export type AssenzaInput = InferType<typeof assenzaSchema>

/** What the fields of an absence, or of a holiday, are called. */
export const assenzaLabels = labelsOf(assenzaSchema)

/** First and last minute of a period as texts that compare: 'YYYY-MM-DD HH:mm', the end not included. */
export function estremi({ giornoDa, giornoA, oraDa, oraA }: Periodo): { inizio: string; fine: string } {
  return { inizio: `${giornoDa} ${oraDa ?? '00:00'}`, fine: `${giornoA} ${oraA ?? '24:00'}` }
}

/** Whether two periods have a moment in common. */
export function overlap(uno: Periodo, altro: Periodo): boolean {
  const [a, b] = [estremi(uno), estremi(altro)]
  return a.inizio < b.fine && b.inizio < a.fine
}

/** A period in words: '01-12-2026', 'dal 01-12-2026 al 03-12-2026', 'il 01-12-2026 dalle 07:00 alle 12:00'. */
export function describePeriodo({ giornoDa, giornoA, oraDa, oraA }: Periodo): string {
  const [da, a] = [formatDate(giornoDa), formatDate(giornoA)]
  if (giornoDa === giornoA) return oraDa ? `il ${da} dalle ${oraDa} alle ${oraA}` : `il ${da}`
  return oraDa ? `dal ${da} alle ${oraDa} al ${a} alle ${oraA}` : `dal ${da} al ${a}`
}

/** What is told beside the days of an absence that meets another one of the same person; null when none does. */
export function avvisoSovrapposta(periodo: Periodo, altre: readonly PeriodoInput[]): string | null {
  const altra = altre.find((una) => overlap(una, periodo))
  if (!altra) return null
  const quale = `${describePeriodo(altra)}${altra.title && ` (${altra.title})`}`
  return `Si sovrappone a un’altra assenza, ${quale}: le ore in comune contano una volta sola.`
}
