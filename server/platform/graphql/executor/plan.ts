import {
  defaultFieldResolver,
  type FieldNode,
  type GraphQLField,
  type GraphQLFieldResolver,
  type GraphQLObjectType,
  getNullableType,
  isLeafType,
  isNonNullType,
  TypeNameMetaFieldDef,
} from 'graphql'
import { collectFields, type Scope } from './collect.ts'
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
