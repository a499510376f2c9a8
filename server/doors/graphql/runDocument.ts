import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Context } from '#platform/context.ts'
import { mapIterable } from '#platform/events/mapIterable.ts'
import { execute } from '#platform/graphql/executor/execute.ts'
import { executeByReference, type SubscriptionResults, subscribe } from '#platform/graphql/executor/subscribe.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { openTracer, traced } from '#platform/tracing/tracing.ts'
import { followWrites, writtenUnread } from '#platform/written.ts'
import { schema } from '#server/schema.ts'

// The one way in which a document is run, whichever door it comes by.

/** Values of the variables of a document, as they were sent. */
export type Variables = Record<string, unknown>

const executors = { own: execute, graphql: executeByReference }

function argsOf(document: DocumentNode, variables: Variables, ctx: Context, operationName: string | undefined) {
  return { schema, document, operationName, variableValues: variables, contextValue: ctx }
}

/** A result as the caller may see it. */
function masked(result: ExecutionResult, ctx: Context, written?: ReadonlySet<string>): ExecutionResult {
  if (!result.errors) return result
  const told = (error: GraphQLError) => {
    const shown = maskedError(error, ctx)
    const instead = written?.has(`${error.path?.[0]}`) ? writtenUnread(shown.extensions) : null
    if (!instead) return shown
    return new GraphQLError(instead.message, { path: shown.path, extensions: instead.extensions })
  }
  return { ...result, errors: result.errors.map(told) }
}

/** Of a name that a caller gives, characters. */
const NAME_MAX = 100

type Run = () => ExecutionResult | Promise<ExecutionResult>

/**
 * Runs an operation within a span of its own where spans are asked for: its kind and name, and the kind of its caller.
 * Neither the document nor its variables are told: they hold what people wrote.
 */
function traceOperation(document: DocumentNode, name: string | undefined, ctx: Context, run: Run) {
  const operation = openTracer() && getOperationAST(document, name)
  if (!operation) return run()
  const { auth } = ctx
  const called = operation.name?.value.slice(0, NAME_MAX)
  const values = {
    'graphql.operation.type': operation.operation,
    'graphql.operation.name': called,
    'app.caller': auth.tipo,
    'app.token': auth.tipo === 'token' ? auth.tokenId : undefined,
  }
  return traced({ name: called ? `${operation.operation} ${called}` : operation.operation, values }, async (span) => {
    const result = await run()
    const [error] = result.errors ?? []
    if (error) span.failed(String(error.extensions.code ?? 'INTERNAL_SERVER_ERROR'))
    return result
  })
}

/**
 * Runs a query or mutation with the executor of the settings.
 * @param document validated, and within the limits of its caller
 * @returns what the caller may see of the result; without `data` when it was refused before it began
 */
export async function runDocument(
  document: DocumentNode,
  variables: Variables,
  ctx: Context,
  operationName?: string,
): Promise<ExecutionResult> {
  const run = executors[ctx.services.config.executor]
  const answer = () => run(argsOf(document, variables, ctx, operationName))
  const isWrite = getOperationAST(document, operationName)?.operation === OperationTypeNode.MUTATION
  if (!isWrite) return masked(await traceOperation(document, operationName, ctx, answer), ctx)
  const { result, written } = await followWrites(() => traceOperation(document, operationName, ctx, answer))
  return masked(result, ctx, written)
}

/**
 * Opens a subscription, each of whose events is run as `runDocument` runs a query.
 * @returns the results of its events, or the one that says why there are none
 */
export async function followDocument(
  document: DocumentNode,
  variables: Variables,
  ctx: Context,
  operationName?: string,
): Promise<SubscriptionResults | ExecutionResult> {
  const run = executors[ctx.services.config.executor]
  const results = await subscribe(argsOf(document, variables, ctx, operationName), (args) =>
    traceOperation(document, operationName, ctx, () => run(args)),
  )
  if (!(Symbol.asyncIterator in results)) return masked(results, ctx)
  return mapIterable(results, async (result) => masked(result, ctx))
}
