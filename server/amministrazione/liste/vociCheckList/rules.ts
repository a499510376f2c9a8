// The items of the checklist that every order has.
import { object } from 'yup'
import { nomeVoce } from '../../../shared/arranged/rules.ts'
import { labelsOf } from '../../../shared/fields/fields.ts'

/** The fields of an item. */
export const voceCheckListSchema = object({ nome: nomeVoce() })

/** What the fields of an item are called. */
export const voceCheckListLabels = labelsOf(voceCheckListSchema)
