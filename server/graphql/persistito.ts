import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Context } from '../context.ts'
import { cronometra, perIlChiamante } from './esito.ts'
import { execute } from './executor/execute.ts'
import type { Params } from './richiesta.ts'
import { schema } from './schema.ts'

const MEDIA_TYPES = ['application/graphql-response+json', 'application/json']

/** The answer's media type when the client asks for JSON and nothing else; null for what Yoga negotiates. */
function mediaType(request: Request): string | null {
  const wanted = (request.headers.get('accept') ?? '').split(',').map((type) => type.trim())
  return wanted.every((type) => MEDIA_TYPES.includes(type)) ? (wanted[0] ?? null) : null
}

/**
 * The short way of a persisted document, which is parsed and validated already: executed and answered without Yoga,
 * with the same result, status and headers (persistito.test.ts).
 * @returns null for what goes the long way: subscriptions, a mutation by GET, an unknown operation, other media types
 */
export async function rispondiPersistito(
  request: Request,
  document: DocumentNode,
  { operationName, variables }: Params,
  ctx: Context,
): Promise<Response | null> {
  const type = mediaType(request)
  const name = typeof operationName === 'string' ? operationName : undefined
  const operation = getOperationAST(document, name)?.operation
  const isRunnable = operation === OperationTypeNode.QUERY || operation === OperationTypeNode.MUTATION
  const isAllowed = request.method === 'POST' || (request.method === 'GET' && operation === OperationTypeNode.QUERY)
  if (type === null || !isRunnable || !isAllowed) return null
  const done = cronometra(document, name, ctx)
  const variableValues = (variables ?? {}) as Record<string, unknown>
  const result = await execute({ schema, document, operationName: name, variableValues, contextValue: ctx })
  done(result)
  return rispondi(perIlChiamante(result, ctx), type)
}

/** A result as an HTTP response, with the highest status that its errors ask for. */
function rispondi(result: ExecutionResult, type: string): Response {
  const statuses = result.errors?.map(({ extensions }) => extensions.http?.status ?? 200) ?? []
  const body = result.errors ? { ...result, errors: result.errors.map(senzaHttp) } : result
  const headers = { 'Content-Type': `${type}; charset=utf-8` }
  return new Response(JSON.stringify(body), { status: Math.max(200, ...statuses), headers })
}

function senzaHttp(error: GraphQLError): GraphQLError {
  const { message, path, nodes } = error
  const { http, ...extensions } = error.extensions
  return new GraphQLError(message, { path, nodes, extensions })
}
