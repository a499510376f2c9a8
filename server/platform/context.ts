import type { Db } from './db/prisma.ts'
import type { Config } from './env.ts'
import type { Events } from './events/events.ts'
import type { Examiner } from './files/examiner/examiner.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Log } from './log.ts'
import type { Metrics } from './metrics.ts'
import type { Pdf } from './pdf/pdf.ts'
import { can, type Flag, type Viewer } from './permissions.ts'
import type { Readiness } from './readiness.ts'
import type { Storage } from './storage/storage.ts'

/** What the process offers to every request; built once in main.ts, or by a test. */
export interface Services {
  config: Config
  db: Db
  /** The database as tokens ask it: few connections of their own, and no statement takes longer than TOKEN_STATEMENT_MS. */
  tokenDb(): Db
  /** The database as exports read it: by the role that may only read, where there is one, within the caller's limits. */
  readDb(of: Db): Db
  /** Where figures that are kept for reading are brought up to date, when `db` may only read. */
  figuresDb?: Db
  /** Those of the two that were opened. */
  closeOtherDbs(): Promise<void>
  events: Events
  storage: Storage
  examiner: Examiner
  pdf: Pdf
  jobs: Jobs
  metrics: Metrics
  readiness: Readiness
  log: Log
}

/** What is left of the calls of a token: `max` in a minute, `left` of them, `resetIn` seconds until the next minute. */
export interface RateState {
  max: number
  left: number
  resetIn: number
}

/** An `Idempotency-Key` that one call has taken to answer it, and the name of that call. */
export interface Claim {
  id: string
  turn: string
}

/** How the caller was authenticated. */
export type Auth =
  | { tipo: 'anonimo' }
  | {
      tipo: 'sessione'
      sessionId: string
      csrfToken: string
      /** When the user last proved who it is, by password and second factor or by a passkey; null after a PIN. */
      provenAt: Date | null
      /** During 'Vedi come' the superuser, who then only reads (the viewer is the other user); else null. */
      reale: Viewer | null
      /** The tablet of the workshop where the user has entered by a PIN; missing after a login. */
      tablet?: TabletOfSession
    }
  | { tipo: 'token'; tokenId: number; scrittura: boolean; introspezione: boolean }
  /** The secret link of a supplier: there is no user behind it. */
  | { tipo: 'fornitore'; linkId: number }

/** A tablet as a session knows it. */
export interface TabletOfSession {
  id: number
  nome: string
  /** Minutes without a touch after which the page leaves by itself. */
  minutiInattivita: number
}

/** A cookie that the answer will set. */
export interface OutgoingCookie {
  name: string
  value: string
  /** Seconds; 0 deletes it. */
  maxAge: number
  httpOnly: boolean
}

/** The context of one request, the same for GraphQL, REST and a subscription. */
export interface Context {
  services: Services
  viewer: Viewer | null
  auth: Auth
  requestId: string
  /** Address of the client, behind the trusted proxies. */
  indirizzo: string
  userAgent: string
  /** The cookie of identity/dispositivi.ts as it was sent; '' without one. */
  dispositivo: string
  /** The cookie of identity/tablet.ts as it was sent; '' without one. */
  tabletSecret: string
  /** Name and port by which the product was asked, `Host`; '' when unknown. */
  host: string
  /** Cookies to set with the answer: login, logout and password change push here. */
  cookies: OutgoingCookie[]
  /**
   * The write is only tried: what stands in its way is told, and nothing of it stays. Fields of its input that are
   * missing have a value only because the schema wants one: rules do not see it.
   */
  dryRun?: { missing: ReadonlySet<string> }
  /** The call is one of the documented `/api`, whose clients know its limits of then. */
  documented?: true
  /** Name of the GraphQL operation, once it is known; of a document of one's own, whatever its writer calls it. */
  operation?: string
  /** The key of the call, while it is at work: its writes are noted with it. */
  claim?: Claim
  /** What is left of the calls of a token, once they are counted. */
  rate?: RateState
  can(flag: Flag): boolean
}

/** Builds a context; `viewer` and `auth` come from identity/authentication.ts. */
export function createContext(
  values: Omit<Context, 'can' | 'cookies' | 'dispositivo' | 'tabletSecret'> & {
    dispositivo?: string
    tabletSecret?: string
  },
): Context {
  return { dispositivo: '', tabletSecret: '', ...values, cookies: [], can: (flag) => can(values.viewer, flag) }
}
