import type { Services } from '#platform/context.ts'
import { addressOfProduct } from '#platform/env.ts'
import { readSettings } from '#platform/settings/read.ts'

export const SECURITY_TXT = '/.well-known/security.txt'
const YEAR_MS = 365 * 86_400_000

/** Whom to tell of a hole (RFC 9116): the address of the company; valid for a year from when it is read. */
export async function answerSecurityTxt({ db, config }: Services): Promise<Response> {
  const { azienda } = await readSettings(db)
  const address = addressOfProduct(config)
  const lines = [
    `Contact: mailto:${azienda.email}`,
    `Expires: ${new Date(Date.now() + YEAR_MS).toISOString().slice(0, 10)}T00:00:00Z`,
    'Preferred-Languages: it, en',
    ...(address ? [`Canonical: ${address}${SECURITY_TXT}`] : []),
  ]
  const headers = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=86400' }
  return new Response(`${lines.join('\n')}\n`, { headers })
}
