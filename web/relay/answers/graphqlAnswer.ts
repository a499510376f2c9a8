import {
  AuthError,
  InputError,
  isRefusalReason,
  RefusalError,
  refusalSentence,
  ServerError,
  VersionError,
} from '../errors.ts'
import type { PayloadError } from './payloadError.ts'
import { errorsSentence } from './payloadErrors.ts'

interface GraphqlAnswerError {
  message: string
  extensions?: Record<string, unknown>
}

export interface GraphqlAnswer {
  data?: Record<string, unknown> | null
  errors?: readonly GraphqlAnswerError[]
}

function codeFromStatus(stato: number): string | null {
  if (stato === 401) return 'UNAUTHENTICATED'
  if (stato === 403) return 'FORBIDDEN'
  if (stato === 404) return 'NOT_FOUND'
  if (stato === 429) return 'THROTTLED'
  if (stato === 502 || stato === 503 || stato === 504) return 'UNAVAILABLE'
  return null
}

/**
 * Turns a GraphQL answer into its data or into one of our error classes: Relay never sees top-level errors, since
 * a mutation never returns both data and errors.
 * @param stato HTTP status; 200 for messages of the websocket
 * @throws AuthError, RefusalError, InputError, ServerError
 */
export function dataOrError(body: GraphqlAnswer | null, stato: number, requestId: string | null) {
  const error = body?.errors?.[0]
  if (body && !error && body.data) return { ...body, data: body.data, errors: undefined }
  const code = error?.extensions?.code ?? codeFromStatus(stato)
  if (code === 'UNAUTHENTICATED') throw new AuthError('Accesso richiesto')
  if (code === 'PERSISTED_QUERY_NOT_FOUND') throw new VersionError('Documento sconosciuto al server')
  const errors = error?.extensions?.errors
  if (code === 'BAD_USER_INPUT' && Array.isArray(errors)) throw new InputError(errorsSentence(errors as PayloadError[]))
  if (isRefusalReason(code)) throw new RefusalError(code, error?.message || refusalSentence(code), error?.extensions)
  const id = typeof error?.extensions?.requestId === 'string' ? error.extensions.requestId : requestId
  throw new ServerError(error?.message ?? `HTTP ${stato}`, id)
}
