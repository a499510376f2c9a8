import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type DocumentNode, type ExecutionResult, parse, validate } from 'graphql'
import type { PersistedDocument } from '#doors/graphql/persistedDocuments.ts'
import { followDocument, runDocument } from '#doors/graphql/runDocument.ts'
import { type Context, createContext, type Services } from '#platform/context.ts'
import type { Db } from '#platform/db/prisma.ts'
import { type Config, readExecutor, readReads } from '#platform/env.ts'
import { emit } from '#platform/events/events.ts'
import type { AreaName } from '#platform/identity/areas/rules.ts'
import { authenticate } from '#platform/identity/authentication.ts'
import { fingerprint, newSecret } from '#platform/identity/secrets.ts'
import { CSRF_COOKIE, openSession } from '#platform/identity/sessions.ts'
import { silentLog } from '#platform/log.ts'
import type { User } from '#prisma/generated/client.ts'
import { schema } from '#server/schema.ts'
import { closeServices, createServices } from '#server/services.ts'
import { createTestDatabase } from './database.ts'
import { examinerHere } from './examinerHere.ts'
import { makeUserOfKind, type UserKind } from './factories.ts'

/** A result whose data the test knows the shape of. */
export type CallOutcome<Data> = Omit<ExecutionResult, 'data'> & { data?: Data | null }

/** The product as one caller sees it: a user with a session, an integrator with a token, a supplier with a link, or a visitor. */
export interface Client {
  /** Null for the visitor, and for a link. */
  user: User | null
  /** Cookies as they are now: answers that set some change them. */
  cookies: Map<string, string>
  /** The identity of a request made now, as the server finds it. */
  contesto(): Promise<Context>
  /** Runs a document in process, scopes and masking included. @throws Error when the schema can't answer it */
  graphql<Data = Record<string, never>>(
    document: string,
    variables?: Record<string, unknown>,
  ): Promise<CallOutcome<Data>>
  /**
   * Opens a subscription in process, once what was committed before has been delivered; `services.events.start()`
   * first. @throws what the subscribe answered
   */
  subscribe<Data>(document: string, variables?: Record<string, unknown>): Promise<AsyncGenerator<CallOutcome<Data>>>
  /** Calls the server's fetch handler with the caller's cookies, and the CSRF header where it is needed. */
  fetch(path: string, init?: RequestInit): Promise<Response>
}

export interface TestApp {
  services: Services
  db: Db
  /** Nobody. */
  visitor: Client
  /** A user of a kind (made at the first call, the same afterwards) or a given one, with a session. */
  as(who: UserKind | User): Promise<Client>
  /** An integrator: a new token that acts for `user`. */
  conToken(user: User, scope?: { scrittura?: boolean; introspezione?: boolean; aree?: AreaName[] }): Promise<Client>
  /** Whoever has the secret link of a supplier, a new one. */
  conLink(fornitore: number, different?: { scadeIl?: Date; revocatoIl?: Date }): Promise<Client & { segreto: string }>
  /** Calls the server's fetch handler as it is: no cookie, no header added. */
  fetch(path: string, init?: RequestInit): Promise<Response>
  close(): Promise<void>
}

export interface TestAppOptions {
  config?: Partial<Config>
  /** Documents a browser may send in this test, by their id. */
  persisted?: Record<string, string>
  /** Untrusted files are read in processes of their own, as in production: for files that harm their reader. */
  children?: boolean
}

const ORIGIN = 'http://localhost'
const INDIRIZZO = '127.0.0.1'

/**
 * The whole server in process, as in production, on a database and a folder of its own: nothing is simulated.
 * Files are read in this process, unless `children` are asked for: one takes a third of a second to start.
 * Events and jobs are there but not started. Chromium starts with the first PDF. Call `close()` in afterAll.
 */
export async function createTestApp({
  config: different = {},
  persisted = {},
  children = false,
}: TestAppOptions = {}): Promise<TestApp> {
  const [database, dataDir] = await Promise.all([createTestDatabase(), mkdtemp(join(tmpdir(), 'prova-'))])
  const config: Config = {
    databaseUrl: database.url,
    databaseReadUrl: database.url,
    port: 0,
    host: '127.0.0.1',
    dataDir,
    smtpUrl: undefined,
    publicUrl: undefined,
    trustedProxies: 0,
    production: true,
    loginThrottle: false,
    tokenRate: 600,
    corsOrigins: [],
    frameOrigins: [],
    webhookNetworks: [],
    localServicesUrl: undefined,
    metricsToken: undefined,
    secretKey: undefined,
    oidc: undefined,
    backup: { place: join(dataDir, 'backup'), everyMinutes: 0, retention: { newest: 24, days: 14 } },
    s3: undefined,
    executor: readExecutor(process.env),
    reads: readReads(process.env),
    ...different,
  }
  const services = createServices(config, silentLog(), children ? undefined : examinerHere())
  const { db } = services

  const fetch = createFetch(services, persisted)
  const known = new Map<UserKind, Promise<User>>()
  const utente = (tipo: UserKind) => {
    const made = known.get(tipo) ?? makeUserOfKind(db, tipo, { username: tipo })
    known.set(tipo, made)
    return made
  }

  return {
    services,
    db,
    fetch,
    visitor: createClient({ services, fetch, user: null }),
    async as(who) {
      const user = typeof who === 'string' ? await utente(who) : who
      const client = createClient({ services, fetch, user })
      const ctx = createContext({
        services,
        viewer: null,
        auth: { tipo: 'anonimo' },
        requestId: 'prova',
        indirizzo: INDIRIZZO,
        userAgent: 'prova',
        host: '',
      })
      await openSession(db, ctx, user.id, false)
      for (const { name, value } of ctx.cookies) client.cookies.set(name, value)
      return client
    },
    async conToken(user, { scrittura = false, introspezione = false, aree = [] } = {}) {
      const bearer = `srm_${newSecret()}`
      const scope = scrittura ? 'LETTURA_SCRITTURA' : 'LETTURA'
      const scadeIl = new Date(Date.now() + 86_400_000)
      const who = { userId: user.id, creatoDaId: user.id, scadeIl }
      const data = { ...who, nome: 'prova', prefisso: bearer.slice(0, 8), ambito: scope, introspezione, aree } as const
      await db.apiToken.create({ data: { ...data, hash: fingerprint(bearer) } })
      return createClient({ services, fetch, user, bearer })
    },
    async conLink(fornitore, diverso = {}) {
      const secret = `frn_${newSecret()}`
      const scadeIl = new Date(Date.now() + 86_400_000)
      const data = { fornitoreId: fornitore, prefisso: secret.slice(0, 8), scadeIl, ...diverso }
      await db.linkSegreto.create({ data: { ...data, hash: fingerprint(secret) } })
      return { ...createClient({ services, fetch, user: null, link: secret }), segreto: secret }
    },
    async close() {
      await closeServices(services)
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

type Fetch = TestApp['fetch']

/** The fetch handler of the server; loaded at the first call, for tests that never use it. */
function createFetch(services: Services, persisted: Record<string, string>): Fetch {
  let handler: Promise<(request: Request) => Response | Promise<Response>> | undefined
  const load = async () => {
    const { createApp } = await import('#server/app.ts')
    const documents = new Map<string, PersistedDocument>()
    for (const [id, text] of Object.entries(persisted)) documents.set(id, { text, document: read(text) })
    const app = createApp({ services, persisted: documents })
    return (request: Request) => app.fetch(request, { incoming: { socket: { remoteAddress: INDIRIZZO } } })
  }
  return async (path, init) => {
    handler ??= load()
    return (await handler)(new Request(new URL(path, ORIGIN), init))
  }
}

/** What a document is parsed and validated into: a test asks the same again and again. */
const loaded = new Map<string, DocumentNode>()

function read(text: string): DocumentNode {
  const known = loaded.get(text)
  if (known) return known
  const document = parse(text)
  const errors = validate(schema, document)
  if (errors.length > 0) throw new Error(`Documento di prova non valido: ${errors.map(String).join('\n')}`)
  loaded.set(text, document)
  return document
}

const MARK = 'test.mark'

/**
 * Waits until this process has delivered what is committed by now: an event still under way would reach whoever
 * subscribes next.
 */
async function caughtUp({ events, db }: Services): Promise<void> {
  if (!events.posizione()) return
  const marks = events.subscribe(MARK)
  await db.$transaction((tx) => emit(tx, MARK, {}))
  await marks.next()
  await marks.return?.()
}

interface ClientOptions {
  services: Services
  fetch: Fetch
  user: User | null
  bearer?: string
  link?: string
}

function createClient({ services, fetch, user, bearer, link }: ClientOptions): Client {
  const cookies = new Map<string, string>()

  function headersOf(given?: HeadersInit): Headers {
    const headers = new Headers(given)
    if (bearer) headers.set('authorization', `Bearer ${bearer}`)
    if (link) headers.set('x-fornitore-token', link)
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    if (cookie && !headers.has('cookie')) headers.set('cookie', cookie)
    return headers
  }

  const context = () =>
    authenticate(services, { headers: headersOf(), requestId: crypto.randomUUID(), indirizzo: INDIRIZZO })

  return {
    user,
    cookies,
    contesto: context,
    async graphql<Data>(document: string, variables: Record<string, unknown> = {}) {
      return (await runDocument(read(document), variables, await context())) as CallOutcome<Data>
    },
    async subscribe<Data>(document: string, variables: Record<string, unknown> = {}) {
      await caughtUp(services)
      const result = await followDocument(read(document), variables, await context())
      if (!(Symbol.asyncIterator in result)) throw result.errors?.[0] ?? new Error('Nessuna sottoscrizione')
      return result as AsyncGenerator<CallOutcome<Data>>
    },
    async fetch(path, init = {}) {
      const headers = headersOf(init.headers)
      const csrf = cookies.get(CSRF_COOKIE)
      const unsafe = !['GET', 'HEAD', undefined].includes(init.method)
      if (unsafe && csrf && !headers.has('x-csrftoken')) headers.set('x-csrftoken', csrf)
      const response = await fetch(path, { ...init, headers })
      for (const line of response.headers.getSetCookie()) {
        const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? []
        if (value === '') cookies.delete(name)
        else cookies.set(name, value)
      }
      return response
    },
  }
}
