import { createYoga } from 'graphql-yoga'
import { bearerOf } from '#platform/call.ts'
import { Refusal } from '#platform/errors.ts'
import { schema } from '#server/schema.ts'
import type { Door, Respond } from '../http/frame.ts'
import { answersPlugin } from './answers.ts'
import type { Asking } from './asking.ts'
import { costLimitsPlugin } from './costLimits.ts'
import { executorPlugin } from './executor.ts'
import { type GraphiqlPage, graphiqlOptions, graphiqlPlugin, renderGraphiql } from './graphiql.ts'
import { JSON_TYPE, mediaType } from './mediaTypes.ts'
import { type PersistedDocument, persistedDocumentsPlugin } from './persistedDocuments.ts'
import { requestLimitsPlugin } from './requestLimits.ts'
import { tokenStreamsPlugin } from './tokenStreams.ts'

/**
 * GraphQL Yoga for all of `/graphql`, over HTTP and, by `getEnveloped`, on websockets: what is ours are its plugins.
 * @param persisted documents of the browser, by their id
 */
export function createGraphql(persisted: ReadonlyMap<string, PersistedDocument>) {
  return createYoga<Asking & GraphiqlPage & { respond: Respond }>({
    schema,
    graphiql: graphiqlOptions,
    renderGraphiQL: renderGraphiql,
    landingPage: false,
    // /healthz is the product's own.
    healthCheckEndpoint: '/graphql/health',
    // The frame says which origins may call, requestLimits.ts reads bodies, costLimits.ts keeps documents, answers.ts
    // masks errors with what the context knows.
    cors: false,
    multipart: false,
    maxRequestBodySize: false,
    parserAndValidationCache: false,
    maskedErrors: false,
    logging: false,
    // The platform’s own streams: those that Yoga brings fail outside of any call when a caller leaves before they begin.
    fetchAPI: { Response, ReadableStream },
    plugins: [
      answersPlugin(),
      graphiqlPlugin(),
      requestLimitsPlugin(),
      persistedDocumentsPlugin(persisted),
      costLimitsPlugin(),
      tokenStreamsPlugin(),
      executorPlugin(),
    ],
  })
}

/** `/graphql` behind the frame of every request. */
export function createGraphqlDoor(persisted: ReadonlyMap<string, PersistedDocument>): Door {
  const yoga = createGraphql(persisted)
  return {
    cors: true,
    answer: async (request, ctx, by) => yoga.handleRequest(request, { ctx, ...by }),
    /** What is refused before any document is read is told to a token in the words of GraphQL, which its client shows. */
    async refused(refusal, error, { request }) {
      if (!bearerOf(request.headers)) return refusal
      const { status, headers: given } = refusal
      const { detail, request_id: requestId } = (await refusal.json()) as { detail: string; request_id?: string }
      const { bearer, ...told } = error instanceof Refusal ? error.extensions : {}
      const code = error instanceof Refusal ? error.code : status === 503 ? 'UNAVAILABLE' : 'INTERNAL_SERVER_ERROR'
      const extensions = { code, ...told, ...(requestId ? { requestId } : {}) }
      const type = mediaType(request.headers.get('accept')) ?? JSON_TYPE
      const headers = { ...Object.fromEntries(given), 'content-type': `${type}; charset=utf-8` }
      return Response.json({ errors: [{ message: detail, extensions }] }, { status, headers })
    },
  }
}
