import type { EnumRef } from '@pothos/core'
import { type GraphQLSchema, getNullableType, isEnumType, isInputObjectType, isIntrospectionType } from 'graphql'
import { enumName } from '#shared/fields/enumNames.ts'
import { builder, type Types } from './builder.ts'

const enums = new Map<string, EnumRef<Types, string>>()

/** The same for a list of words whatever its order. */
const keyOf = (words: readonly string[]) => [...words].sort().join(' ')

const NAME = /^[A-Z][A-Z0-9_]*$/

/**
 * The enum of a closed list of words of the rules: its values are the words in upper case (`enumName`); what resolvers
 * take and answer stays the word, as forms, addresses and REST spell it. Inputs and columns whose rule has that list are
 * of this type (`choiceOf`).
 * @param values what each word means, for integrators
 * @throws Error when a word is no name for GraphQL, or the list has its enum already
 */
export function choiceEnum<Word extends string>(
  name: string,
  words: readonly Word[],
  description: string,
  values: Readonly<Record<Word, string>>,
): EnumRef<Types, Word> {
  const key = keyOf(words)
  const wrong = words.find((word) => !NAME.test(enumName<string>(word)))
  if (wrong !== undefined) throw new Error(`${name}: "${wrong}" non è un nome per GraphQL`)
  if (enums.has(key)) throw new Error(`${name}: queste parole hanno già un enum`)
  const described = words.map((word) => [enumName<string>(word), { value: word, description: values[word] }] as const)
  const made = builder.enumType(name, { description, values: Object.fromEntries(described) }) as EnumRef<Types, Word>
  enums.set(key, made as EnumRef<Types, string>)
  return made
}

/**
 * Enums are spelled in one way, those too that are no list of words of the rules.
 * @throws Error naming a value that is not in upper case
 */
export function checkEnumNames(schema: GraphQLSchema): GraphQLSchema {
  for (const type of Object.values(schema.getTypeMap())) {
    if (!isEnumType(type) || isIntrospectionType(type)) continue
    const wrong = type.getValues().find(({ name }) => !NAME.test(name))
    if (wrong) throw new Error(`${type.name}.${wrong.name}: un enum si scrive in maiuscolo`)
  }
  return schema
}

/**
 * The enum of a list of words, for the fields and arguments that take one of them; asked for while the schema is put
 * together, when every domain has declared its own.
 * @throws Error when there is none
 */
export function choiceOf<Word extends string>(words: readonly Word[]): EnumRef<Types, Word> {
  const known = enums.get(keyOf(words))
  if (!known) throw new Error(`Le parole ${words.join(', ')} non hanno un enum: choiceEnum`)
  return known as EnumRef<Types, Word>
}

/** No word of any list. */
const NO_WORD = '?'

/**
 * What a JSON says that stands for an input of the schema, with its choices as the rules have them: a word that is no
 * name of its enum is none of the rules either.
 * @param inputType name of the input
 */
export function wordsOfInput(schema: GraphQLSchema, inputType: string, json: unknown): unknown {
  const type = schema.getType(inputType)
  if (!isInputObjectType(type) || typeof json !== 'object' || json === null) return json
  const fields = type.getFields()
  const read = Object.entries(json).map(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? getNullableType(fields[name]?.type) : undefined
    const isWord = isEnumType(field) && typeof value === 'string'
    return [name, isWord ? (field.getValue(value)?.value ?? NO_WORD) : value] as const
  })
  return Object.fromEntries(read)
}
