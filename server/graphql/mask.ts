import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { Refusal, UserErrors } from '../errors.ts'
import { segnala } from '../segnalazioni/segnala.ts'

/** The cause at the bottom of an error that graphql wrapped with its path. */
function causa(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causa(error.originalError) : error
}

const isTransport = (code: unknown) =>
  typeof code === 'string' &&
  [
    'GRAPHQL_PARSE_FAILED',
    'GRAPHQL_VALIDATION_FAILED',
    'BAD_USER_INPUT',
    'QUERY_LIMIT',
    'PERSISTED_QUERY_NOT_FOUND',
    'PERSISTED_ONLY',
  ].includes(code)

/** The database is away: worth another try, not a fault of ours. */
function isUnavailable(error: unknown): boolean {
  const code = (error as { code?: unknown })?.code
  return [
    'P1001',
    'P1002',
    'P1008',
    'P1017',
    'P2024',
    'P2037',
    'ECONNREFUSED',
    'ECONNRESET',
    '57P01',
    '57P03',
  ].includes(String(code))
}

/**
 * What of an error the caller may see: refusals and mistakes in the request as they are; a fault only as a number to
 * quote, while log and error report keep the rest.
 */
export function mascherato(error: unknown, ctx: Context): GraphQLError {
  const cause = causa(error)
  const path = error instanceof GraphQLError ? error.path : undefined
  const nodes = error instanceof GraphQLError ? error.nodes : undefined
  if (cause instanceof UserErrors) {
    return new GraphQLError(cause.message, {
      path,
      nodes,
      extensions: { code: 'BAD_USER_INPUT', errors: cause.errors },
    })
  }
  if (cause instanceof Refusal || (cause instanceof GraphQLError && !cause.originalError)) {
    const message = cause.message.replace(/ Did you mean [^?]*\?/g, '')
    const code = cause.extensions.code ?? 'BAD_USER_INPUT'
    const http = isTransport(code) ? cause.extensions.http : undefined
    return new GraphQLError(message, { path, nodes, extensions: { ...cause.extensions, code, http } })
  }
  if (isUnavailable(cause)) return new Refusal('UNAVAILABLE')
  segnala(ctx, cause)
  return new GraphQLError('Errore del server.', {
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: ctx.requestId },
  })
}
