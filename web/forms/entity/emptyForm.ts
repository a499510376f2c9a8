import type { ObjectSchema } from 'yup'
import { type FieldInfo, fieldsOf } from '#shared/fields/fields.ts'
import type { Versioned } from './useEntityForm.ts'

/** A flag is off and a text is empty; a number or a choice may be none yet. */
type Unwritten<T> = T extends boolean ? boolean : string extends T ? T : T | null

/** A field that begins with one of its values may hold the others too. */
type Begun<Input, Others> = {
  [K in keyof Others]: K extends keyof Input ? (Others[K] extends Input[K] ? Input[K] : Others[K]) : Others[K]
}

/** What the form of these fields holds; `Others` are the fields that begin otherwise, and what is no field. */
export type FormOf<Input, Others = unknown> = Omit<{ [K in keyof Input]: Unwritten<Input[K]> }, keyof Others> &
  Begun<Input, Others> &
  Versioned

const unwritten = ({ kind, missing }: FieldInfo): unknown => {
  if (missing !== undefined) return missing
  if (kind === 'text') return ''
  return kind === 'boolean' ? false : null
}

/**
 * The values that the form of a new object begins with, from the schema of its fields: what the rule takes for missing,
 * else nothing.
 * @param others fields that begin otherwise (a required day, a reference by name: null), and what the form holds beside
 */
export function emptyForm<Input extends object, Others extends object = object>(
  schema: ObjectSchema<Input>,
  others: Others = {} as Others,
): FormOf<Input, Others> {
  const fields = fieldsOf(schema).map((field) => [field.name, unwritten(field)])
  return { ...Object.fromEntries(fields), ...others, versione: 0 } as FormOf<Input, Others>
}
