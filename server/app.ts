import { Hono, type Context as HonoContext, type Next } from 'hono'
import { compress } from 'hono/compress'
import { answerExport } from '#doors/export/send.ts'
import { createGraphqlDoor } from '#doors/graphql/door.ts'
import { mayOpenGraphiql } from '#doors/graphql/graphiql.ts'
import { answerGraphiqlPart } from '#doors/graphql/graphiqlParts.ts'
import type { PersistedDocument } from '#doors/graphql/persistedDocuments.ts'
import { answerSchema } from '#doors/graphql/schemaText.ts'
import { answerCalendario } from '#doors/http/calendar.ts'
import { answerFileCliente, answerFileConferma, answerFirmatoCliente } from '#doors/http/conferme.ts'
import { answerDocumento, answerPermalink, answerVersione } from '#doors/http/documenti.ts'
import { noteDownload } from '#doors/http/downloads.ts'
import { answerEmbedScript } from '#doors/http/embed.ts'
import { answerFile } from '#doors/http/files.ts'
import { type Asked, createFrame, type Door, watchPaths } from '#doors/http/frame.ts'
import { answerGuide } from '#doors/http/guide.ts'
import { takesGzip } from '#doors/http/gzip.ts'
import { answerPdfOfferta } from '#doors/http/offerte.ts'
import { comeBack, goToIssuer } from '#doors/http/oidc.ts'
import { pageNotFound, serveAsset, servePage, unavailablePage } from '#doors/http/pages.ts'
import { answerSecurityTxt, SECURITY_TXT } from '#doors/http/securityTxt.ts'
import { answerWatch } from '#doors/http/watch.ts'
import { bodyTooLarge } from '#platform/call.ts'
import type { Context, Services } from '#platform/context.ts'
import { checkCsrf } from '#platform/identity/csrf.ts'
import { settingsOf } from '#platform/settings/read.ts'
import { createRest } from '#rest/router.ts'
import { readCatalogo } from '#vendite/preventivi/catalogo.ts'

const MAX_REST = 60 * 1024 * 1024

interface AppVariables {
  nonce: string
  ctx: Context
}

/** What the server that listens adds to the request. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

type AppContext = HonoContext<{ Variables: AppVariables; Bindings: Bindings }>

/** A request as the frame takes it. */
const asked = ({ req, env }: AppContext): Asked => ({
  request: req.raw,
  path: req.path,
  peer: (env as Bindings | undefined)?.incoming?.socket?.remoteAddress ?? '',
})

interface AppOptions {
  services: Services
  persisted: Map<string, PersistedDocument>
}

/**
 * The one fetch handler: pages, files, GraphQL and the old /api, each request with its id, its viewer and its log
 * line. Works the same behind a port and in a test.
 */
export function createApp({ services, persisted }: AppOptions) {
  const frame = createFrame(services)
  const graphql = createGraphqlDoor(persisted)
  const rest = createRest()
  const app = new Hono<{ Variables: AppVariables; Bindings: Bindings }>()

  /** The routes below as one door of the frame. */
  const routesAfter = (c: AppContext, next: Next): Door => ({
    cors: /^\/api(\/|$)/.test(c.req.path),
    async answer(_request, ctx, { nonce }) {
      c.set('ctx', ctx)
      c.set('nonce', nonce)
      await next()
      return c.res
    },
    refused(refusal, _error, { request, nonce }) {
      const wantsPage = request.method === 'GET' && request.headers.get('accept')?.includes('text/html')
      if (refusal.status !== 503 || !wantsPage) return refusal
      // The browser asks for the page again by itself.
      const wait = refusal.headers.get('retry-after') ?? ''
      const headers = { 'Content-Type': 'text/html; charset=UTF-8', 'Retry-After': wait, Refresh: wait }
      return new Response(unavailablePage(nonce), { status: 503, headers })
    },
  })

  app.all('/graphql', (c) => frame.serve(asked(c), graphql))
  app.on('GET', [...watchPaths], (c) => frame.open(asked(c), () => answerWatch(c.req.raw, asked(c).peer, services)))
  app.get('/assets/:nome', (c) =>
    frame.open(asked(c), async (nonce) => {
      c.set('nonce', nonce)
      return (await serveAsset(c.req.param('nome'), c.req.header('accept-encoding') ?? '')) ?? c.notFound()
    }),
  )
  app.use(async (c, next) => {
    const answer = await frame.serve(asked(c), routesAfter(c, next))
    // What is set replaces the answer of the route and does not add to its headers.
    c.res = undefined
    c.res = answer
  })
  app.use(compress())

  // By the secret of a link, whoever else is logged in: before the checks of sessions.
  app.post('/conferma/file', (c) => answerFileCliente(c.req.raw, c.get('ctx')))
  app.post('/offerta/file', (c) => answerFileCliente(c.req.raw, c.get('ctx')))
  app.post('/conferma/firmato', (c) => answerFirmatoCliente(c.req.raw, c.get('ctx')))

  // Only by what it says: a body without a length is read, and counted, once the caller is known to be allowed.
  app.use('/api/*', async (c, next) =>
    Number(c.req.header('content-length') ?? 0) > MAX_REST ? bodyTooLarge() : next(),
  )
  app.use(async (c, next) => {
    checkCsrf(c.req.raw, c.get('ctx'))
    await next()
  })

  app.all('/api', (c) => rest.handle(c.req.raw, c.get('ctx')))
  app.all('/api/*', async (c) => noteDownload(await rest.handle(c.req.raw, c.get('ctx')), c.get('ctx'), c.req.path))
  app.get(
    '/esporta/:name',
    async (c, next) => (await answerExport(c.req.param('name'), c.req.raw, c.get('ctx'))) ?? next(),
  )
  app.get('/accesso/oidc', (c) => goToIssuer(c.req.raw, c.get('ctx')))
  app.get('/accesso/oidc/ritorno', (c) => comeBack(c.req.raw, c.get('ctx')))
  app.get('/graphql/schema.graphql', (c) => answerSchema(c.req.raw, c.get('ctx')) ?? c.notFound())
  app.get('/graphql/:parte', async (c) => {
    if (!mayOpenGraphiql(c.get('ctx'))) return c.notFound()
    const gzip = takesGzip(c.req.header('accept-encoding') ?? null)
    return (await answerGraphiqlPart(c.req.param('parte'), gzip)) ?? c.notFound()
  })
  app.get('/docs/integrators', () => answerGuide())
  app.get(SECURITY_TXT, () => answerSecurityTxt(services))
  app.get('/calendario/:file', (c) => answerCalendario(c.req.param('file'), c.req.raw, c.get('ctx')))
  app.get('/incorpora.js', () => answerEmbedScript())
  app.get('/conferme/:pk/file/*', (c) => answerFileConferma(c.req.raw, c.get('ctx')))
  app.get('/offerte/:pk/versioni/:numero/*', (c) => answerPdfOfferta(c.req.raw, c.get('ctx')))
  app.get('/files/*', (c) => answerFile(c.req.raw, c.get('ctx')))
  app.get('/documenti/file/*', (c) => answerDocumento(c.req.raw, c.get('ctx')))
  app.get('/documenti/versione/*', (c) => answerVersione(c.req.raw, c.get('ctx')))
  app.get('/d/*', (c) => answerPermalink(c.req.raw, c.get('ctx')))
  app.get('*', async (c) => {
    const ctx = c.get('ctx')
    // A page is served also when its name cannot be read.
    const face = () =>
      readCatalogo(ctx).then(
        ({ impostazioni }) => impostazioni,
        () => settingsOf([]),
      )
    return (await servePage(new URL(c.req.url), c.get('nonce'), ctx, face)) ?? c.notFound()
  })

  app.notFound((c) => c.html(pageNotFound(c.get('nonce')), 404))
  app.onError((error) => {
    throw error
  })
  return app
}
