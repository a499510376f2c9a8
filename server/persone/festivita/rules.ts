// Holidays: everybody is away. They may lie one in the other, but not be the same twice.
import type { ObjectSchema } from 'yup'
import { assenzaLabels, type PeriodoInput, periodoSchema } from '../assenze/rules.ts'

/** The id under which the calendar edits holidays as if they were a person's. */
export const ID_FESTIVITA = '1312-FEST'
export const FESTIVITA_GIA_PRESENTE = 'Esiste già una festività in questo periodo.'

/** The form of a holiday. */
export const festivitaSchema: ObjectSchema<PeriodoInput> = periodoSchema

const { persona: _persona, ...labels } = assenzaLabels

/** What the fields of a holiday are called, wherever they are shown. */
export const festivitaLabels: Readonly<Record<keyof PeriodoInput, string>> = { ...labels, title: 'Nome' }
