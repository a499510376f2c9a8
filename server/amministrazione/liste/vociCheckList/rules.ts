// The items of the checklist that every order has.
import { object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { labelsOf } from '#shared/fields/fields.ts'

/** The fields of an item. */
export const voceCheckListSchema = object({ nome: itemName() })

/** What the fields of an item are called. */
export const voceCheckListLabels = labelsOf(voceCheckListSchema)
