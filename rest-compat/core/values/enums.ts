import type { GraphQLEnumType } from 'graphql'

/** The words of an enum, sorted: the names of the schema are theirs in upper case. */
export const enumWords = (type: GraphQLEnumType): string[] =>
  type
    .getValues()
    .map(({ value }) => String(value))
    .sort()

/** The word that the documented API has for a name of an enum. */
export const wordOfName = (type: GraphQLEnumType, name: string): string => String(type.getValue(name)?.value ?? name)
