import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, OperationTypeNode } from 'graphql'
import type { Context } from '../../platform/context.ts'
import { maskedError } from '../../platform/graphql/mask.ts'
import type { HttpCall } from '../../platform/http/call.ts'
import { answerStream, EVENT_STREAM, type HttpAnswer } from './eventStream.ts'
import { DOCUMENT_LIMITS, type Misura } from './limits.ts'
import type { PersistedDocument } from './persistedDocuments.ts'
import { badRequest, chooseDocument, readParams } from './request.ts'
import { readDocument, runDocument, type Variables } from './runDocument.ts'

/** Of a name in the log, characters. */
const OPERATION_NAME_MAX = 100
const RESPONSE_TYPE = 'application/graphql-response+json'
const JSON_TYPE = 'application/json'

/** The media type in which a caller wants the answer: the first that is ours; null when none is. */
export function mediaType(accept: string | null): string | null {
  if (accept === null || accept === JSON_TYPE || accept === RESPONSE_TYPE) return accept ?? JSON_TYPE
  for (const one of accept.toLowerCase().split(',')) {
    const [type, ...params] = one.split(';').map((part) => part.trim())
    const charset = params.find((param) => param.startsWith('charset='))
    if (charset && charset !== 'charset=utf-8') continue
    if (type === RESPONSE_TYPE) return RESPONSE_TYPE
    if (type === JSON_TYPE || type === 'application/*' || type === '*/*') return JSON_TYPE
  }
  return null
}

function notAllowed(message: string, allowed: string): GraphQLError {
  const http = { status: 405, headers: { Allow: allowed } }
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http } })
}

/**
 * The operation to run; what GraphQL over HTTP refuses is told in the words of its tools.
 * @throws GraphQLError for one that is not there, or not for this door
 */
function operationOf(method: string, document: DocumentNode, name: string | undefined, isStream: boolean) {
  const operation = getOperationAST(document, name)
  if (!operation) {
    const extensions = { code: 'OPERATION_RESOLUTION_FAILURE', http: { status: 400 } }
    throw new GraphQLError('Could not determine what operation to execute.', { extensions })
  }
  if (operation.operation === OperationTypeNode.SUBSCRIPTION && !isStream)
    throw badRequest('Le sottoscrizioni passano dal websocket o, con un token, da text/event-stream.')
  if (operation.operation === OperationTypeNode.MUTATION && method === 'GET')
    throw notAllowed('Can only perform a mutation operation from a POST request.', 'POST')
  return operation
}

/**
 * GraphQL over HTTP: reads a request, runs its document, writes the answer.
 * @param body of a POST
 */
export async function answerGraphql(
  call: HttpCall,
  body: string,
  ctx: Context,
  persisted: Map<string, PersistedDocument>,
): Promise<HttpAnswer> {
  const type = mediaType(call.headers.get('accept'))
  const { auth } = ctx
  const wantsStream = (call.headers.get('accept') ?? '').includes(EVENT_STREAM)
  try {
    if (call.method !== 'GET' && call.method !== 'POST')
      throw notAllowed('GraphQL only supports GET and POST requests.', 'GET, POST')
    const params = readParams(call, body)
    const chosen = chooseDocument(params, ctx, persisted)
    const variables = (params.variables ?? {}) as Variables
    const { document, misura } = chosen.persistito
      ? { ...chosen, misura: null }
      : readDocument(chosen.text, variables, ctx)
    const name = typeof params.operationName === 'string' ? params.operationName : undefined
    const isStream = wantsStream && auth.tipo === 'token'
    const operation = operationOf(call.method, document, name, isStream)
    ctx.operation = operation.name?.value.slice(0, OPERATION_NAME_MAX)
    if (isStream) return await answerStream(call, { document, variables, operation }, auth.tokenId, ctx)
    if (!type) return { status: 406, headers: { Accept: `${JSON_TYPE}, ${RESPONSE_TYPE}` }, body: '' }
    const started = performance.now()
    const result = await runDocument(document, variables, ctx, name)
    const seconds = (performance.now() - started) / 1000
    // The names of free documents are not ours to count.
    const called = (chosen.persistito && operation.name?.value) || 'altra'
    ctx.services.metrics.graphql(called, operation.operation, result.errors ? 'errore' : 'ok', seconds)
    return written(
      misura && ctx.auth.tipo === 'token' ? { ...result, extensions: limitsOf(misura, ctx) } : result,
      type,
    )
  } catch (error) {
    if (!(error instanceof GraphQLError)) throw error
    return written({ errors: [maskedError(error, ctx)] }, type ?? JSON_TYPE)
  }
}

/** What a token is told beside its data: what its document weighs, and how many calls it has left. */
function limitsOf({ costo, profondita }: Misura, { rate }: Context) {
  const cost = { used: costo, max: DOCUMENT_LIMITS.costo }
  const depth = { used: profondita, max: DOCUMENT_LIMITS.profondita }
  return { limits: { cost, depth, ...(rate ? { requests: rate } : {}) } }
}

/** A result as an answer, with the highest status and the headers that its errors ask for. */
function written(result: ExecutionResult, type: string): HttpAnswer {
  const headers: Record<string, string> = { 'Content-Type': `${type}; charset=utf-8` }
  if (!result.errors) return { status: 200, headers, body: JSON.stringify(result) }
  let status = 200
  for (const error of result.errors) {
    const asked = httpOf(error, result, type)
    if (asked.status && asked.status > status) status = asked.status
    Object.assign(headers, asked.headers)
  }
  return { status, headers, body: JSON.stringify({ ...result, errors: result.errors.map(withoutHttp) }) }
}

/** Documents that cannot be read: with the old media type these are answers as any other. */
const UNREADABLE = ['GRAPHQL_PARSE_FAILED', 'GRAPHQL_VALIDATION_FAILED']

interface AskedHttp {
  status?: number
  headers?: Record<string, string>
}

/** What an error asks of the answer. */
function httpOf({ extensions }: GraphQLError, { data }: ExecutionResult, type: string): AskedHttp {
  const { http, code, retryAfter } = extensions
  if (http) return http as AskedHttp
  if (UNREADABLE.includes(code as string)) return { status: type === JSON_TYPE ? 200 : 400 }
  // A request that never became an execution (bad variables, limits) has no data at all.
  if (data === undefined) return { status: 400 }
  const isEmpty = data === null || Object.values(data).every((value) => value === null)
  return code === 'UNAVAILABLE' && isEmpty ? { status: 503, headers: { 'Retry-After': String(retryAfter) } } : {}
}

function withoutHttp(error: GraphQLError) {
  if (!error.extensions.http) return error
  const { http, ...extensions } = error.extensions
  return { ...error.toJSON(), extensions }
}
