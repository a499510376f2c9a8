import { type DocumentNode, type GraphQLError, type GraphQLSchema, type ValidationRule, validate } from 'graphql'

/** Validates a document of a caller: its first error only, which names nothing that the caller did not. */
export function validateDocument(
  schema: GraphQLSchema,
  document: DocumentNode,
  rules?: readonly ValidationRule[],
): readonly GraphQLError[] {
  return validate(schema, document, rules, { maxErrors: 1, hideSuggestions: true }).slice(0, 1)
}
