import {
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  type InlineFragmentNode,
  isAbstractType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  typeFromAST,
} from 'graphql'

type Variables = Record<string, unknown>

/** What collecting needs of an operation. */
export interface Scope {
  schema: GraphQLSchema
  fragments: Record<string, FragmentDefinitionNode>
  variables: Variables
}

/** The fields of selections on an object type, by response name, in order; what is skipped left out. */
export function collectFields(
  scope: Scope,
  type: GraphQLObjectType,
  sets: readonly SelectionSetNode[],
): Map<string, FieldNode[]> {
  const fields = new Map<string, FieldNode[]>()
  const visited = new Set<string>()
  const add = (set: SelectionSetNode) => {
    for (const node of set.selections) {
      if (!isIncluded(scope.variables, node)) continue
      if (node.kind === Kind.FIELD) {
        const name = node.alias?.value ?? node.name.value
        const nodes = fields.get(name)
        if (nodes) nodes.push(node)
        else fields.set(name, [node])
        continue
      }
      if (node.kind === Kind.INLINE_FRAGMENT) {
        if (matches(scope.schema, node, type)) add(node.selectionSet)
        continue
      }
      const name = node.name.value
      if (visited.has(name)) continue
      visited.add(name)
      const fragment = scope.fragments[name]
      if (fragment && matches(scope.schema, fragment, type)) add(fragment.selectionSet)
    }
  }
  sets.forEach(add)
  return fields
}

function isIncluded(variables: Variables, node: SelectionNode): boolean {
  if (!node.directives?.length) return true
  if (getDirectiveValues(GraphQLSkipDirective, node, variables)?.if === true) return false
  return getDirectiveValues(GraphQLIncludeDirective, node, variables)?.if !== false
}

function matches(
  schema: GraphQLSchema,
  { typeCondition }: FragmentDefinitionNode | InlineFragmentNode,
  type: GraphQLObjectType,
): boolean {
  if (!typeCondition) return true
  const wanted = typeFromAST(schema, typeCondition)
  return wanted === type || (isAbstractType(wanted) && schema.isSubType(wanted, type))
}
