import { Hono } from 'hono'
import { compress } from 'hono/compress'
import { createRest } from '../rest-compat/router.ts'
import { exportAvanzamenti } from './doors/export/avanzamenti.ts'
import { downloadCatalogo } from './doors/export/catalogo.ts'
import { exportOrdini, exportOrdiniFornitore } from './doors/export/ordini.ts'
import { exportRighe } from './doors/export/righe.ts'
import { exportStorico } from './doors/export/storico.ts'
import { createGraphqlDoor, takesGzip } from './doors/graphql/door.ts'
import { mayOpenGraphiql } from './doors/graphql/graphiql.ts'
import { answerGraphiqlPart } from './doors/graphql/graphiqlParts.ts'
import type { PersistedDocument } from './doors/graphql/persistedDocuments.ts'
import { answerSchema } from './doors/graphql/schemaText.ts'
import { answerFileCliente, answerFileConferma, answerFirmatoCliente } from './doors/http/conferme.ts'
import { corsHeaders, preflight } from './doors/http/cors.ts'
import { answerDocumento, answerPermalink, answerVersione } from './doors/http/documenti.ts'
import { answerFile } from './doors/http/files.ts'
import { answerGuide } from './doors/http/guide.ts'
import { securityHeaders } from './doors/http/headers.ts'
import { comeBack, goToIssuer } from './doors/http/oidc.ts'
import { pageNotFound, serveAsset, servePage, unavailablePage } from './doors/http/pages.ts'
import { createRequestFrame, requestIdOf, watchPaths } from './doors/http/requestFrame.ts'
import { answerWatch } from './doors/http/watch.ts'
import { AVANZAMENTO_SHEETS } from './officina/avanzamento/excel.ts'
import type { Context, Services } from './platform/context.ts'
import { bodyTooLarge, clientAddress, isHttps, setCookie } from './platform/http/call.ts'
import { authenticate } from './platform/identity/authentication.ts'
import { checkCsrf } from './platform/identity/csrf.ts'
import { countCall, rateHeaders } from './platform/identity/tokenLimits.ts'
import { readCatalogo } from './vendite/preventivi/catalogo.ts'

const MAX_REST = 60 * 1024 * 1024

interface AppVariables {
  nonce: string
  requestId: string
  ctx: Context
}

/** What the server that listens adds to the request. */
interface Bindings {
  incoming?: { socket?: { remoteAddress?: string } }
}

/** The other end of the connection. */
const peerOf = (env: Bindings | undefined) => env?.incoming?.socket?.remoteAddress ?? ''

interface AppOptions {
  services: Services
  persisted: Map<string, PersistedDocument>
}

/**
 * The one fetch handler: pages, files, GraphQL and the old /api, each request with its id, its viewer and its log
 * line. Works the same behind a port and in a test.
 */
export function createApp({ services, persisted }: AppOptions) {
  const { config } = services
  const cornice = createRequestFrame(services)
  const https = isHttps(config)
  const graphql = createGraphqlDoor({ services, persisted })
  const rest = createRest()
  const app = new Hono<{ Variables: AppVariables; Bindings: Bindings }>()

  // Before all that surrounds the others: it does that itself.
  app.all('/graphql', (c) => graphql(c.req.raw, peerOf(c.env)))

  app.use(async (c, next) => {
    const started = performance.now()
    const requestId = requestIdOf(c.req.header('x-request-id'))
    c.set('requestId', requestId)
    await next()
    c.header('X-Request-Id', requestId)
    const { path, method } = c.req
    cornice.annota({ requestId, method, path, status: c.res.status, started, ctx: c.get('ctx') })
  })
  app.use('/api/*', async (c, next) => {
    const asked = preflight(c.req.raw, config)
    if (asked) return c.body(null, 204, asked)
    await next()
    const { Vary, ...cors } = corsHeaders(c.req.raw, config)
    for (const [name, value] of Object.entries(cors)) c.header(name, value)
    if (Vary) c.header('Vary', Vary, { append: true })
  })
  app.use(securityHeaders({ https, immagini: config.localServicesUrl }))
  app.on('GET', [...watchPaths], (c) => answerWatch(c.req.raw, peerOf(c.env), services))

  app.get('/assets/:nome', async (c) => {
    return (await serveAsset(c.req.param('nome'), c.req.header('accept-encoding') ?? '')) ?? c.notFound()
  })
  app.use(compress())

  app.use(async (c, next) => {
    const indirizzo = clientAddress(peerOf(c.env), c.req.header('x-forwarded-for') ?? null, config.trustedProxies)
    const ctx = await authenticate(services, { headers: c.req.raw.headers, requestId: c.get('requestId'), indirizzo })
    c.set('ctx', ctx)
    await countCall(ctx)
    await next()
    for (const [name, value] of Object.entries(rateHeaders(ctx))) c.header(name, value)
    for (const cookie of ctx.cookies) c.header('Set-Cookie', setCookie(cookie, https), { append: true })
  })

  // By the secret of a link, whoever else is logged in: before the checks of sessions.
  app.post('/conferma/file', (c) => answerFileCliente(c.req.raw, c.get('ctx')))
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
  app.all('/api/*', (c) => rest.handle(c.req.raw, c.get('ctx')))
  app.get('/esporta/ordini.xlsx', (c) => exportOrdini(c.req.raw, c.get('ctx')))
  app.get('/esporta/catalogo.zip', (c) => downloadCatalogo(c.req.raw, c.get('ctx')))
  app.get('/esporta/righe_ordini.csv', (c) => exportRighe(c.req.raw, c.get('ctx')))
  for (const sheet of AVANZAMENTO_SHEETS) {
    app.get(`/esporta/${sheet}.xlsx`, (c) => exportAvanzamenti(sheet)(c.req.raw, c.get('ctx')))
  }
  app.get('/esporta/ordini_fornitori.xlsx', (c) => exportOrdiniFornitore(c.req.raw, c.get('ctx')))
  app.get('/esporta/storico.csv', (c) => exportStorico(c.req.raw, c.get('ctx')))
  app.get('/accesso/oidc', (c) => goToIssuer(c.req.raw, c.get('ctx')))
  app.get('/accesso/oidc/ritorno', (c) => comeBack(c.req.raw, c.get('ctx')))
  app.get('/graphql/schema.graphql', (c) => answerSchema(c.req.raw, c.get('ctx')) ?? c.notFound())
  app.get('/graphql/:parte', async (c) => {
    if (!mayOpenGraphiql(c.get('ctx'))) return c.notFound()
    const gzip = takesGzip(c.req.header('accept-encoding') ?? null)
    return (await answerGraphiqlPart(c.req.param('parte'), gzip)) ?? c.notFound()
  })
  app.get('/docs/integrators', () => answerGuide())
  app.get('/conferme/:pk/file/*', (c) => answerFileConferma(c.req.raw, c.get('ctx')))
  app.get('/files/*', (c) => answerFile(c.req.raw, c.get('ctx')))
  app.get('/documenti/file/*', (c) => answerDocumento(c.req.raw, c.get('ctx')))
  app.get('/documenti/versione/*', (c) => answerVersione(c.req.raw, c.get('ctx')))
  app.get('/d/*', (c) => answerPermalink(c.req.raw, c.get('ctx')))
  app.get('*', async (c) => {
    const ctx = c.get('ctx')
    // A page is served also when its name cannot be read.
    const company = () =>
      readCatalogo(ctx).then(
        ({ impostazioni }) => impostazioni.azienda.ragioneSociale,
        () => '',
      )
    return (await servePage(new URL(c.req.url), c.get('nonce'), ctx, company)) ?? c.notFound()
  })

  app.notFound((c) => c.html(pageNotFound(c.get('nonce')), 404))
  app.onError((error, c) => {
    const response = cornice.rispostaDiErrore(error, c.get('requestId'), c.req.path, c.get('ctx'))
    const wantsPage = c.req.method === 'GET' && c.req.header('accept')?.includes('text/html')
    if (response.status !== 503 || !wantsPage) return response
    // The browser asks for the page again by itself.
    const wait = response.headers.get('retry-after') ?? ''
    return c.html(unavailablePage(c.get('nonce')), 503, { 'Retry-After': wait, Refresh: wait })
  })
  return app
}
