import {
  coerceInputValue,
  GraphQLError,
  type GraphQLInputField,
  type GraphQLInputObjectType,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  getNullableType,
  isEnumType,
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
import { REQUIRED_FIELD, WHOLE_NUMBER } from '#shared/fields/fields.ts'
import type { UserError } from '../../errors.ts'
import { wrongWord } from '../plugins/ruledInputs.ts'

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
  const type = typeFromAST(schema, definition.type)
  if (!isInputType(type)) throw wrong(definition, [], 'il suo tipo non è di ingresso.')
  if (!isSent) {
    if (definition.defaultValue) return valueFromAST(definition.defaultValue, type)
    if (!isNonNullType(type)) return undefined
  }
  const fail = (path: Path, found: unknown, error: GraphQLError) => {
    // What a scalar of ours says is fit to be shown, and known to the forms.
    const { type: at, field } = placeAt(type, path)
    const inside = isInputObjectType(getNullableType(type)) ? path : [definition.variable.name.value, ...path]
    const errors = [errorOf(at, field, inside, found, error)]
    if (error.extensions.code) {
      throw new GraphQLError(error.message, { nodes: definition, extensions: { ...error.extensions, errors } })
    }
    throw wrong(definition, path, reasonOf(at, found), { errors })
  }
  return coerceInputValue(value, type, fail, true)
}

const written = (path: Path) => path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('')

function wrong(
  definition: VariableDefinitionNode,
  path: Path,
  reason: string,
  extensions: GraphQLError['extensions'] = {},
): GraphQLError {
  const message = `Variabile "$${definition.variable.name.value}${written(path)}": ${reason}`
  return new GraphQLError(message, { nodes: definition, extensions })
}

const EXPECTED: Readonly<Record<string, string>> = {
  Int: WHOLE_NUMBER,
  Float: 'È richiesto un numero valido',
  String: 'È richiesto un testo',
}

/** The same as an error of the field, as a form or a table of import shows it: `righe[0].numero`. */
function errorOf(
  type: GraphQLInputType,
  of: GraphQLInputField | undefined,
  path: Path,
  found: unknown,
  error: GraphQLError,
): UserError {
  const named = getNamedType(type)
  const missing = isInputObjectType(named) ? missingIn(named, found) : undefined
  const field = written(missing === undefined ? path : [...path, missing]).replace(/^\./, '') || null
  if (missing !== undefined || found == null) return { code: 'REQUIRED', field, message: REQUIRED_FIELD }
  if (error.extensions.code) return { code: 'INVALID', field, message: error.message }
  const message = isEnumType(named) ? wrongWord(of?.extensions) : (EXPECTED[named.name] ?? 'Valore non valido')
  return { code: 'INVALID', field, message }
}

/** The first field of an object that must be there and is not. */
function missingIn(type: GraphQLInputObjectType, found: unknown): string | undefined {
  if (typeof found !== 'object' || found === null) return undefined
  const given = found as Record<string, unknown>
  return Object.values(type.getFields()).find((field) => isRequiredInputField(field) && given[field.name] === undefined)
    ?.name
}

/** The type of a place inside a variable, and its field; a single value in the place of a list has no number. */
function placeAt(type: GraphQLInputType, path: Path): { type: GraphQLInputType; field?: GraphQLInputField } {
  let at = type
  let last: GraphQLInputField | undefined
  for (const key of path) {
    const inner = getNullableType(at)
    if (typeof key === 'number' && isListType(inner)) at = inner.ofType
    else {
      const named = getNamedType(inner)
      const field = isInputObjectType(named) ? named.getFields()[key] : undefined
      if (field) at = field.type
      last = field
    }
  }
  return { type: at, field: last }
}

function reasonOf(type: GraphQLInputType, found: unknown): string {
  const named = getNamedType(type)
  if (found === null || found === undefined) return 'il valore è obbligatorio.'
  if (isLeafType(named)) return `atteso un valore di tipo ${named.name}.`
  if (!isInputObjectType(named) || typeof found !== 'object' || Array.isArray(found)) return 'atteso un oggetto.'
  const given = found as Record<string, unknown>
  const fields = named.getFields()
  const missing = missingIn(named, found)
  if (missing !== undefined) return `manca il campo "${missing}".`
  const unknown = Object.keys(given).find((name) => !fields[name])
  return unknown === undefined ? 'valore non valido.' : `campo sconosciuto "${unknown.slice(0, NAME_SHOWN)}".`
}
