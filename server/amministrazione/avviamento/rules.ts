import { object } from 'yup'
import { booleanRule, field, oneOfRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

/** What a new company sets up, in the order in which one needs the other. */
export const SETUP_STEPS = [
  'marchio',
  'posta',
  'avvisi',
  'utenti',
  'reparti',
  'personale',
  'ore',
  'festivita',
  'fasi',
  'tempi',
  'fornitori',
  'colonne',
  'catalogo',
  'listino',
  'tablet',
] as const

export type SetupStepName = (typeof SETUP_STEPS)[number]

/** A step that is hidden is not asked for any more; what it is about may still be missing. */
export const hiddenStepSchema = object({
  passo: field('Passo', oneOfRule(SETUP_STEPS).required(REQUIRED_FIELD), 'The step.'),
  nascosto: field('Nascosto', booleanRule(true), 'False asks for it again.'),
})
