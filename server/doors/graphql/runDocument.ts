import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Context } from '#platform/context.ts'
import { mapIterable } from '#platform/events/mapIterable.ts'
import { execute } from '#platform/graphql/executor/execute.ts'
import { executeByReference, type SubscriptionResults, subscribe } from '#platform/graphql/executor/subscribe.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { followWrites, writtenUnread } from '#platform/written.ts'
import { schema } from '#server/schema.ts'
import { traceOperation } from './traceOperation.ts'

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
