import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  getOperationAST,
  execute as graphqlExecute,
} from 'graphql'
import { mapIterable } from '../../events/mapIterable.ts'
import { execute } from './execute.ts'
import { coerceVariables } from './variables.ts'

type Execute = (args: ExecutionArgs) => ExecutionResult | Promise<ExecutionResult>

/** A result for each event of a subscription. */
export type SubscriptionResults = AsyncIterableIterator<ExecutionResult, undefined>

/** What is wrong with the variables of a request; null when they are good. */
function wrongVariables({ schema, document, operationName, variableValues }: ExecutionArgs): ExecutionResult | null {
  const operation = getOperationAST(document, operationName)
  const variables = operation && coerceVariables(schema, operation, variableValues ?? {})
  return variables && 'error' in variables ? { errors: [variables.error] } : null
}

/** graphql-js in the place of `execute`; wrong variables are told in the same words. */
export function executeByReference(args: ExecutionArgs): ExecutionResult | Promise<ExecutionResult> {
  return wrongVariables(args) ?? (graphqlExecute(args) as ExecutionResult | Promise<ExecutionResult>)
}

/**
 * Opens a subscription as graphql-js does, once its variables are known to be good.
 * @param run executes the document for each event
 * @returns the results of its events, or the one that says why there are none
 */
export async function subscribe(
  args: ExecutionArgs,
  run: Execute = execute,
): Promise<SubscriptionResults | ExecutionResult> {
  const wrong = wrongVariables(args)
  if (wrong) return wrong
  const events = await createSourceEventStream(args)
  if (!(Symbol.asyncIterator in events)) return events
  const iterator = events[Symbol.asyncIterator]() as AsyncIterableIterator<unknown>
  return mapIterable(iterator, async (event) => run({ ...args, rootValue: event }))
}
