import type { Services } from '../../platform/context.ts'

/** Answers of `/healthz` (the process lives), `/readyz` (it can work: database, jobs) and `/metrics` (Prometheus). */
export async function rispondiOperazioni(path: string, { db, events, jobs, metrics }: Services): Promise<Response> {
  if (path === '/healthz') return Response.json({ stato: 'ok' })
  if (path === '/metrics') {
    const { contentType, body } = await metrics.testo()
    return new Response(body, { headers: { 'Content-Type': contentType } })
  }
  const database = await db.$queryRaw`SELECT 1`.then(
    () => true,
    () => false,
  )
  const controlli = { database, eventi: events.stato().connesso, lavori: jobs.pronto() }
  const pronto = Object.values(controlli).every(Boolean)
  return Response.json({ stato: pronto ? 'ok' : 'non pronto', ...controlli }, { status: pronto ? 200 : 503 })
}
