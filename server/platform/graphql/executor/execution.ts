import type { FieldNode } from 'graphql'
import {
  type GraphQLError,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  getArgumentValues,
  locatedError,
  type OperationDefinitionNode,
} from 'graphql'
import { resolveFirst } from './direct.ts'
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
  readonly #fields: FieldExecution[] = []

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

  /** What this execution knows of a field. @throws GraphQLError when its arguments are not as the schema wants */
  field(field: FieldPlan): FieldExecution {
    const known = this.#fields[field.index]
    if (known) return known
    const made = new FieldExecution(this, field)
    this.#fields[field.index] = made
    return made
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

/** A field in one execution: what is found out once for all its rows. */
class FieldExecution {
  /** What resolvers get to know of the field; its path without the numbers of rows. */
  readonly info: GraphQLResolveInfo
  readonly #args: Record<string, unknown>
  readonly #context: unknown
  readonly #field: FieldPlan
  /** What gives the rows after the first their value, once that has shown that no plugin looks at them. */
  #direct: GraphQLFieldResolver<unknown, unknown> | undefined
  #isFirst = true

  constructor(run: Execution, field: FieldPlan) {
    this.#field = field
    this.#context = run.context
    this.#args = getArgumentValues(field.def, field.nodes[0] as FieldNode, run.variables)
    this.info = {
      fieldName: field.def.name,
      fieldNodes: field.nodes,
      returnType: field.def.type,
      parentType: field.parent,
      path: field.place,
      schema: run.plan.scope.schema,
      fragments: run.plan.scope.fragments,
      rootValue: run.root,
      operation: run.operation,
      variableValues: run.variables,
    }
  }

  /** The value of the field on a row, as its resolver gives it. */
  resolve(source: unknown): unknown {
    const direct = this.#direct
    if (direct) {
      const value = direct(source, this.#args, this.#context, this.info)
      // What is not there may be still to be loaded.
      if (value !== undefined) return value
    }
    if (!this.#isFirst || !this.#field.own) {
      return this.#field.resolve(source, this.#args, this.#context, this.info)
    }
    this.#isFirst = false
    const first = resolveFirst(this.#field, source, this.#args, this.#context, this.info)
    this.#direct = first.direct
    return first.value
  }
}

function keysOf(path: Path): (string | number)[] {
  const keys: (string | number)[] = []
  for (let at: Path | undefined = path; at; at = at.prev) keys.push(at.key)
  return keys.reverse()
}
