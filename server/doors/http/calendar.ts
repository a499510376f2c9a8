import { createHash } from 'node:crypto'
import { readCalendario } from '#amministrazione/calendari/read.ts'
import type { Context } from '#platform/context.ts'
import { limitLinks } from '#platform/identity/secretLinks.ts'

/** Calls of one address: a calendar program asks a few times an hour, for each of its people. */
const PER_ADDRESS = [
  { max: 60, secondi: 60 },
  { max: 1200, secondi: 3600 },
]

const NOT_FOUND = () => new Response('Questo calendario non c’è.', { status: 404 })

/** `GET /calendario/<secret>.ics`: the calendar, to whoever has the address. */
export async function answerCalendario(file: string, request: Request, ctx: Context): Promise<Response> {
  const [, secret] = /^([\w-]{20,100})\.ics$/.exec(file) ?? []
  if (!secret) return NOT_FOUND()
  await limitLinks(ctx.services, `calendario:${ctx.indirizzo}`, PER_ADDRESS)
  const { publicUrl } = ctx.services.config
  const host = publicUrl ? new URL(publicUrl).hostname : 'serramenti'
  const text = await readCalendario(ctx.services, secret, host)
  if (text === null) return NOT_FOUND()
  const headers = {
    ETag: `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`,
    'Cache-Control': 'private, max-age=300',
  }
  if (request.headers.get('if-none-match') === headers.ETag) return new Response(null, { status: 304, headers })
  return new Response(text, { headers: { ...headers, 'Content-Type': 'text/calendar; charset=utf-8' } })
}
