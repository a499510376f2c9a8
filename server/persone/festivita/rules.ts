// Holidays: everybody is away. They may lie one in the other, but not be the same twice.
import type { ObjectSchema } from 'yup'
import { field, singleLineRule } from '#shared/fields/fields.ts'
import { type PeriodInput, periodSchema } from '../assenze/rules.ts'

/** The id under which the calendar edits holidays as if they were a person's. */
export const ID_FESTIVITA = '1312-FEST'
export const FESTIVITA_ALREADY_PRESENT = 'Esiste già una festività in questo periodo.'

/** The form of a holiday. */
export const festivitaSchema: ObjectSchema<PeriodInput> = periodSchema.shape({
  title: field('Nome', singleLineRule(200), 'What for; may be empty.'),
})
