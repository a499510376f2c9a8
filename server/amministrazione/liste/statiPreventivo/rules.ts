// The states of quotes.
import { type InferType, object } from 'yup'
import { itemName } from '#shared/arranged.ts'
import { itemColor } from '../rules.ts'

/** The fields of a state of quotes: `stato` is its name. */
export const statoPreventivoSchema = object({ stato: itemName(), colore: itemColor() })

export type StatoPreventivoInput = InferType<typeof statoPreventivoSchema>
