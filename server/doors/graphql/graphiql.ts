import type { GraphiQLOptions } from 'graphql-yoga'
import type { Context } from '#platform/context.ts'
import { packed } from '../http/gzip.ts'
import { isHost } from '../http/headers.ts'
import type { Asking, GraphqlPlugin } from './asking.ts'
import { graphiqlParts, OPTIONS_PLACE } from './graphiqlParts.ts'

/** Whether the caller has that page, and what belongs to it. */
export function mayOpenGraphiql({ auth, services, can }: Context): boolean {
  return auth.tipo === 'sessione' && (!services.config.production || can('adminToken'))
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

/** What the page of a request is made with. */
export interface GraphiqlPage {
  /** Of its scripts, as the frame tells it. */
  nonce: string
  isPage?: boolean
}

type PageOptions = GraphiQLOptions & { nonce?: string }

/**
 * Whether a browser gets the page to write documents in, and with what: in development who is logged in, in production
 * who makes tokens. There it runs only what a token, which one writes among its headers, allows.
 */
export function graphiqlOptions(request: Request, context: Asking & GraphiqlPage): PageOptions | false {
  // Its own addresses hold the document that is being written.
  if (!mayOpenGraphiql(context.ctx) || new URL(request.url).searchParams.has('id')) return false
  context.isPage = true
  return {
    title: 'GraphiQL',
    endpoint: '/graphql',
    defaultQuery: HINT,
    headers: JSON.stringify(startHeaders(context.ctx), null, 2),
    subscriptionsProtocol: 'WS',
    nonce: context.nonce,
  }
}

/** That page, whole: it asks nobody else for anything. */
export async function renderGraphiql({ nonce, ...options }: PageOptions): Promise<string> {
  const { page, style, script } = await graphiqlParts()
  const [head, between, foot] = page
  const links = `<link rel="stylesheet" href="${style.address}" />`
  const scripts = `<script nonce="${nonce}" src="${script.address}"></script><script nonce="${nonce}">`
  // A function: what the options hold is no pattern. A tag in them would end the script.
  const call = foot.replace(OPTIONS_PLACE, () => JSON.stringify(options).replaceAll('<', '\\u003c'))
  return `${head}${links}${between}${scripts}${call}`
}

/** Its headers: nobody keeps it, since it holds the token of a session. */
export function graphiqlPlugin(): GraphqlPlugin<GraphiqlPage> {
  return {
    async onResponse({ request, response, serverContext: { isPage, nonce, ctx }, setResponse }) {
      if (!isPage) return
      const headers: Record<string, string> = {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Content-Security-Policy': policyOf(nonce, ctx.host),
        Vary: 'Accept-Encoding',
      }
      const body = await packed(await response.text(), request.headers.get('accept-encoding'), headers)
      setResponse(new Response(body, { headers }))
    },
  }
}
