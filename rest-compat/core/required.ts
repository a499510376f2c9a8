import {
  type GraphQLInputType,
  type GraphQLSchema,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
} from 'graphql'
import type { UserError } from '../../server/platform/errors.ts'
import { REQUIRED } from './messages.ts'

/** The types of a document's variables, by name. */
export type RequiredValues = ReadonlyMap<string, GraphQLInputType>

/** What an operation asks of its variables. */
export function requiredValues(schema: GraphQLSchema, operation: OperationDefinitionNode): RequiredValues {
  const types = new Map<string, GraphQLInputType>()
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const known = typeFromAST(schema, type as never) as GraphQLInputType | undefined
    if (known && !defaultValue) types.set(variable.name.value, known)
  }
  return types
}

/** Paths at which the schema wants a value and there is none. */
function* missingAt(type: GraphQLInputType, value: unknown, path: string): Generator<string> {
  if (value === null || value === undefined) {
    if (isNonNullType(type)) yield path
    return
  }
  const bare = isNonNullType(type) ? type.ofType : type
  if (isListType(bare)) {
    const items = Array.isArray(value) ? value : [value]
    for (const [index, item] of items.entries()) {
      yield* missingAt(bare.ofType as GraphQLInputType, item, `${path}[${index}]`)
    }
  } else if (isInputObjectType(bare) && typeof value === 'object') {
    for (const field of Object.values(bare.getFields())) {
      const given = (value as Record<string, unknown>)[field.name]
      if (given === undefined && !isRequiredInputField(field)) continue
      yield* missingAt(field.type, given, `${path}.${field.name}`)
    }
  }
}

/**
 * What the schema would not take, as errors of fields: the words of GraphQL are nothing to a client of the documented
 * API.
 * @param known errors that there are already; their fields are not told twice
 */
export function missingValues(
  required: RequiredValues,
  values: Record<string, unknown>,
  known: readonly UserError[],
): UserError[] {
  const told = new Set(known.map(({ field }) => field))
  return [...required]
    .flatMap(([name, type]) => [...missingAt(type, values[name], name)])
    .filter((field) => !told.has(field))
    .map((field) => ({ code: 'REQUIRED', field, message: REQUIRED }))
}
