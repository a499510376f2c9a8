// Holidays: everybody is away. They may lie one in the other, but not be the same twice.
// docs/rules/persone.md#holidays
import type { ObjectSchema } from 'yup'
import { type PeriodoInput, periodoSchema } from '../assenze/rules.ts'

/** The id under which the calendar edits holidays as if they were a person's. */
export const ID_FESTIVITA = '1312-FEST'
export const FESTIVITA_GIA_PRESENTE = 'Esiste già una festività in questo periodo.'

/** The form of a holiday. */
export const festivitaSchema: ObjectSchema<PeriodoInput> = periodoSchema
