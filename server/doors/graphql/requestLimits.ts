import type { GraphQLParams } from 'graphql-yoga'
import { bodyTooLarge, MAX_GRAPHQL_BYTES, maxBody } from '#platform/call.ts'
import { checkCsrf } from '#platform/identity/csrf.ts'
import { badRequest, type GraphqlPlugin } from './asking.ts'

const MAX_DEPTH = 64
const JSON_BODY = /^application\/(graphql\+)?json\b/i

/** What a caller sends: a persisted `id`, or with a token a `query`. */
export type Params = Partial<Record<'id' | 'query' | 'variables' | 'operationName' | 'extensions', unknown>>

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

/** Parses JSON safely. @throws GraphQLError 400 when it is none, or nested too deep */
function readJson(text: string): unknown {
  checkDepth(text)
  try {
    return JSON.parse(text)
  } catch {
    throw badRequest('JSON non valido.')
  }
}

function paramsOfAddress(url: string): Params {
  const { searchParams } = new URL(url)
  const json = (name: string) => (searchParams.get(name) ? readJson(searchParams.get(name) ?? '') : undefined)
  const text = (name: string) => searchParams.get(name) ?? undefined
  const [id, query, operationName] = [text('id'), text('query'), text('operationName')]
  return { id, query, operationName, variables: json('variables'), extensions: json('extensions') }
}

/** The parameters of a request, of which only those of the protocol count; Yoga checks what they are. */
function paramsOf({ method, url, headers }: Request, body: string): unknown {
  if (method === 'GET') return paramsOfAddress(url)
  if (!JSON_BODY.test(headers.get('content-type') ?? '')) throw badRequest('Content-Type non supportato.', 415)
  const sent = readJson(body)
  if (typeof sent !== 'object' || sent === null || Array.isArray(sent)) return sent
  const { id, query, variables, operationName, extensions } = sent as Params
  return { id, query, variables, operationName, extensions }
}

/** A body, unless it is longer than `most` bytes: then null, without reading on. */
async function readBody(request: Request, most: number): Promise<string | null> {
  // No more can come than it says.
  if (request.headers.get('content-length') !== null) return request.text()
  const pieces: Uint8Array[] = []
  let size = 0
  for await (const piece of request.body ?? []) {
    size += piece.length
    if (size > most) return null
    pieces.push(piece)
  }
  return new TextDecoder().decode(Buffer.concat(pieces))
}

/** A request that has been read: its parameters, or what is wrong with them. */
export interface ReadRequest {
  read?: { params: unknown } | { refusal: unknown }
}

/** What a request may be: from a page of ours or with a token, so long, JSON, nested so deep. It is read here, once. */
export function requestLimitsPlugin(): GraphqlPlugin<ReadRequest> {
  return {
    async onRequest({ request, serverContext, endResponse }) {
      const most = maxBody(serverContext.ctx, MAX_GRAPHQL_BYTES)
      if (Number(request.headers.get('content-length')) > most) return endResponse(bodyTooLarge())
      checkCsrf(request, serverContext.ctx)
      // What stands in the way of reading it is that whoever sends it has gone: no fault of ours, and nobody to tell.
      const body = request.method === 'POST' ? await readBody(request, most).catch(() => undefined) : ''
      if (body === undefined) return endResponse(new Response(null, { status: 400 }))
      if (body === null) return endResponse(bodyTooLarge())
      try {
        serverContext.read = { params: paramsOf(request, body) }
      } catch (refusal) {
        serverContext.read = { refusal }
      }
    },
    onRequestParse({ serverContext: { read }, setRequestParser }) {
      setRequestParser(() => {
        if (!read || 'refusal' in read) throw read?.refusal
        return read.params as GraphQLParams
      })
    },
  }
}
