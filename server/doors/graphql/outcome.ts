import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { maskedError } from '../../platform/graphql/mask.ts'

/** A result as the caller may see it, each error with the HTTP status it asks for in `extensions.http`. */
export function forCaller(result: ExecutionResult, ctx: Context): ExecutionResult {
  if (!result.errors) return result
  const errors = result.errors.map((error) => {
    const { message, path, nodes, extensions } = maskedError(error, ctx)
    const http = extensions.http ?? httpDi(result, extensions)
    return new GraphQLError(message, { path, nodes, extensions: { ...extensions, http } })
  })
  return { ...result, errors }
}

/** The status of an answer that has nothing but errors; undefined for the usual one. */
function httpDi({ data }: ExecutionResult, { code, retryAfter }: Record<string, unknown>) {
  // A request that never became an execution (bad variables, limits) has no data at all: 400 for every media type.
  if (data === undefined) return { status: 400 }
  const isEmpty = data === null || Object.values(data).every((value) => value === null)
  if (code !== 'UNAVAILABLE' || !isEmpty) return undefined
  return { status: 503, headers: { 'Retry-After': String(retryAfter) } }
}

/**
 * Times a persisted operation for /metrics; the names of free documents are not ours to count.
 * @returns to be called with the result
 */
export function timeOperation(document: DocumentNode, wanted: string | null | undefined, ctx: Context) {
  const operation = getOperationAST(document, wanted)
  const started = performance.now()
  return ({ errors }: ExecutionResult) => {
    const seconds = (performance.now() - started) / 1000
    const nome = operation?.name?.value ?? 'altra'
    ctx.services.metrics.graphql(nome, operation?.operation ?? 'query', errors ? 'errore' : 'ok', seconds)
  }
}
