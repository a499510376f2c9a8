import { type ExecutionResult, GraphQLError, parse } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Context } from '#platform/context.ts'
import { executeByReference } from '#platform/graphql/executor/subscribe.ts'
import { maskedError } from '#platform/graphql/mask.ts'
import { validateDocument } from '#platform/graphql/validation.ts'
import { schema } from '#server/schema.ts'
import { DOCUMENT_LIMITS } from '../limits.ts'

// What our door is held to: GraphQL over HTTP by Yoga, documents executed by graphql-js, errors masked by our rules.

interface ServerContext {
  ctx: Context
}

const isStream = (result: unknown) => typeof result === 'object' && result !== null && Symbol.asyncIterator in result

/** The status of an answer that has nothing but errors; undefined for the usual one. */
function statusOf({ data }: ExecutionResult, code: unknown) {
  if (data === undefined) return { status: 400 }
  const isEmpty = data === null || Object.values(data).every((value) => value === null)
  return code === 'UNAVAILABLE' && isEmpty ? { status: 503 } : undefined
}

/** Documents of our own pages, which may be as long as they like. */
export const ownDocuments = new Set<string>()

const rules: Plugin<object, ServerContext> = {
  onParse({ setParseFn }) {
    setParseFn((source, options) => {
      const text = typeof source === 'string' ? source : source.body
      return parse(source, { ...options, maxTokens: ownDocuments.has(text) ? undefined : DOCUMENT_LIMITS.tokens })
    })
  },
  onValidate({ setValidationFn }) {
    setValidationFn(validateDocument)
  },
  onExecute({ setExecuteFn }) {
    setExecuteFn(executeByReference)
  },
  onSubscribe({ setResultAndStopExecution }) {
    const extensions = { code: 'BAD_REQUEST', http: { status: 400 } }
    const error = new GraphQLError('Le sottoscrizioni passano dal websocket o, con un token, da text/event-stream.', {
      extensions,
    })
    setResultAndStopExecution({ errors: [error] })
  },
  onExecutionResult({ result, setResult, context }) {
    if (!result || isStream(result)) return
    const { errors, ...rest } = result as ExecutionResult
    if (!errors) return
    const { ctx } = context as unknown as ServerContext
    const shown = errors.map((error) => {
      const { message, path, nodes, extensions } = maskedError(error, ctx)
      const http = extensions.http ?? statusOf(rest, extensions.code)
      return new GraphQLError(message, { path, nodes, extensions: { ...extensions, http } })
    })
    setResult({ ...rest, errors: shown })
  },
}

const yoga = createYoga<ServerContext>({
  schema,
  cors: false,
  batching: false,
  multipart: false,
  landingPage: false,
  graphiql: false,
  logging: false,
  maskedErrors: false,
  fetchAPI: { Response },
  context: ({ ctx }) => ctx,
  plugins: [rules],
})

/** What Yoga answers a request whose document is written out. */
export async function askYoga(
  { accept, method, ...params }: { query: string; accept: string; method: string; [param: string]: unknown },
  ctx: Context,
): Promise<Response> {
  const headers = { 'content-type': 'application/json', accept }
  if (method !== 'GET') {
    return yoga.fetch(new Request('http://localhost/graphql', { method, headers, body: JSON.stringify(params) }), {
      ctx,
    })
  }
  const sent = Object.entries(params).filter(([, value]) => value !== undefined)
  const search = new URLSearchParams(
    sent.map(([name, value]) => [name, typeof value === 'string' ? value : JSON.stringify(value)]),
  )
  return yoga.fetch(new Request(`http://localhost/graphql?${search}`, { headers }), { ctx })
}
