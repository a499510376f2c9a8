import { bearerOf } from '#platform/call.ts'
import type { Services } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { sameSecret } from '#platform/identity/secrets.ts'
import { type Release, release } from '#platform/release.ts'

/** As the answer names them. */
const namesOf = ({ version, commit }: Release) => ({ versione: version, commit })

const LOOPBACK = /^(?:127\.|::1$|::ffff:127\.)/
const LOCAL_HOSTS = new Set(['localhost', '127.0.0.1', '[::1]'])
/** What a proxy leaves: its peer is this machine, who asked is not. */
const FORWARDED = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-real-ip', 'via']

/** Figures name every operation and cost some work: they are for who has the token, or asks on this machine. */
function checkMetrics({ headers, url }: Request, peer: string, token: string | undefined): void {
  if (token !== undefined) {
    if (sameSecret(bearerOf(headers) ?? '', token)) return
    throw new Refusal('UNAUTHENTICATED', 'Serve il token di METRICS_TOKEN.', { bearer: true })
  }
  const isDirect = LOCAL_HOSTS.has(new URL(url).hostname) && !FORWARDED.some((name) => headers.has(name))
  if (LOOPBACK.test(peer) && isDirect) return
  throw new Refusal('FORBIDDEN', 'Da un’altra macchina serve il token di METRICS_TOKEN.')
}

/**
 * Answers of `/healthz` (the process lives), `/readyz` (it can work: database, jobs, room on disk) and `/metrics`
 * (Prometheus).
 * @param peer address of the other end of the connection
 * @throws Refusal on /metrics, for who may not read them
 */
export async function answerWatch(request: Request, peer: string, services: Services): Promise<Response> {
  const { pathname } = new URL(request.url)
  if (pathname === '/healthz') return Response.json({ stato: 'ok', ...namesOf(release()) })
  if (pathname === '/metrics') {
    checkMetrics(request, peer, services.config.metricsToken)
    const { contentType, body } = await services.metrics.testo()
    return new Response(body, { headers: { 'Content-Type': contentType } })
  }
  const checks = await services.readiness.check()
  const isReady = Object.values(checks).every(Boolean)
  const headers: Record<string, string> = isReady ? {} : { 'Retry-After': '5' }
  return Response.json({ stato: isReady ? 'ok' : 'non pronto', ...checks }, { status: isReady ? 200 : 503, headers })
}
