import type { DocumentNode, ExecutionResult } from 'graphql'
import { GraphQLError, parse } from 'graphql'
import { createYoga, type Plugin } from 'graphql-yoga'
import type { Context } from '../../platform/context.ts'
import { execute } from '../../platform/graphql/executor/execute.ts'
import { validateDocument } from '../../platform/graphql/validation.ts'
import { schema } from '../../schema.ts'
import { beyondLimits, DOCUMENT_LIMITS } from './limits.ts'
import { forCaller, timeOperation } from './outcome.ts'
import type { PersistedDocument } from './persistedDocuments.ts'
import { answerShort, prepareShort } from './persistedShort.ts'
import { chooseDocument, readParams } from './request.ts'

interface ServerContext {
  ctx: Context
  /** One of ours: free of limits. */
  persistito: boolean
}

const isList = (result: unknown): result is AsyncIterable<unknown> =>
  typeof result === 'object' && result !== null && Symbol.asyncIterator in result

/** Limits for free documents, and errors as the caller may see them. */
const policy: Plugin<object, ServerContext> = {
  onParse({ context, setParseFn }) {
    if ((context as unknown as ServerContext).persistito) return
    setParseFn((source, options) => parse(source, { ...options, maxTokens: DOCUMENT_LIMITS.tokens }))
  },
  onValidate({ setValidationFn }) {
    setValidationFn(validateDocument)
  },
  onExecute({ args, setExecuteFn, setResultAndStopExecution }) {
    const { ctx, persistito } = args.contextValue as unknown as ServerContext
    const document = args.document as DocumentNode
    setExecuteFn(execute)
    if (persistito) {
      const done = timeOperation(document, args.operationName, ctx)
      return { onExecuteDone: ({ result }) => done(result as ExecutionResult) }
    }
    const introspezione = ctx.auth.tipo === 'token' ? ctx.auth.introspezione : !ctx.services.config.production
    const refusal = beyondLimits(document, args.variableValues ?? {}, introspezione)
    if (refusal) setResultAndStopExecution({ errors: [refusal] })
  },
  onSubscribe({ setResultAndStopExecution }) {
    // Over HTTP they would stream without the limits of the websocket.
    const extensions = { code: 'BAD_REQUEST', http: { status: 400 } }
    const error = new GraphQLError('Le sottoscrizioni passano dal websocket.', { extensions })
    setResultAndStopExecution({ errors: [error] })
  },
  onExecutionResult({ result, setResult, context }) {
    if (!result || isList(result) || !result.errors) return
    setResult(forCaller(result as ExecutionResult, (context as unknown as ServerContext).ctx))
  },
}

/** The answer to a request that never becomes an operation. */
function refusal(error: GraphQLError): Response {
  const status = error.extensions.http?.status ?? 400
  const { http, ...extensions } = error.extensions
  return Response.json({ errors: [{ message: error.message, extensions }] }, { status })
}

/** The GraphQL door over HTTP: persisted documents, limits, masking. @returns a handler of `/graphql` */
export function createGraphqlHandler(persisted: Map<string, PersistedDocument>, production: boolean) {
  const yoga = createYoga<ServerContext>({
    schema,
    graphqlEndpoint: '/graphql',
    cors: false,
    batching: false,
    multipart: false,
    landingPage: false,
    logging: false,
    maskedErrors: false,
    // Yoga's own Response has a body that the platform reads as an iterable, and a caller who goes away in the middle
    // of it is an uncaught error there: the end of the process.
    fetchAPI: { Response },
    graphiql: production ? false : (_request, context) => (context?.ctx.viewer ? { title: 'GraphiQL' } : false),
    context: ({ ctx }) => ctx,
    plugins: [policy],
  })

  return async (request: Request, ctx: Context): Promise<Response> => {
    const wantsPage = request.method === 'GET' && (request.headers.get('accept') ?? '').includes('text/html')
    if (wantsPage && !new URL(request.url).searchParams.has('id')) {
      return yoga.fetch(request, { ctx, persistito: false })
    }
    try {
      const params = await readParams(request)
      const scelta = chooseDocument(params, ctx, persisted)
      const breve = scelta.persistito ? prepareShort(request, scelta.document, params) : null
      if (breve && scelta.persistito) {
        const { status, type, headers, body } = await answerShort(breve, scelta.document, params, ctx)
        return new Response(body, { status, headers: { ...headers, 'Content-Type': type } })
      }
      const { variables, operationName, extensions } = params
      // Yoga keeps the checks of GraphQL over HTTP (a GET runs no mutation): it gets the same method.
      const url = new URL(request.url)
      const headers = new Headers(request.headers)
      headers.delete('content-length')
      if (request.method === 'GET') {
        url.search = new URLSearchParams({
          query: scelta.text,
          ...(variables ? { variables: JSON.stringify(variables) } : {}),
          ...(typeof operationName === 'string' ? { operationName } : {}),
        }).toString()
        return await yoga.fetch(new Request(url, { headers }), { ctx, persistito: scelta.persistito })
      }
      const body = JSON.stringify({ query: scelta.text, variables, operationName, extensions })
      return await yoga.fetch(new Request(url, { method: request.method, headers, body }), {
        ctx,
        persistito: scelta.persistito,
      })
    } catch (error) {
      if (error instanceof GraphQLError) return refusal(error)
      throw error
    }
  }
}
