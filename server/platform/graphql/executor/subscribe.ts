import { type ExecutionArgs, getOperationAST, subscribe as graphqlSubscribe } from 'graphql'
import { coerceVariables } from './variables.ts'

/** Opens a subscription as graphql-js does, once its variables are known to be good. */
export function subscribe(args: ExecutionArgs): ReturnType<typeof graphqlSubscribe> {
  const operation = getOperationAST(args.document, args.operationName)
  const variables = operation && coerceVariables(args.schema, operation, args.variableValues ?? {})
  if (variables && 'error' in variables) return Promise.resolve({ errors: [variables.error] })
  return graphqlSubscribe(args)
}
