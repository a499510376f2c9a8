// The items of the checklist that every order has.
import { object } from 'yup'
import { labelsOf } from '../../../shared/fields/fields.ts'
import { nomeVoce } from '../rules.ts'

/** The fields of an item. */
export const voceCheckListSchema = object({ nome: nomeVoce() })

/** What the fields of an item are called. */
export const voceCheckListLabels = labelsOf(voceCheckListSchema)
