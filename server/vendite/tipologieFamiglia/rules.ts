// The kinds of family, which group them in the wizard.
import { type InferType, object } from 'yup'
import { itemName } from '#shared/arranged.ts'

/** The fields of a kind of family. */
export const tipologiaFamigliaSchema = object({ nome: itemName() })

export type TipologiaFamigliaInput = InferType<typeof tipologiaFamigliaSchema>
