import {
  type DirectiveNode,
  type DocumentNode,
  type ExecutionArgs,
  type ExecutionResult,
  type FragmentDefinitionNode,
  type GraphQLError,
  getOperationAST,
  execute as graphqlExecute,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  SchemaMetaFieldDef,
  TypeMetaFieldDef,
  visit,
} from 'graphql'
import { executeField, executeFields, isPromise } from './complete.ts'
import { Execution } from './execution.ts'
import { type FieldPlan, OperationPlan } from './plan.ts'
import { coerceVariables } from './variables.ts'

interface Planned {
  plan: OperationPlan
  fields: FieldPlan[]
}

/** What is known of a document: its operation, and a plan for each way in which parts of it are skipped. */
interface Prepared {
  operation: OperationDefinitionNode
  fragments: Record<string, FragmentDefinitionNode>
  /** Variables of @skip and @include. */
  switches: string[]
  plans: Map<string, Planned | null>
}

const MAX_PLANS = 64
const prepared = new WeakMap<DocumentNode, Map<string, Prepared | null>>()

/**
 * Executes a validated query or mutation, or a subscription for one event (its `rootValue`), as graphql-js does, with
 * the same results and errors, quicker: what depends on the document alone is worked out once for it, what depends on
 * the request once for its rows. Resolvers see one difference: `info.path` does not hold the numbers of list items.
 */
export function execute(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  const operation = getOperationAST(args.document, args.operationName)
  // What is wrong with a document graphql-js says best.
  if (!operation) return graphqlExecute(args) as ExecutionResult
  const variables = coerceVariables(args.schema, operation, args.variableValues ?? {})
  if ('error' in variables) return { errors: [variables.error] }
  const document = prepare(args, operation)
  const planned = document && planOf(args, document, variables.coerced)
  // Introspection is its own.
  if (!planned) return graphqlExecute(args) as ExecutionResult | Promise<ExecutionResult>
  const { plan, fields } = planned
  const run = new Execution(plan, operation, args.contextValue, args.rootValue, variables.coerced)
  const answer = (data: unknown): ExecutionResult =>
    (run.errors.length > 0 ? { errors: run.errors, data } : { data }) as ExecutionResult
  const fail = (error: unknown) => {
    run.record(error as GraphQLError, undefined)
    return answer(null)
  }
  try {
    const data =
      operation.operation === OperationTypeNode.MUTATION
        ? executeSerially(run, fields, args.rootValue)
        : executeFields(run, fields, args.rootValue, undefined)
    return isPromise(data) ? data.then(answer, fail) : answer(data)
  } catch (error) {
    return fail(error)
  }
}

/** Mutations: each when the one before it is done. */
async function executeSerially(run: Execution, fields: readonly FieldPlan[], root: unknown) {
  const result: Record<string, unknown> = {}
  for (const field of fields) result[field.key] = await executeField(run, field, root, undefined)
  return result
}

function prepare({ document, operationName }: ExecutionArgs, operation: OperationDefinitionNode): Prepared | null {
  const byName = prepared.get(document) ?? new Map<string, Prepared | null>()
  prepared.set(document, byName)
  const name = operationName ?? ''
  const known = byName.get(name)
  if (known !== undefined) return known
  const made = isPlannable(document) ? { operation, ...partsOf(document), plans: new Map() } : null
  byName.set(name, made)
  return made
}

/** Not introspection, nor a response name that is no plain property of an object. */
function isPlannable(document: DocumentNode): boolean {
  let plannable = true
  visit(document, {
    Field({ name, alias }) {
      if (name.value === SchemaMetaFieldDef.name || name.value === TypeMetaFieldDef.name) plannable = false
      if ((alias ?? name).value === '__proto__') plannable = false
    },
  })
  return plannable
}

function partsOf(document: DocumentNode): Pick<Prepared, 'fragments' | 'switches'> {
  const fragments: Record<string, FragmentDefinitionNode> = Object.create(null)
  for (const node of document.definitions) if (node.kind === Kind.FRAGMENT_DEFINITION) fragments[node.name.value] = node
  const switches = new Set<string>()
  visit(document, { Directive: (node) => namesOf(node).forEach((name) => void switches.add(name)) })
  return { fragments, switches: [...switches] }
}

function namesOf({ name, arguments: list = [] }: DirectiveNode): string[] {
  if (name.value !== 'skip' && name.value !== 'include') return []
  return list.flatMap(({ value }) => (value.kind === Kind.VARIABLE ? value.name.value : []))
}

function planOf({ schema }: ExecutionArgs, document: Prepared, variables: Record<string, unknown>): Planned | null {
  const { operation, fragments, switches, plans } = document
  const key = switches.map((name) => `${variables[name]}`).join()
  const known = plans.get(key)
  if (known !== undefined) return known
  const type = schema.getRootType(operation.operation)
  let planned: Planned | null = null
  if (type) {
    const decided = Object.fromEntries(switches.map((name) => [name, variables[name]]))
    const plan = new OperationPlan({ schema, fragments, variables: decided })
    planned = { plan, fields: plan.fields(type, [operation.selectionSet], undefined) }
  }
  if (plans.size < MAX_PLANS) plans.set(key, planned)
  return planned
}
