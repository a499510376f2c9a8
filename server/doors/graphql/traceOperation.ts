import { type DocumentNode, type ExecutionResult, getOperationAST } from 'graphql'
import type { Context } from '#platform/context.ts'
import { openTracer, traced } from '#platform/tracing/tracing.ts'

/** Of a name that a caller gives, characters. */
const NAME_MAX = 100

type Run = () => ExecutionResult | Promise<ExecutionResult>

/**
 * Runs an operation within a span of its own where spans are asked for: its kind and name, and the kind of its caller.
 * Neither the document nor its variables are told: they hold what people wrote.
 */
export function traceOperation(document: DocumentNode, name: string | undefined, ctx: Context, run: Run) {
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
