import { type DocumentNode, GraphQLError } from 'graphql'
import type { Context } from '../../platform/context.ts'
import type { HttpCall } from '../../platform/http/call.ts'
import { type PersistedDocument, persistedOnly, unknownDocument } from './persistedDocuments.ts'

const MAX_DEPTH = 64
const JSON_BODY = /^application\/(graphql\+)?json\b/i

/** What a caller sends: a persisted `id`, or with a token a `query`. */
export interface Params {
  id?: unknown
  query?: unknown
  variables?: unknown
  operationName?: unknown
  extensions?: unknown
}

/** The refusal of a request that is none. */
export function badRequest(message: string, status = 400): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_REQUEST', http: { status } } })
}

/** Refuses JSON nested so deep that a recursive reader would fail on it. */
function checkDepth(text: string): void {
  let depth = 0
  let inString = false
  for (let index = 0; index < text.length; index++) {
    const char = text.charCodeAt(index)
    if (inString) {
      if (char === 92) index++
      else if (char === 34) inString = false
    } else if (char === 34) inString = true
    else if (char === 91 || char === 123) {
      if (++depth > MAX_DEPTH) throw badRequest('JSON annidato oltre il consentito.')
    } else if (char === 93 || char === 125) depth--
  }
}

/**
 * Parses a JSON body safely.
 * @throws GraphQLError 400 when it is not JSON or nested too deep
 */
function readJson(text: string): unknown {
  checkDepth(text)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('JSON non valido.')
  }
}

/** The parameters in the body of a POST. @throws GraphQLError 400 when they are none */
function paramsOf(text: string): Params {
  const body = readJson(text)
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw badRequest('Richieste multiple non ammesse.')
  return checkTypes(body)
}

const isObject = (value: unknown) => typeof value === 'object' && !Array.isArray(value)

/** GraphQL over HTTP: a parameter of another type than the protocol's is a bad request, whatever else it holds. */
function checkTypes(params: Params): Params {
  const { query, operationName, variables, extensions } = params
  for (const [name, value] of Object.entries({ query, operationName })) {
    if (value !== undefined && value !== null && typeof value !== 'string')
      throw badRequest(`${name} deve essere un testo.`)
  }
  for (const [name, value] of Object.entries({ variables, extensions })) {
    if (value !== undefined && !isObject(value)) throw badRequest(`${name} deve essere un oggetto.`)
  }
  return params
}

/**
 * The parameters of a GraphQL request over HTTP, from body or query string.
 * @param body of a POST
 * @throws GraphQLError 400 or 415 when it is no such request
 */
export function readParams({ method, url, headers }: HttpCall, body: string): Params {
  if (method === 'GET') {
    const { searchParams } = new URL(url)
    const params: Params = Object.fromEntries([...searchParams].filter(([name]) => name !== 'variables'))
    const variables = searchParams.get('variables')
    return checkTypes(variables ? { ...params, variables: readJson(variables) } : params)
  }
  if (!JSON_BODY.test(headers.get('content-type') ?? '')) throw badRequest('Content-Type non supportato.', 415)
  return paramsOf(body)
}

/** The persisted id wherever a client may put it: at the root, or in `extensions` (websocket). */
function persistedIdOf({ id, extensions }: Params): string | null {
  if (typeof id === 'string') return id
  const extended = (extensions as { id?: unknown } | null | undefined)?.id
  return typeof extended === 'string' ? extended : null
}

/** The document to run, and whether it is one of ours. */
type ChosenDocument = { persistito: true; text: string; document: DocumentNode } | { persistito: false; text: string }

/**
 * Which document a request means: browsers send persisted ones, a token may send any, and in development so may
 * a logged-in user.
 * @throws GraphQLError for an unknown id, or a free document of a browser
 */
export function chooseDocument(
  params: Params,
  ctx: Context,
  persisted: Map<string, PersistedDocument>,
): ChosenDocument {
  const id = persistedIdOf(params)
  if (id !== null) {
    const known = persisted.get(id)
    if (!known) throw unknownDocument()
    return { persistito: true, ...known }
  }
  const free = ctx.auth.tipo === 'token' || (!ctx.services.config.production && ctx.viewer !== null)
  if (!free) throw persistedOnly()
  if (typeof params.query !== 'string') throw badRequest('Manca query, il testo del documento.')
  return { persistito: false, text: params.query }
}
