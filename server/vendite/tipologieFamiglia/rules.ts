// The kinds of family, which group them in the wizard.
import { object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { labelsOf } from '#shared/fields/fields.ts'

/** The fields of a kind of family. */
export const tipologiaFamigliaSchema = object({ nome: itemName() })

/** What the fields of a kind of family are called. */
export const tipologiaFamigliaLabels = labelsOf(tipologiaFamigliaSchema)
