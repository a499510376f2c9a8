import { GraphQLError } from 'graphql'
import type { Context } from '../context.ts'
import { isUnreadable, momentaryRefusal, tooSlow } from '../db/faults.ts'
import { Refusal, UserErrors } from '../errors.ts'
import { reportFault } from '../reportFault.ts'

/** A parser quotes what it does not understand, however long that is. */
const MESSAGE_SHOWN = 500

/** The cause at the bottom of an error that graphql wrapped with its path. */
function causa(error: unknown): unknown {
  return error instanceof GraphQLError && error.originalError ? causa(error.originalError) : error
}

/**
 * What of an error the caller may see: refusals and mistakes in the request as they are; a fault only as a number to
 * quote, while log and error report keep the rest.
 */
export function maskedError(error: unknown, ctx: Context): GraphQLError {
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
    const message = cause instanceof Refusal ? cause.message : cause.message.slice(0, MESSAGE_SHOWN)
    const code = cause.extensions.code ?? 'BAD_USER_INPUT'
    return new GraphQLError(message, { path, nodes, extensions: { ...cause.extensions, code } })
  }
  const slow = tooSlow(cause)
  if (slow) return new GraphQLError(slow.message, { path, nodes, extensions: slow.extensions })
  const momentary = momentaryRefusal(cause)
  if (momentary) {
    ctx.services.readiness.note(cause)
    ctx.services.log.warn({ requestId: ctx.requestId, reason: (cause as Error).message }, 'not available')
    return new GraphQLError(momentary.message, { path, nodes, extensions: momentary.extensions })
  }
  if (isUnreadable(cause)) {
    return new GraphQLError('I caratteri null non sono ammessi.', {
      path,
      nodes,
      extensions: { code: 'BAD_USER_INPUT' },
    })
  }
  reportFault(ctx, cause)
  return new GraphQLError('Errore del server.', {
    path,
    extensions: { code: 'INTERNAL_SERVER_ERROR', requestId: ctx.requestId },
  })
}
