// The accessories of the catalogue. docs/rules/vendite.md#catalogue
import { type InferType, object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { booleanRule, field } from '#shared/fields/fields.ts'

/** The fields of an accessory. */
export const accessorioSchema = object({
  nome: itemName(),
  ritirato: field('Ritirato', booleanRule(false), 'No longer offered; what has it keeps it.'),
})

export type AccessorioInput = InferType<typeof accessorioSchema>
