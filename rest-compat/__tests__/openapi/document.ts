import { createRest } from '#rest/router.ts'

/** What the document says of a value. */
export interface ValueSchema {
  type?: string | string[]
  format?: string
  enum?: unknown[]
  items?: ValueSchema
  $ref?: string
  properties?: Record<string, ValueSchema>
  required?: string[]
}

export interface Parameter {
  name: string
  in: 'path' | 'query' | 'header'
  required?: boolean
  description?: string
  schema: ValueSchema
}

/** A call as the document describes it, with its references followed. */
export interface DescribedCall {
  method: string
  path: string
  parameters: Parameter[]
  /** Media types of the body and its schema. */
  body?: { types: string[]; schema: ValueSchema }
  /** Whether visitors may call it. */
  isPublic: boolean
  /** Pointers to what is answered, by status. */
  answers: Map<number, string>
}

interface Reference {
  $ref?: string
}

interface RawCall {
  parameters?: (Parameter & Reference)[]
  requestBody?: { content: Record<string, { schema: ValueSchema }> }
  responses: Record<string, Reference>
  security: object[]
}

const escaped = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1')

/** The OpenAPI document as clients get it. */
export const document = JSON.parse(JSON.stringify(createRest().openapi())) as {
  paths: Record<string, Record<string, RawCall>>
} & Record<string, unknown>

/** What a pointer leads to: `#/components/parameters/Id`. */
export function follow(pointer: string): unknown {
  const keys = pointer.slice(2).split('/')
  return keys.reduce<unknown>((place, key) => {
    return (place as Record<string, unknown>)[key.replaceAll('~1', '/').replaceAll('~0', '~')]
  }, document)
}

/** A schema with its reference followed; of an object or null, the object. */
export function schemaOf(schema: ValueSchema & { anyOf?: ValueSchema[] }): ValueSchema {
  if (schema.$ref) return schemaOf(follow(schema.$ref) as ValueSchema)
  return schema.anyOf?.[0] ? schemaOf(schema.anyOf[0]) : schema
}

function operationOf(method: string, path: string, raw: RawCall): DescribedCall {
  const content = Object.entries(raw.requestBody?.content ?? {})
  const answers = Object.entries(raw.responses).map(([status, { $ref }]): [number, string] => [
    Number(status),
    $ref ?? `#/paths/${escaped(path)}/${method}/responses/${status}`,
  ])
  const parameters = raw.parameters ?? []
  return {
    method: method.toUpperCase(),
    path,
    parameters: parameters.map((one) => (one.$ref ? (follow(one.$ref) as Parameter) : one)),
    ...(content[0] ? { body: { types: content.map(([type]) => type), schema: schemaOf(content[0][1].schema) } } : {}),
    isPublic: raw.security.some((one) => Object.keys(one).length === 0),
    answers: new Map(answers),
  }
}

/** Every call of the document. */
export const operations: readonly DescribedCall[] = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, raw]) => operationOf(method, path, raw)),
)

/** The call of a method and path. @throws Error when the document has none */
export function operationNamed(name: string): DescribedCall {
  const found = operations.find(({ method, path }) => `${method} ${path}` === name)
  if (!found) throw new Error(`OpenAPI: ${name}`)
  return found
}
