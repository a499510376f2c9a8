import type { DocumentNode, ExecutionResult } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { execute } from '../../platform/graphql/executor/execute.ts'
import { maskedError } from '../../platform/graphql/mask.ts'
import { schema } from '../../schema.ts'

/**
 * Runs a document of ours in process, with the rules and the masking of every other door: rest-compat calls it.
 * @param document parsed and validated at start-up
 */
export async function executeOwn(
  document: DocumentNode,
  variables: Record<string, unknown>,
  ctx: Context,
): Promise<ExecutionResult> {
  const result = await execute({ schema, document, variableValues: variables, contextValue: ctx })
  return result.errors ? { ...result, errors: result.errors.map((error) => maskedError(error, ctx)) } : result
}
