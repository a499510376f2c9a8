import { type Change, CriticalityLevel, diff } from '@graphql-inspector/core'
import {
  type ASTNode,
  buildASTSchema,
  type DefinitionNode,
  type DirectiveNode,
  type DocumentNode,
  Kind,
  type NamedTypeNode,
  parse,
  visit,
} from 'graphql'

const isDeprecated = (node: ASTNode) =>
  ((node as { directives?: readonly DirectiveNode[] }).directives ?? []).some(({ name }) => name.value === 'deprecated')

/** A document without what it deprecates. */
function withoutDeprecated(document: DocumentNode): DocumentNode {
  const leave = (node: ASTNode) => (isDeprecated(node) ? null : undefined)
  return visit(document, { FieldDefinition: leave, EnumValueDefinition: leave, InputValueDefinition: leave })
}

const ROOTS = ['Query', 'Mutation', 'Subscription']

/** A document with what its roots lead to: a type that only a deprecated field led to goes with it. */
function reachable(document: DocumentNode): DocumentNode {
  const named = new Map(
    document.definitions.flatMap((one): [string, DefinitionNode][] =>
      'name' in one && one.name && one.kind !== Kind.DIRECTIVE_DEFINITION ? [[one.name.value, one]] : [],
    ),
  )
  const implementers = Map.groupBy(
    document.definitions.flatMap((one) =>
      one.kind === Kind.OBJECT_TYPE_DEFINITION
        ? (one.interfaces ?? []).map(({ name }) => ({ of: name.value, type: one.name.value }))
        : [],
    ),
    ({ of }) => of,
  )
  const seen = new Set(ROOTS)
  for (const name of seen) {
    const definition = named.get(name)
    if (!definition) continue
    visit(definition, { NamedType: ({ name: { value } }: NamedTypeNode) => void seen.add(value) })
    for (const { type } of implementers.get(name) ?? []) seen.add(type)
  }
  const kept = document.definitions.filter((one) => !('name' in one && one.name) || seen.has(one.name.value))
  return {
    ...document,
    definitions: [
      ...kept,
      ...document.definitions.filter((one) => one.kind === Kind.DIRECTIVE_DEFINITION && !kept.includes(one)),
    ],
  }
}

const build = (document: DocumentNode) => buildASTSchema(document, { assumeValid: true })

/**
 * What of a schema breaks clients of an earlier one; what that deprecated may go.
 * @param kept the earlier one, as SDL
 * @param present the later one, as SDL
 */
export async function breakingSchemaChanges(kept: string, present: string): Promise<string[]> {
  const promised = reachable(withoutDeprecated(parse(kept)))
  const changes: Change[] = await diff(build(promised), build(parse(present)))
  return changes
    .filter(({ criticality }) => criticality.level === CriticalityLevel.Breaking)
    .map(({ path, message }) => `${path ?? ''}: ${message}`)
}
