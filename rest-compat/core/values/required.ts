import {
  type ASTVisitor,
  type DocumentNode,
  type GraphQLEnumType,
  type GraphQLInputField,
  type GraphQLInputType,
  type GraphQLSchema,
  getNamedType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  isRequiredInputField,
  Kind,
  type OperationDefinitionNode,
  TypeInfo,
  typeFromAST,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { UserError } from '#platform/errors.ts'
import { type RequiredExtension, wrongWord } from '#platform/graphql/plugins/ruledInputs.ts'
import { REQUIRED } from '../messages.ts'

interface Wanted {
  type: GraphQLInputType
  /** The field of the input that it is the value of. */
  field: string
  /** What is said when it is missing. */
  missing: string
  /** What is said of a word that is none of its enum. */
  wrong: string
}

/** What the schema asks of the values of a document, by the name of the value. */
export type RequiredValues = ReadonlyMap<string, Wanted>

const missingOf = (extensions: object) => (extensions as RequiredExtension).missing ?? REQUIRED

const saidOf = ({ name, extensions }: GraphQLInputField) => ({
  field: name,
  missing: missingOf(extensions),
  wrong: wrongWord(extensions),
})

/** The fields that variables stand for, with what the rules say when they are missing. */
function fieldsOfVariables(schema: GraphQLSchema, document: DocumentNode) {
  const fields = new Map<string, Omit<Wanted, 'type'>>()
  const types = new TypeInfo(schema)
  const visitor: ASTVisitor = {
    ObjectField({ name, value }) {
      const type = getNamedType(types.getParentInputType())
      const field = isInputObjectType(type) ? type.getFields()[name.value] : undefined
      if (!field || value.kind !== Kind.VARIABLE) return
      fields.set(value.name.value, saidOf(field))
    },
  }
  visit(document, visitWithTypeInfo(types, visitor))
  return fields
}

/** What a document asks of its values; the body of a call stands for the fields of `$input`. */
export function requiredValues(
  schema: GraphQLSchema,
  document: DocumentNode,
  operation: OperationDefinitionNode,
): RequiredValues {
  const wanted = new Map<string, Wanted>()
  const fields = fieldsOfVariables(schema, document)
  for (const { variable, type, defaultValue } of operation.variableDefinitions ?? []) {
    const name = variable.name.value
    const known = typeFromAST(schema, type) as GraphQLInputType | undefined
    if (!known || defaultValue) continue
    const object = getNamedType(known)
    if (name === 'input' && isInputObjectType(object)) {
      for (const field of Object.values(object.getFields())) {
        wanted.set(field.name, { type: field.type, ...saidOf(field) })
      }
    } else
      wanted.set(name, { type: known, ...(fields.get(name) ?? { field: name, missing: REQUIRED, wrong: wrongWord() }) })
  }
  return wanted
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

/** What the schema takes in the place of a value that is missing; rules do not see it. */
const PLACEHOLDERS: Readonly<Record<string, unknown>> = {
  String: '',
  Int: 0,
  Float: 0,
  Decimal: 0,
  Boolean: false,
  Date: '0001-01-01',
}

/** What stands in the place of a word that there is not, where the schema wants one. */
export const anyWord = (type: GraphQLEnumType): string | null => type.getValues()[0]?.name ?? null

function placeholderOf(type: GraphQLInputType): unknown {
  const bare = isNonNullType(type) ? type.ofType : type
  if (isListType(bare)) return []
  return isEnumType(bare) ? anyWord(bare) : PLACEHOLDERS[getNamedType(bare).name]
}

/** The values with something in the place of each that is wanted and missing, and the fields of the input of those. */
export function withPlaceholders(required: RequiredValues, values: Record<string, unknown>) {
  const absent = [...required].filter(
    ([name, { type }]) => isNonNullType(type) && (values[name] === null || values[name] === undefined),
  )
  const placed = Object.fromEntries(absent.map(([name, { type }]) => [name, placeholderOf(type)]))
  const whole: Record<string, unknown> = {
    ...values,
    ...placed,
    input: { ...(values.input as object | undefined), ...placed },
  }
  return { whole, absent: absent.map(([, { field }]) => field) }
}

/**
 * What the schema would not take, as errors of fields: the words of GraphQL are nothing to a client of the documented
 * API.
 */
export function missingValues(required: RequiredValues, values: Record<string, unknown>): UserError[] {
  return [...required].flatMap(([name, { type, missing }]) =>
    [...missingAt(type, values[name], name)].map((field) => ({
      code: 'REQUIRED',
      field,
      message: field === name ? missing : REQUIRED,
    })),
  )
}
