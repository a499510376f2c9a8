// The workstations: where pieces are worked, and which operations are done there. docs/rules/officina.md#operations
import { array, type InferType, object } from 'yup'
import { field, REQUIRED_FIELD, singleLineRule, truncatedRule } from '#shared/fields/fields.ts'

const FIELDS_MAX = 50
export const REPEATED_CAMPO = 'La stessa lavorazione compare più di una volta.'

/** The fields of a workstation. */
export const postazioneSchema = object({
  postazione: field('Nome', singleLineRule(100).required(REQUIRED_FIELD), 'Its name: Banco 1, Vetratura …'),
  campi: field(
    'Lavorazioni',
    array()
      .of(singleLineRule(100).required(REQUIRED_FIELD))
      .transform(truncatedRule<string>(FIELDS_MAX))
      .typeError('È richiesta una lista')
      .defined()
      .default([])
      .max(FIELDS_MAX)
      .test('diverse', REPEATED_CAMPO, (fields) => new Set(fields).size === fields.length),
    'Names of the operations done there.',
  ),
})

export type PostazioneInput = InferType<typeof postazioneSchema>

/** Why an operation cannot be done at a workstation. */
export const lavorazioneNotFound = (name: string) => `La lavorazione ${name} non esiste.`
