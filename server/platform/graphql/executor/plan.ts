import {
  defaultFieldResolver,
  type FieldNode,
  type FragmentDefinitionNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  GraphQLIncludeDirective,
  type GraphQLObjectType,
  type GraphQLSchema,
  GraphQLSkipDirective,
  getDirectiveValues,
  getNullableType,
  type InlineFragmentNode,
  isAbstractType,
  isLeafType,
  isNonNullType,
  Kind,
  type SelectionNode,
  type SelectionSetNode,
  TypeNameMetaFieldDef,
  typeFromAST,
} from 'graphql'
import { type Completer, completerOf } from './complete.ts'
import { ownResolver } from './direct.ts'

/** A place in the document. Rows of a list share it: what is known of a field is found out once for all of them. */
interface PlanPlace {
  readonly prev: PlanPlace | undefined
  readonly key: string
  readonly typename: string
}

/** All that is known of a field before it is executed. */
export interface FieldPlan {
  /** Response name. */
  key: string
  /** By which an execution keeps what it knows of the field. */
  index: number
  nodes: FieldNode[]
  def: GraphQLField<unknown, unknown>
  parent: GraphQLObjectType
  place: PlanPlace
  resolve: GraphQLFieldResolver<unknown, unknown>
  /** The resolver without what plugins wrap around it, where that may be left out after the first row. */
  own: GraphQLFieldResolver<unknown, unknown> | undefined
  complete: Completer
  nullable: boolean
  /** One scalar or enum, no list. */
  leaf: boolean
  /** What is below, by object type; made when a value of the type is first met. */
  below: Map<GraphQLObjectType, FieldPlan[]>
}

type Variables = Record<string, unknown>

/** What collecting needs of an operation. */
interface Scope {
  schema: GraphQLSchema
  fragments: Record<string, FragmentDefinitionNode>
  variables: Variables
}

/** The fields of selections on an object type, by response name, in order; what is skipped left out. */
function collectFields(
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

/** The plan of an operation whose skipped parts are decided. */
export class OperationPlan {
  readonly scope: Scope
  #fields = 0

  constructor(scope: Scope) {
    this.scope = scope
  }

  /** The fields of selections on a type. */
  fields(type: GraphQLObjectType, sets: Parameters<typeof collectFields>[2], prev: PlanPlace | undefined): FieldPlan[] {
    const plans: FieldPlan[] = []
    for (const [key, nodes] of collectFields(this.scope, type, sets)) {
      const plan = this.#field(type, key, nodes, prev)
      if (plan) plans.push(plan)
    }
    return plans
  }

  /** The fields of a value of an object type that a field returned. */
  below(field: FieldPlan, type: GraphQLObjectType): FieldPlan[] {
    const known = field.below.get(type)
    if (known) return known
    const sets = field.nodes.flatMap(({ selectionSet }) => selectionSet ?? [])
    const made = this.fields(type, sets, field.place)
    field.below.set(type, made)
    return made
  }

  #field(parent: GraphQLObjectType, key: string, nodes: FieldNode[], prev: PlanPlace | undefined): FieldPlan | null {
    const name = nodes[0]?.name.value ?? ''
    const def = name === TypeNameMetaFieldDef.name ? TypeNameMetaFieldDef : parent.getFields()[name]
    if (!def) return null
    return {
      key,
      index: this.#fields++,
      nodes,
      def,
      parent,
      place: { prev, key, typename: parent.name },
      resolve: def.resolve ?? defaultFieldResolver,
      own: ownResolver({ def }),
      complete: completerOf(def.type),
      nullable: !isNonNullType(def.type),
      leaf: isLeafType(getNullableType(def.type)),
      below: new Map(),
    }
  }
}
