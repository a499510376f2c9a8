import { type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode, print } from 'graphql'
import { REFUSAL_STATUS } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import type { RefusalCode } from '#platform/errors.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { canonicalJson } from '#platform/idempotency/canonical.ts'
import { doOnce, IDEMPOTENCY_HEADER, readIdempotencyKey } from '#platform/idempotency/doOnce.ts'
import type { Runnable } from './asking.ts'

/** Faults and limits, after which one tries again. */
const FAULTS = new Set<unknown>(['INTERNAL_SERVER_ERROR', 'UNAVAILABLE', 'BAD_GATEWAY', 'THROTTLED', 'QUERY_LIMIT'])

/** An error as a text keeps it: its places are found again in the same document. */
type KeptError = Pick<GraphQLError, 'message' | 'path' | 'extensions' | 'positions'>

const textOf = ({ data, errors }: ExecutionResult) => {
  const kept = errors?.map(({ message, path, extensions, positions }) => ({ message, path, extensions, positions }))
  return JSON.stringify({ data, errors: kept })
}

function resultOf(text: string, { document }: Runnable): ExecutionResult {
  const { data, errors } = JSON.parse(text) as { data: ExecutionResult['data']; errors?: KeptError[] }
  if (!errors) return { data }
  const source = document.loc?.source
  return { data, errors: errors.map(({ message, ...about }) => new GraphQLError(message, { source, ...about })) }
}

/**
 * Runs a mutation that brings an `Idempotency-Key` over HTTP once for each key of its caller; anything else as it is.
 * @returns what `run` gives, or gave the first time; a result without data that says why the key cannot be used
 */
export async function runOnce(
  asked: Runnable,
  request: Request | undefined,
  ctx: Context,
  run: () => Promise<ExecutionResult>,
): Promise<ExecutionResult> {
  if (!request || request.headers.get(IDEMPOTENCY_HEADER) === null) return run()
  const { document, operationName, variableValues } = asked
  if (getOperationAST(document, operationName)?.operation !== OperationTypeNode.MUTATION) return run()
  try {
    const key = readIdempotencyKey(request.headers)
    if (key === null) return await run()
    const text = document.loc?.source.body ?? print(document)
    const parts = ['graphql', text, operationName ?? '', canonicalJson(variableValues ?? {})]
    return await doOnce(
      ctx,
      { key, request: parts },
      {
        async make() {
          const answer = await run()
          // Without data nothing has begun: variables of another kind.
          const isFault =
            answer.data === undefined || answer.errors?.some(({ extensions }) => FAULTS.has(extensions.code))
          return { answer, text: textOf(answer), isFault: isFault === true }
        },
        read: (kept) => resultOf(kept, asked),
      },
    )
  } catch (error) {
    const { message, extensions } = maskedError(error, ctx)
    const { code, retryAfter } = extensions
    const headers: Record<string, string> = typeof retryAfter === 'number' ? { 'Retry-After': String(retryAfter) } : {}
    const http = { status: REFUSAL_STATUS[code as RefusalCode] ?? 500, headers }
    return { errors: [new GraphQLError(message, { extensions: { ...extensions, http } })] }
  }
}
