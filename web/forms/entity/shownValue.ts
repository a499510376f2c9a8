import type { ReactNode } from 'react'
import type { ObjectSchema, Schema } from 'yup'
import { fieldsOf } from '#shared/fields/fields.ts'
import { formatDate } from '#shared/formats/formats.ts'

/** How some fields are shown, where their text is not enough. */
export type Shown<V> = { readonly [K in keyof V]?: (value: NonNullable<V[K]>) => ReactNode }

/** How the days and choices of a schema are shown. */
export function shownBySchema(schema: Schema): Shown<Record<string, unknown>> {
  const known = fieldsOf(schema as ObjectSchema<object>).flatMap(
    ({ name, kind, choiceLabels }): [string, (value: unknown) => ReactNode][] => {
      if (kind === 'day') return [[name, (day) => formatDate(String(day))]]
      return kind === 'choice' ? [[name, (word) => choiceLabels[String(word)] ?? String(word)]] : []
    },
  )
  return Object.fromEntries(known)
}

/** A value of a form in words: where two versions are compared. Nothing is a dash, a flag is yes or no. */
export function shownValue<V extends object>(shown: Shown<V>, field: string, value: unknown, none = '–'): ReactNode {
  if (value === null || value === undefined || value === '') return none
  const own = (shown as Readonly<Record<string, ((value: unknown) => ReactNode) | undefined>>)[field]
  if (own) return own(value) || none
  if (typeof value === 'boolean') return value ? 'Sì' : 'No'
  return String(value)
}
