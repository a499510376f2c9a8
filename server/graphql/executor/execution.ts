import {
  type GraphQLError,
  type GraphQLResolveInfo,
  getArgumentValues,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql'
import type { FieldPlan, OperationPlan } from './plan.ts'

/** Where a value stands in the answer: for errors. */
export interface Path {
  readonly prev: Path | undefined
  readonly key: string | number
}

/** What one execution of a plan has of its own. */
export class Execution {
  readonly plan: OperationPlan
  readonly operation: OperationDefinitionNode
  readonly context: unknown
  readonly root: unknown
  readonly variables: Record<string, unknown>
  readonly errors: GraphQLError[] = []
  readonly #nulled = new Set<Path | undefined>()
  readonly #infos: GraphQLResolveInfo[] = []
  readonly #arguments: Record<string, unknown>[] = []

  constructor(
    plan: OperationPlan,
    operation: OperationDefinitionNode,
    context: unknown,
    root: unknown,
    variables: Record<string, unknown>,
  ) {
    this.plan = plan
    this.operation = operation
    this.context = context
    this.root = root
    this.variables = variables
  }

  /** What resolvers get to know of a field; the same for all rows, its path without their numbers. */
  info(field: FieldPlan): GraphQLResolveInfo {
    this.#infos[field.index] ??= {
      fieldName: field.def.name,
      fieldNodes: field.nodes,
      returnType: field.def.type,
      parentType: field.parent,
      path: field.place,
      schema: this.plan.scope.schema,
      fragments: this.plan.scope.fragments,
      rootValue: this.root,
      operation: this.operation,
      variableValues: this.variables,
    }
    return this.#infos[field.index] as GraphQLResolveInfo
  }

  /** The arguments of a field. @throws GraphQLError when they are not as the schema wants */
  arguments(field: FieldPlan): Record<string, unknown> {
    this.#arguments[field.index] ??= getArgumentValues(field.def, field.nodes[0] as never, this.variables)
    return this.#arguments[field.index] as Record<string, unknown>
  }

  /**
   * An error of a value: recorded, and the value is null; where null is not allowed, thrown on to whom it is part of.
   * @throws GraphQLError
   */
  fail(error: unknown, field: FieldPlan, path: Path, nullable: boolean): null {
    const located = locatedError(error as Error, field.nodes, keysOf(path))
    if (!nullable) throw located
    this.record(located, path)
    return null
  }

  /** Keeps an error, unless a value that it is part of is null already. */
  record(error: GraphQLError, path: Path | undefined): void {
    for (let at = path; at; at = at.prev) if (this.#nulled.has(at)) return
    if (this.#nulled.has(undefined)) return
    this.#nulled.add(path)
    this.errors.push(error)
  }
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key)
  return keys.reverse()
}
