import type { Context } from '#platform/context.ts'
import type { HttpCall } from '#platform/http/call.ts'
import { isHost } from '../http/headers.ts'
import type { HttpAnswer } from './eventStream.ts'
import { graphiqlParts, OPTIONS_PLACE } from './graphiqlParts.ts'

/**
 * Whether a browser asks for the page to write documents in: in development who is logged in, in production who makes
 * tokens. There it runs only what a token, which one writes among its headers, allows.
 */
export function wantsGraphiql({ method, url, headers }: HttpCall, ctx: Context): boolean {
  if (method !== 'GET' || !mayOpenGraphiql(ctx)) return false
  // Its own addresses hold the document that is being written.
  return (headers.get('accept') ?? '').includes('text/html') && !new URL(url).searchParams.has('id')
}

/** Whether the caller has that page, and what belongs to it. */
export function mayOpenGraphiql({ auth, services, puo }: Context): boolean {
  return auth.tipo === 'sessione' && (!services.config.production || puo('adminToken'))
}

const HINT = `# Si scrive un documento e si esegue con Ctrl-Invio; a sinistra c'è la descrizione dello schema.
# Fuori dallo sviluppo serve un token: qui sotto, in «Headers», al posto di TOKEN.
{
  viewer {
    pk
    nome
  }
}
`

/** The headers that the page sends: in development those of the session, else the place of a token. */
function startHeaders({ auth, services }: Context): Record<string, string> {
  const isOpen = !services.config.production && auth.tipo === 'sessione'
  return isOpen ? { 'X-CSRFToken': auth.csrfToken } : { Authorization: 'Bearer TOKEN' }
}

/**
 * What the page may do: its own script by its nonce, workers that it makes itself, styles that its editor writes while
 * one types, calls to here.
 */
function policyOf(nonce: string, host: string): string {
  const sockets = isHost(host) ? ` ws://${host} wss://${host}` : ''
  return [
    "default-src 'none'",
    `script-src 'nonce-${nonce}' blob:`,
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self' data:",
    `connect-src 'self'${sockets}`,
    'worker-src blob:',
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/** That page, whole: it asks nobody else for anything. */
export async function graphiqlPage(ctx: Context): Promise<HttpAnswer> {
  const { page, style, script } = await graphiqlParts()
  const nonce = crypto.randomUUID()
  const options = {
    title: 'GraphiQL',
    endpoint: '/graphql',
    defaultQuery: HINT,
    headers: JSON.stringify(startHeaders(ctx), null, 2),
    subscriptionsProtocol: 'WS' as const,
  }
  const [head, between, foot] = page
  const links = `<link rel="stylesheet" href="${style.address}" />`
  const scripts = `<script nonce="${nonce}" src="${script.address}"></script><script nonce="${nonce}">`
  // A function: what the options hold is no pattern. A tag in them would end the script.
  const call = foot.replace(OPTIONS_PLACE, () => JSON.stringify(options).replaceAll('<', '\\u003c'))
  const headers = {
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'Content-Security-Policy': policyOf(nonce, ctx.host),
  }
  return { status: 200, headers, body: `${head}${links}${between}${scripts}${call}` }
}
