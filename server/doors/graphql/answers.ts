import { GraphQLError } from 'graphql'
import { type GraphQLHTTPExtensions, processRegularResult } from 'graphql-yoga'
import { maskedError } from '#platform/graphql/mask.ts'
import { packed, takesGzip } from '../http/gzip.ts'
import type { GraphqlPlugin } from './asking.ts'
import { EVENT_STREAM, JSON_TYPE, mediaType, RESPONSE_TYPE, takesStream } from './mediaTypes.ts'

type OnResponse = Parameters<NonNullable<GraphqlPlugin['onResponse']>>[0]

/** What is known of an answer before it is made. */
interface Answer {
  /** Its caller could not read it: nothing is run for it. */
  isUnacceptable?: boolean
  /** Yoga has written it. */
  isWritten?: boolean
}

/** What an error asks of the answer. @param data of the result: undefined when nothing was executed */
function httpOf({ extensions }: GraphQLError, data: object | null | undefined): { http?: GraphQLHTTPExtensions } {
  const { http, code, retryAfter } = extensions
  if (http) return { http }
  if (data === undefined) return { http: { status: 400 } }
  const isEmpty = data === null || Object.values(data).every((value) => value === null)
  return code === 'UNAVAILABLE' && isEmpty
    ? { http: { status: 503, headers: { 'Retry-After': String(retryAfter) } } }
    : {}
}

const notAcceptable = () => new Response(null, { status: 406, headers: { Accept: `${JSON_TYPE}, ${RESPONSE_TYPE}` } })

/** Errors as their caller may see them, with their status; media types; what stands on every answer of `/graphql`. */
export function answersPlugin(): GraphqlPlugin<Answer> {
  return {
    onRequest({ serverContext }) {
      serverContext.position = serverContext.ctx.services.events.posizione()
    },
    onExecute({ context, extendContext, setResultAndStopExecution }) {
      const { request, ctx } = context
      if (!request || mediaType(request.headers.get('accept')) || takesStream(request, ctx)) return
      extendContext({ isUnacceptable: true })
      setResultAndStopExecution({})
    },
    onResultProcess({ request, result, serverContext, setResult, setResultProcessor }) {
      serverContext.isWritten = true
      if (serverContext.isUnacceptable) return setResultProcessor(notAcceptable, JSON_TYPE)
      if (Symbol.asyncIterator in result || Array.isArray(result) || !result.errors) return
      const { data } = result
      const errors = result.errors.map((error) => {
        const shown = data === undefined ? maskedError(error, serverContext.ctx) : error
        const { message, nodes, source, positions, path, extensions: told } = shown
        const extensions = { ...told, ...httpOf(error, data) }
        return new GraphQLError(message, { nodes, source, positions, path, extensions })
      })
      setResult({ ...result, errors })
      // Who asked for what is not ours, or for a stream, reads a refusal as JSON.
      if (data === undefined)
        setResultProcessor(processRegularResult, mediaType(request.headers.get('accept')) ?? JSON_TYPE)
    },
    onResponse(made) {
      if (made.serverContext.isWritten) return completed(made)
    },
  }
}

/** What Yoga has written, with the headers of `/graphql`, compressed for who takes it. */
async function completed({ request, response, serverContext, setResponse }: OnResponse) {
  const { headers, status } = response
  const { position, ctx } = serverContext
  headers.set('Vary', 'Accept-Encoding')
  if (position && ctx.viewer) headers.set('X-Eventi', position)
  if (headers.get('content-type') === EVENT_STREAM) {
    // Of the connection, which is not Yoga's here; and nginx would keep events until its buffer is full.
    for (const name of ['Connection', 'Content-Encoding']) headers.delete(name)
    headers.set('X-Accel-Buffering', 'no')
    return
  }
  const accepts = request.headers.get('accept-encoding')
  if (status === 406 || !takesGzip(accepts)) return
  const all = Object.fromEntries(headers)
  setResponse(new Response(await packed(await response.text(), accepts, all), { status, headers: all }))
}
