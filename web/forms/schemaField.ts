import type { ObjectSchema } from 'yup'
import { type FieldInfo, fieldsOf } from '#shared/fields/fields.ts'

/** A field as its schema describes it; one that there is not throws. */
export function schemaFieldInfo<V extends object>(schema: ObjectSchema<V>, name: string): FieldInfo {
  const info = fieldsOf(schema).find((field) => field.name === name)
  if (!info) throw new Error(`The schema has no field ${name}`)
  return info
}

/**
 * Name, label and mark of a field as its schema says them, for a control that `Field` does not draw: several of a list,
 * a search on the server.
 * @param at where the object stands in the form's values, 'righe[0]'; at their root unless told
 */
export function schemaField<V extends object>(schema: ObjectSchema<V>, name: keyof V & string, at?: string) {
  return shownField(schemaFieldInfo(schema, name), at)
}

/** The same of a field that is known by its description. */
export function shownField({ name, label, required, kind }: FieldInfo, at?: string) {
  // A flag is always one or the other.
  const marked = required && kind !== 'boolean'
  return { name: at === undefined ? name : `${at}.${name}`, label, required: marked || undefined }
}
