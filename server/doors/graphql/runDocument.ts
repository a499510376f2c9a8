import {
  type DocumentNode,
  type ExecutionResult,
  GraphQLError,
  getOperationAST,
  OperationTypeNode,
  parse,
} from 'graphql'
import type { Context } from '#platform/context.ts'
import { Lru } from '#platform/db/sql/lru.ts'
import { mapIterable } from '#platform/events/mapIterable.ts'
import { execute } from '#platform/graphql/executor/execute.ts'
import { executeByReference, type SubscriptionResults, subscribe } from '#platform/graphql/executor/subscribe.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { validateDocument } from '#platform/graphql/validation.ts'
import { followWrites, writtenUnread } from '#platform/written.ts'
import { schema } from '#server/schema.ts'
import { DOCUMENT_LIMITS, type Misura, weighDocument } from './limits.ts'
import { traceOperation } from './traceOperation.ts'

// The one way in which a document is run, whichever door it comes by: a door reads its request and writes its answer.

/** Values of the variables of a document, as they were sent. */
export type Variables = Record<string, unknown>

/** Documents of integrators that are kept parsed and validated, with their plans. */
const KEPT = 200
/** A longer one is read anew each time; characters. */
const KEPT_LENGTH = 20_000
const kept = new Lru<DocumentNode>(KEPT)

function readText(text: string): DocumentNode {
  const document = parsed(text)
  const [error] = validateDocument(schema, document)
  if (error) throw withCode(error, 'GRAPHQL_VALIDATION_FAILED')
  return document
}

function parsed(text: string): DocumentNode {
  try {
    return parse(text, { maxTokens: DOCUMENT_LIMITS.tokens })
  } catch (error) {
    throw error instanceof GraphQLError ? withCode(error, 'GRAPHQL_PARSE_FAILED') : error
  }
}

function withCode({ message, nodes, source, positions }: GraphQLError, code: string): GraphQLError {
  return new GraphQLError(message, { nodes, source, positions, extensions: { code } })
}

/** A document of a caller that may be run, and what it weighs. */
interface ReadDocument {
  document: DocumentNode
  misura: Misura
}

/**
 * Reads a document of a caller: parses and validates it, and holds it to the limits.
 * @throws GraphQLError when it may not be run
 */
export function readDocument(text: string, variables: Variables, { auth, services }: Context): ReadDocument {
  const document = text.length > KEPT_LENGTH ? readText(text) : kept.get(text, () => readText(text))
  const introspection = auth.tipo === 'token' ? auth.introspezione : !services.config.production
  const misura = weighDocument(document, variables, introspection)
  if (misura instanceof GraphQLError) throw misura
  return { document, misura }
}

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
 * @param document one of ours, validated when the server started, or what `readDocument` made of a caller's
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
