import type { Context } from './context.ts'

const MAX = 10_000

/** Logs a fault with its request id and keeps it where a superuser reads it; never throws, never waits. */
export function reportFault(ctx: Context, error: unknown, url = ''): void {
  const { log, db } = ctx.services
  log.error({ requestId: ctx.requestId, userId: ctx.viewer?.id, err: error }, 'errore del server')
  const fault = error instanceof Error ? error : new Error(String(error))
  db.segnalazione
    .create({
      data: {
        origine: 'server',
        messaggio: fault.message.slice(0, MAX),
        stack: (fault.stack ?? '').slice(0, MAX),
        url,
        requestId: ctx.requestId,
        userId: ctx.viewer?.id || null,
      },
    })
    .catch((failure: unknown) => log.error({ err: failure }, 'segnalazione non scritta'))
}
