import type { EnumRef } from '@pothos/core'
import { builder, type Types } from './builder.ts'

const enums = new Map<string, EnumRef<Types, string>>()

/** The same for a list of words whatever its order. */
const keyOf = (words: readonly string[]) => [...words].sort().join(' ')

const NAME = /^[_A-Za-z]\w*$/

/**
 * The enum of a closed list of words of the rules: its values are the words themselves, as forms, addresses and REST
 * spell them. Inputs and columns whose rule has that list are of this type (`choiceOf`).
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
  const wrong = words.find((word) => !NAME.test(word))
  if (wrong !== undefined) throw new Error(`${name}: "${wrong}" non è un nome per GraphQL`)
  if (enums.has(key)) throw new Error(`${name}: queste parole hanno già un enum`)
  const described = words.map((word) => [word, { value: word, description: values[word] }] as const)
  const made = builder.enumType(name, { description, values: Object.fromEntries(described) }) as EnumRef<Types, Word>
  enums.set(key, made as unknown as EnumRef<Types, string>)
  return made
}

/**
 * The enum of a list of words, for the fields and arguments that take one of them; asked for while the schema is put
 * together, when every domain has declared its own.
 * @throws Error when there is none
 */
export function choiceOf<Word extends string>(words: readonly Word[]): EnumRef<Types, Word> {
  const known = enums.get(keyOf(words))
  if (!known) throw new Error(`Le parole ${words.join(', ')} non hanno un enum: choiceEnum`)
  return known as unknown as EnumRef<Types, Word>
}
