// The items of the checklist that every order has.
import { type InferType, object } from 'yup'
import { itemName } from '#shared/arranged.ts'

/** The fields of an item. */
export const voceCheckListSchema = object({ nome: itemName() })

export type VoceCheckListInput = InferType<typeof voceCheckListSchema>
