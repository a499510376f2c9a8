import { isObjectType } from 'graphql'
import { schema } from '#server/schema.ts'

/** All scalar fields of a type, as a selection: a document that must name every one of them cannot forget any. */
export function scalarsOf(tipo: string): string {
  const type = schema.getType(tipo)
  if (!isObjectType(type)) throw new Error(`REST: tipo ${tipo} sconosciuto`)
  return Object.keys(type.getFields()).join(' ')
}
