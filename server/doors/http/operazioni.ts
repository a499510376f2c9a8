import type { Services } from '../../platform/context.ts'

/** Answers of `/healthz` (the process lives), `/readyz` (it can work: database, jobs, room on disk) and `/metrics` (Prometheus). */
export async function rispondiOperazioni(path: string, { metrics, readiness }: Services): Promise<Response> {
  if (path === '/healthz') return Response.json({ stato: 'ok' })
  if (path === '/metrics') {
    const { contentType, body } = await metrics.testo()
    return new Response(body, { headers: { 'Content-Type': contentType } })
  }
  const checks = await readiness.check()
  const isReady = Object.values(checks).every(Boolean)
  const headers: Record<string, string> = isReady ? {} : { 'Retry-After': '5' }
  return Response.json({ stato: isReady ? 'ok' : 'non pronto', ...checks }, { status: isReady ? 200 : 503, headers })
}
