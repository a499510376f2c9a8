import type { Context, Services } from '../../platform/context.ts'
import { rifiutoMomentaneo } from '../../platform/db/guasti.ts'
import { Refusal } from '../../platform/errors.ts'
import { rispostaDiRifiuto } from '../../platform/http/richiesta.ts'
import type { Rotta } from '../../platform/metrics.ts'
import { segnala } from '../../platform/reports/segnala.ts'

const rotte: Record<string, Rotta> = {
  graphql: 'graphql',
  api: 'rest',
  files: 'file',
  esporta: 'file',
  assets: 'statico',
}
/** Paths for monitoring. */
export const operazioni: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics'])

function rottaDi(path: string): Rotta {
  return operazioni.has(path) ? 'operazioni' : (rotte[path.split('/')[1] ?? ''] ?? 'pagina')
}

/** The number of a request: the caller's when it is one, else a new one. */
export function requestIdDi(given: string | null | undefined): string {
  return given && /^[\w-]{8,64}$/.test(given) ? given : crypto.randomUUID()
}

export interface Servita {
  requestId: string
  method: string
  path: string
  status: number
  /** `performance.now()` when the request came. */
  started: number
  /** Undefined when nobody is logged in. */
  userId: number | undefined
}

export interface Cornice {
  /** Counts a request that has been answered, and writes its line in the log. */
  annota(servita: Servita): void
  /** The answer to what went wrong: a refusal as it is, a fault as a number to quote. @param ctx when there was one */
  rispostaDiErrore(error: unknown, requestId: string, path: string, ctx: Context | undefined): Response
}

/** What surrounds every request, the same by whichever way it is answered. */
export function createCornice({ log, metrics, readiness }: Services): Cornice {
  // Nothing of these lines is secret: they are spared the search for what is.
  const richieste = log.child({}, { redact: [] })
  return {
    annota({ requestId, method, path, status, started, userId }) {
      const ms = performance.now() - started
      const rotta = rottaDi(path)
      metrics.http(rotta, method, status, ms / 1000)
      if (rotta === 'statico' || rotta === 'operazioni') return
      richieste.info({ requestId, method, path, status, ms: Math.round(ms), userId }, 'richiesta')
    },
    rispostaDiErrore(error, requestId, path, ctx) {
      if (error instanceof Refusal) return rispostaDiRifiuto(error)
      const momentaneo = rifiutoMomentaneo(error)
      if (momentaneo) {
        readiness.note(error)
        log.warn({ requestId, reason: (error as Error).message }, 'not available')
        return rispostaDiRifiuto(momentaneo)
      }
      if (ctx) segnala(ctx, error, path)
      else log.error({ err: error, requestId }, 'errore prima del contesto')
      return Response.json({ detail: 'Errore del server.', request_id: requestId }, { status: 500 })
    },
  }
}
