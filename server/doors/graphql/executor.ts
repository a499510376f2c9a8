import { type DocumentNode, type ExecutionResult, getOperationAST } from 'graphql'
import type { Context } from '#platform/context.ts'
import type { GraphqlPlugin } from './asking.ts'
import { followDocument, runDocument, type Variables } from './runDocument.ts'

/** Of a name in the log, characters. */
const OPERATION_NAME_MAX = 100

/** A document that may be run. */
interface Runnable {
  document: DocumentNode
  variableValues?: Variables | null | undefined
  operationName?: string | null | undefined
}

/** Tells log and figures which operation is run; names of free documents are not ours to count. */
function told({ document, operationName }: Runnable, ctx: Context) {
  const operation = getOperationAST(document, operationName)
  ctx.operation = operation?.name?.value.slice(0, OPERATION_NAME_MAX)
  return operation
}

/** Runs a query or mutation, and counts it. @param isOurs whether its name may be told */
export async function runCounted(asked: Runnable, ctx: Context, isOurs: boolean): Promise<ExecutionResult> {
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
    onExecute({ context: { ctx, known }, setExecuteFn }) {
      setExecuteFn((asked: Runnable) => runCounted(asked, ctx, known !== undefined))
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
