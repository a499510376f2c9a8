import type { JsonSchema } from './answerShape.ts'

// Schemas of answers that are put together anew from what a document reads: `Reshape.schema` has them from the schema of
// what was read.

/** Of an object, or of one of a list of them, the schema of each field. */
export function schemaParts({ items, properties }: JsonSchema): Record<string, JsonSchema> {
  return items ? schemaParts(items as JsonSchema) : ((properties as Record<string, JsonSchema> | undefined) ?? {})
}

/** One field of what was read. @throws Error for one that was not */
export function schemaPart(read: JsonSchema, name: string): JsonSchema {
  const part = schemaParts(read)[name]
  if (!part) throw new Error(`REST: la risposta non legge ${name}`)
  return part
}

export const objectSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({ type: 'object', properties })

/** An object all of whose fields are always there. */
export const wholeSchema = (properties: Record<string, JsonSchema>): JsonSchema => ({
  ...objectSchema(properties),
  required: Object.keys(properties),
})

/** The same, or null. */
export const nullableSchema = (schema: JsonSchema): JsonSchema => ({ ...schema, type: [schema.type, 'null'] })

export const listSchema = (items: JsonSchema): JsonSchema => ({ type: 'array', items })

/** An object with free keys. @param description what the keys are, and what stands under them */
export const mapSchema = (additionalProperties: JsonSchema, description?: string): JsonSchema => ({
  type: 'object',
  additionalProperties,
  ...(description ? { description } : {}),
})
