import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { execute } from '../../platform/graphql/executor/execute.ts'
import type { HttpCall } from '../../platform/http/call.ts'
import { schema } from '../../schema.ts'
import { forCaller, timeOperation } from './outcome.ts'
import type { Params } from './request.ts'

const MEDIA_TYPES = ['application/graphql-response+json', 'application/json']

/** The answer's media type when the client asks for JSON and nothing else; null for what Yoga negotiates. */
function mediaType({ headers }: HttpCall): string | null {
  const accept = headers.get('accept') ?? ''
  if (MEDIA_TYPES.includes(accept)) return accept
  const wanted = accept.split(',').map((type) => type.trim())
  return wanted.every((type) => MEDIA_TYPES.includes(type)) ? (wanted[0] ?? null) : null
}

/** How a persisted document is run and answered. */
export interface ShortRun {
  type: string
  operationName: string | undefined
}

/** An answer before it is a fetch Response or node's own. */
export interface ShortAnswer {
  status: number
  /** Content-Type. */
  type: string
  headers: Record<string, string>
  body: string
}

/**
 * Whether a persisted document, which is parsed and validated already, may take the short way: executed and answered
 * without Yoga, with the same result, status and headers (persistedShort.test.ts).
 * @returns null for what goes the long way: subscriptions, a mutation by GET, an unknown operation, other media types
 */
export function prepareShort(chiamata: HttpCall, document: DocumentNode, params: Params): ShortRun | null {
  const type = mediaType(chiamata)
  const operationName = typeof params.operationName === 'string' ? params.operationName : undefined
  const operation = getOperationAST(document, operationName)?.operation
  const isRunnable = operation === OperationTypeNode.QUERY || operation === OperationTypeNode.MUTATION
  const { method } = chiamata
  const isAllowed = method === 'POST' || (method === 'GET' && operation === OperationTypeNode.QUERY)
  return type !== null && isRunnable && isAllowed ? { type, operationName } : null
}

/** Runs what `prepareShort` let through. */
export async function answerShort(
  { type, operationName }: ShortRun,
  document: DocumentNode,
  { variables }: Params,
  ctx: Context,
): Promise<ShortAnswer> {
  const done = timeOperation(document, operationName, ctx)
  const variableValues = (variables ?? {}) as Record<string, unknown>
  const result = await execute({ schema, document, operationName, variableValues, contextValue: ctx })
  done(result)
  return rispondi(forCaller(result, ctx), type)
}

/** A result as an answer, with the highest status that its errors ask for. */
function rispondi(result: ExecutionResult, type: string): ShortAnswer {
  const statuses = result.errors?.map(({ extensions }) => extensions.http?.status ?? 200) ?? []
  const body = result.errors ? { ...result, errors: result.errors.map(senzaHttp) } : result
  const headers = Object.assign({}, ...(result.errors?.map(({ extensions }) => extensions.http?.headers) ?? []))
  return { status: Math.max(200, ...statuses), type: `${type}; charset=utf-8`, headers, body: JSON.stringify(body) }
}

function senzaHttp(error: GraphQLError): GraphQLError {
  const { message, path, nodes } = error
  const { http, ...extensions } = error.extensions
  return new GraphQLError(message, { path, nodes, extensions })
}
