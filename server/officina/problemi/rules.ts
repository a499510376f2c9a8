// What somebody of the workshop reports to the office. docs/rules/officina.md#problems
import { object } from 'yup'
import { fileSchema } from '#platform/files/rules.ts'
import { idRule, longTextRule, optionalIdRule, REQUIRED_FIELD } from '#shared/fields/fields.ts'

export const PROBLEMA_ALREADY_SOLVED = 'Questo problema è già stato segnato come risolto.'
export const PHOTO_REQUIRED = 'Serve una fotografia, non un disegno SVG.'

/** A problem as an operator reports it. */
export const problemaSchema = object({
  ordinePk: optionalIdRule(),
  lavorazionePk: optionalIdRule(),
  testo: longTextRule(2000).required(REQUIRED_FIELD),
  foto: fileSchema.optional().nullable().default(null),
})

export const problemaLabels = { testo: 'Che cosa succede', foto: 'Foto' }

export const risolviProblemaSchema = object({ pk: idRule() })
