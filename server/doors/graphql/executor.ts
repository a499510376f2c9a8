import { type ExecutionResult, getOperationAST } from 'graphql'
import type { Context } from '#platform/context.ts'
import type { GraphqlPlugin, Runnable } from './asking.ts'
import { runOnce } from './idempotency.ts'
import { followDocument, runDocument } from './runDocument.ts'

/** Of a name in the log, characters. */
const OPERATION_NAME_MAX = 100

/** Tells log and figures which operation is run; names of free documents are not ours to count. */
function told({ document, operationName }: Runnable, ctx: Context) {
  const operation = getOperationAST(document, operationName)
  ctx.operation = operation?.name?.value.slice(0, OPERATION_NAME_MAX)
  return operation
}

/**
 * Runs a query or mutation, and counts it; a mutation that brings a key once.
 * @param request over HTTP
 * @param isOurs whether its name may be told
 */
export function runCounted(
  asked: Runnable,
  request: Request | undefined,
  ctx: Context,
  isOurs: boolean,
): Promise<ExecutionResult> {
  return runOnce(asked, request, ctx, () => counted(asked, ctx, isOurs))
}

async function counted(asked: Runnable, ctx: Context, isOurs: boolean): Promise<ExecutionResult> {
  const operation = told(asked, ctx)
  const started = performance.now()
  const result = await runDocument(asked.document, asked.variableValues ?? {}, ctx, asked.operationName ?? undefined)
  const seconds = (performance.now() - started) / 1000
  const name = (isOurs && operation?.name?.value) || 'altra'
  ctx.services.metrics.graphql(name, operation?.operation ?? 'query', result.errors ? 'errore' : 'ok', seconds)
  return result
}

/** Has documents run in the one way, by the executor of the settings, their errors masked. */
export function executorPlugin(): GraphqlPlugin {
  return {
    onExecute({ context: { ctx, known, request }, setExecuteFn }) {
      setExecuteFn((asked: Runnable) => runCounted(asked, request, ctx, known !== undefined))
    },
    onSubscribe({ args: { contextValue }, setSubscribeFn }) {
      const { ctx } = contextValue
      setSubscribeFn((asked: Runnable) => {
        told(asked, ctx)
        return followDocument(asked.document, asked.variableValues ?? {}, ctx, asked.operationName ?? undefined)
      })
    },
  }
}
