import {
  type GraphQLEnumType,
  type GraphQLInputType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
} from 'graphql'
import type { UserError } from '#platform/errors.ts'
import { wrongWord } from '#platform/graphql/plugins/ruledInputs.ts'
import type { RestField, RestFields } from '../fields.ts'
import { fieldNamed, schemaName } from './names.ts'
import { anyWord, type RequiredValues } from './required.ts'

const nameOfWord = (type: GraphQLEnumType, word: unknown) => type.getValues().find(({ value }) => value === word)?.name

interface Read {
  value: unknown
  errors: UserError[]
}

function readWord(type: GraphQLEnumType, wanted: boolean, value: unknown, at: Place): Read {
  // A form has no null: the empty text is none of the words.
  if (value === null || value === undefined || value === '') return { value: value === '' ? null : value, errors: [] }
  const name = nameOfWord(type, value)
  if (name !== undefined) return { value: name, errors: [] }
  const errors = [{ code: 'INVALID', field: at.path, message: at.message }]
  return { value: wanted ? anyWord(type) : null, errors }
}

interface Place {
  path: string
  message: string
}

function readValue(type: GraphQLInputType, value: unknown, at: Place, as: RestField | undefined): Read {
  const bare = getNullableType(type)
  if (isEnumType(bare)) return readWord(bare, isNonNullType(type), value, at)
  if (isListType(bare) && Array.isArray(value)) {
    const items = value.map((item, index) => readValue(bare.ofType, item, { ...at, path: `${at.path}[${index}]` }, as))
    return { value: items.map((item) => item.value), errors: items.flatMap(({ errors }) => errors) }
  }
  if (isInputObjectType(bare) && typeof value === 'object' && value !== null && !Array.isArray(value)) {
    const fields = bare.getFields()
    const errors: UserError[] = []
    const read = Object.entries(value).map(([variable, inside]) => {
      const [, own] = fieldNamed(as?.righe ?? as?.campi ?? {}, variable) ?? []
      const name = schemaName((one) => Object.hasOwn(fields, one), variable, own)
      const field = Object.hasOwn(fields, name) ? fields[name] : undefined
      if (!field) return [name, inside] as const
      const place = { path: `${at.path}.${name}`, message: wrongWord(field.extensions) }
      const one = readValue(field.type, inside, place, own)
      errors.push(...one.errors)
      return [name, one.value] as const
    })
    return { value: Object.fromEntries(read), errors }
  }
  return { value, errors: [] }
}

/**
 * The values of a call as the schema takes them: under its names, a word of an enum by its name, an empty one is none,
 * and what is no word of its field is an error beside it, in the words of the rules. GraphQL would refuse the whole call,
 * in its own.
 * @param fields the table that they were read by
 */
export function readWords(
  required: RequiredValues,
  values: Readonly<Record<string, unknown>>,
  fields: RestFields = {},
): { values: Record<string, unknown>; errors: UserError[] } {
  const errors: UserError[] = []
  const read = Object.entries(values).map(([variable, value]) => {
    const [, own] = fieldNamed(fields, variable) ?? []
    const name = required.has(variable) ? variable : schemaName((one) => required.has(one), variable, own)
    const wanted = required.get(name)
    if (!wanted) return [name, value] as const
    const one = readValue(wanted.type, value, { path: name, message: wanted.wrong }, own)
    errors.push(...one.errors)
    return [name, one.value] as const
  })
  return { values: Object.fromEntries(read), errors }
}
