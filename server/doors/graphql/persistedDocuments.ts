import { existsSync, readFileSync } from 'node:fs'
import { type DocumentNode, type ExecutionResult, GraphQLError, getOperationAST, parse, validate } from 'graphql'
import type { GraphQLHTTPExtensions, GraphQLParams } from 'graphql-yoga'
import { WWW_AUTHENTICATE } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import { schema } from '#server/schema.ts'
import type { Respond } from '../http/frame.ts'
import { packed } from '../http/gzip.ts'
import { etagOf } from '../http/pages.ts'
import { type Asking, badRequest, type GraphqlPlugin } from './asking.ts'
import { runCounted } from './executor.ts'
import { mediaType } from './mediaTypes.ts'
import type { Params, ReadRequest } from './requestLimits.ts'

const FILE = new URL('../../../web/__generated__/persisted.json', import.meta.url)

/** A document of the browser: known by the hash that relay-compiler gave it. */
export interface PersistedDocument {
  readonly text: string
  readonly document: DocumentNode
}

// Without places in the text, which nobody reads of a document of ours and which would weigh half of it.
const parsed = (text: string): DocumentNode => parse(text, { noLocation: true })

/** Parsed when it is first asked for, and then kept: most of hundreds are not, and each weighs many times its text. */
function onDemand(text: string): PersistedDocument {
  let document: DocumentNode | undefined
  return {
    text,
    get document() {
      document ??= parsed(text)
      return document
    },
  }
}

/**
 * Loads the persisted documents, all of them validated.
 * @throws Error naming the documents that the schema no longer answers: the server must not start with them
 */
export function loadPersisted(): Map<string, PersistedDocument> {
  const texts: Record<string, string> = existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}
  const documents = new Map<string, PersistedDocument>()
  for (const [id, text] of Object.entries(texts)) {
    const errors = validate(schema, parsed(text))
    if (errors.length > 0) {
      throw new Error(`Documento persistito non valido (npm run gen): ${errors[0]?.message}\n${text.slice(0, 200)}`)
    }
    documents.set(id, onDemand(text))
  }
  return documents
}

function refused(message: string, code: string, http: GraphQLHTTPExtensions = { status: 400 }): GraphQLError {
  return new GraphQLError(message, { extensions: { code, http } })
}

/** The refusal of a free document: a program without a token is told how to come in, pages send ours. */
function notFree({ auth }: Context): GraphQLError {
  if (auth.tipo === 'anonimo') {
    const message = 'Serve un token: Authorization: Bearer …'
    return refused(message, 'UNAUTHENTICATED', { status: 401, headers: WWW_AUTHENTICATE })
  }
  const message = 'Da un browser si accettano solo i documenti persistiti; per documenti liberi serve un token.'
  return refused(message, 'PERSISTED_ONLY')
}

/** The persisted id wherever a client may put it: at the root, or in `extensions` (websocket). */
function persistedIdOf({ id, extensions }: Params): string | null {
  if (typeof id === 'string') return id
  const extended = (extensions as { id?: unknown } | null | undefined)?.id
  return typeof extended === 'string' ? extended : null
}

/** Whether a client asks by a hash of its own, without the document: what Apollo calls automatic persisted queries. */
function isHashOnly({ query, extensions }: Params): boolean {
  const asked = (extensions as { persistedQuery?: unknown } | null | undefined)?.persistedQuery
  return !query && typeof (asked as { sha256Hash?: unknown } | null | undefined)?.sha256Hash === 'string'
}

/**
 * The document that a request means, when it is one of ours; undefined for one of its own: browsers send ours, a token
 * may send any, and in development so may a logged-in user.
 * @throws GraphQLError for an unknown id, a hash of the caller's own, or a free document of a browser or of nobody
 */
export function chooseDocument(
  params: Params,
  ctx: Context,
  persisted: ReadonlyMap<string, PersistedDocument>,
): PersistedDocument | undefined {
  const id = persistedIdOf(params)
  if (id !== null) {
    const known = persisted.get(id)
    if (!known) throw refused('Documento sconosciuto: ricarica la pagina.', 'PERSISTED_QUERY_NOT_FOUND')
    return known
  }
  // In the words for which such a client waits before it sends the document itself.
  if (isHashOnly(params)) throw refused('PersistedQueryNotSupported', 'PERSISTED_QUERY_NOT_SUPPORTED')
  const isFree = ctx.auth.tipo === 'token' || (!ctx.services.config.production && ctx.viewer !== null)
  if (!isFree) throw notFree(ctx)
  if (typeof params.query !== 'string') throw badRequest('Manca query, il testo del documento.')
  return undefined
}

/** What is to be run at once, without Yoga's pipeline; null for what is unusual, which Yoga answers. */
function plainly(
  { method }: Request,
  { document }: PersistedDocument,
  { variables, operationName, extensions }: Params,
) {
  const isPlain = [variables, extensions].every((one) => typeof (one ?? {}) === 'object' && !Array.isArray(one))
  if (!isPlain || typeof (operationName ?? '') !== 'string') return null
  const operation = getOperationAST(document, operationName as string | null)?.operation
  if (operation !== 'query' && (operation !== 'mutation' || method !== 'POST')) return null
  const given = { variableValues: (variables ?? {}) as Record<string, unknown>, operationName: operationName as string }
  return { document, ...given }
}

/** A request of which the answer can be made at once. */
interface Answering extends ReadRequest {
  respond: Respond
  /** What was run already, and has errors. */
  result?: ExecutionResult
}

/**
 * Answers the documents of our pages, validated when the server started, before Yoga's pipeline begins, which
 * costs a third of a small one. With an error, and whatever is unusual, the pipeline answers.
 */
export function persistedDocumentsPlugin(persisted: ReadonlyMap<string, PersistedDocument>): GraphqlPlugin<Answering> {
  return {
    async onRequest({ request, serverContext, endResponse }) {
      const { read, ctx } = serverContext
      const type = mediaType(request.headers.get('accept'))
      if (!type || !read || !('params' in read)) return
      const params = (read.params ?? {}) as Params
      const known = persisted.get(persistedIdOf(params) ?? '')
      const asked = known && plainly(request, known, params)
      if (!asked) return
      const result = await runCounted(asked, request, ctx, true)
      if (result.errors) serverContext.result = result
      else endResponse(await answerOf(JSON.stringify(result), type, request, serverContext))
    },
    onParams({ params, context, setParams, setResult }) {
      context.known = chooseDocument((params ?? {}) as Params, context.ctx, persisted)
      const { query, variables, operationName, extensions } = params ?? {}
      setParams({ query: context.known?.text ?? query, variables, operationName, extensions } as GraphQLParams)
      if (context.result) setResult(context.result)
    },
    onParse({ context, setParsedDocument }) {
      if (context.known) setParsedDocument(context.known.document)
    },
    onValidate({ context, setResult }) {
      if (context.known) setResult([])
    },
  }
}

async function answerOf(text: string, type: string, request: Request, { ctx, position, respond }: Asking & Answering) {
  const { method, headers: given } = request
  const headers: Record<string, string> = { 'Content-Type': `${type}; charset=utf-8`, Vary: 'Accept-Encoding' }
  if (position && ctx.viewer) headers['X-Eventi'] = position
  // Visitors read public data only: it may be kept for a minute and revalidated for nothing. A tablet of the workshop is
  // nobody and sees names: what it reads is its own.
  if (method === 'GET' && !ctx.viewer && ctx.tabletSecret === '') {
    headers.ETag = etagOf(text)
    headers['Cache-Control'] = 'public, max-age=60, stale-while-revalidate=600'
    headers.Vary = 'Cookie, Authorization, Accept-Encoding'
    if (given.get('if-none-match') === headers.ETag) return respond(null, 304, headers)
  }
  return respond(await packed(text, given.get('accept-encoding'), headers), 200, headers)
}
