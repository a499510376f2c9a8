import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isInputObjectType,
  isInputType,
  isLeafType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  type OperationDefinitionNode,
  typeFromAST,
  type VariableDefinitionNode,
  valueFromAST,
} from 'graphql'

type Path = readonly (string | number)[]

/** Variables as resolvers get them, or the first thing that is wrong with them. */
type CoercedVariables = { coerced: Record<string, unknown> } | { error: GraphQLError }

/** Names that a caller made up are told no longer than this. */
const NAME_SHOWN = 60

/**
 * Coerces the variables of a request as graphql-js does, but stops at the first that is wrong and never prints what was
 * sent: graphql-js prints the whole value with each of its errors, so that a body of many wrong keys costs their square.
 * @param sent by name, as JSON brings them
 */
export function coerceVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  sent: Readonly<Record<string, unknown>>,
): CoercedVariables {
  const coerced: [string, unknown][] = []
  try {
    for (const definition of variableDefinitions) {
      const name = definition.variable.name.value
      const read = coerceVariable(schema, definition, Object.hasOwn(sent, name), sent[name])
      if (read !== undefined) coerced.push([name, read])
    }
  } catch (error) {
    if (error instanceof GraphQLError) return { error }
    throw error
  }
  return { coerced: Object.fromEntries(coerced) }
}

/** @returns undefined for what was not sent and has no default. @throws GraphQLError */
function coerceVariable(
  schema: GraphQLSchema,
  definition: VariableDefinitionNode,
  isSent: boolean,
  value: unknown,
): unknown {
  const type = typeFromAST(schema, definition.type as never)
  if (!isInputType(type)) throw wrong(definition, [], 'il suo tipo non è di ingresso.')
  if (!isSent) {
    if (definition.defaultValue) return valueFromAST(definition.defaultValue, type)
    if (!isNonNullType(type)) return undefined
  }
  const fail = (path: Path, found: unknown, error: GraphQLError) => {
    // What a scalar of ours says is fit to be shown, and known to the forms.
    if (error.extensions.code)
      throw new GraphQLError(error.message, { nodes: definition, extensions: error.extensions })
    throw wrong(definition, path, reasonOf(typeAt(type, path), found))
  }
  return coerceInputValue(value, type, fail, true)
}

function wrong(definition: VariableDefinitionNode, path: Path, reason: string): GraphQLError {
  const at = path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')
  return new GraphQLError(`Variabile "$${definition.variable.name.value}${at}": ${reason}`, { nodes: definition })
}

/** The type of a place inside a variable; a single value in the place of a list has no number. */
function typeAt(type: GraphQLInputType, path: Path): GraphQLInputType {
  let at = type
  for (const key of path) {
    const inner = getNullableType(at)
    if (typeof key === 'number' && isListType(inner)) at = inner.ofType
    else {
      const named = getNamedType(inner)
      const field = isInputObjectType(named) ? named.getFields()[key] : undefined
      if (field) at = field.type
    }
  }
  return at
}

function reasonOf(type: GraphQLInputType, found: unknown): string {
  const named = getNamedType(type)
  if (found === null || found === undefined) return 'il valore è obbligatorio.'
  if (isLeafType(named)) return `atteso un valore di tipo ${named.name}.`
  if (!isInputObjectType(named) || typeof found !== 'object' || Array.isArray(found)) return 'atteso un oggetto.'
  const given = found as Record<string, unknown>
  const fields = named.getFields()
  const missing = Object.values(fields).find((field) => isRequiredInputField(field) && given[field.name] === undefined)
  if (missing) return `manca il campo "${missing.name}".`
  const unknown = Object.keys(given).find((name) => !fields[name])
  return unknown === undefined ? 'valore non valido.' : `campo sconosciuto "${unknown.slice(0, NAME_SHOWN)}".`
}
