import { join, resolve } from 'node:path'
import { trimEndOf } from '#shared/text.ts'
import { networksOf } from './outgoing/addresses.ts'
import type { S3Settings } from './storage/s3.ts'

/** Settings of the process, read once from the environment; docs/settings.md. */
export interface Config {
  databaseUrl: string
  /** What exports read with: a role that may only read, where there is one. */
  databaseReadUrl: string
  port: number
  host: string
  /** Folder of uploaded files and, when embedded, of the database. */
  dataDir: string
  /** `smtp://user:password@host:port`; without it mails wait in 'Posta in uscita'. */
  smtpUrl: string | undefined
  /** Public address, for links in mails and for the Origin check behind a proxy. */
  publicUrl: string | undefined
  /** How many proxies stand before the server: that many addresses of X-Forwarded-For are trusted. */
  trustedProxies: number
  production: boolean
  /** Off only in automatic tests that log in, or call with a token, hundreds of times. */
  loginThrottle: boolean
  /** Calls that one token may make in a minute; 0: as many as it likes. */
  tokenRate: number
  /** Other origins whose pages may call /graphql and /api with a token; '*' for all. */
  corsOrigins: readonly string[]
  /** Other origins whose pages may show the wizard within theirs; '*' for all. */
  frameOrigins: readonly string[]
  /** Networks of the house, `192.168.10.0/24`, that webhooks may call too, without TLS as well. */
  webhookNetworks: readonly string[]
  /** `http://host:port` of camera and bills of materials; without it a test picture and the table of the product. */
  localServicesUrl: string | undefined
  /** What reading /metrics asks for; without it only programs on this machine may. */
  metricsToken: string | undefined
  /** What seals the secrets of second factors; without it a key in the data folder. */
  secretKey: string | undefined
  /** Who else logs people in; without it the password alone. */
  oidc: OidcSettings | undefined
  backup: BackupSettings
  /** Where uploaded files are, when not in the data folder. */
  s3: S3Settings | undefined
  /** Who executes documents: our executor, or graphql-js. */
  executor: 'own' | 'graphql'
  /** Who reads lists and details: compiled statements, or Prisma. */
  reads: 'sql' | 'prisma'
}

/** One OpenID Connect issuer. */
export interface OidcSettings {
  issuer: string
  clientId: string
  clientSecret: string
  /** What the button of the login page says. */
  name: string
  /** What names the user here: the mail address, or one that holds the user name. */
  claim: string
}

interface BackupSettings {
  /** Folder of the backups. */
  place: string
  /** The server makes one at least so often, in minutes; 0: only when asked. */
  everyMinutes: number
  retention: { newest: number; days: number }
  /** Seals them; undefined: whoever has the folder reads them. */
  key?: string | undefined
}

/** A variable of the environment is missing or wrong; the message is in Italian. */
export class SettingError extends Error {}

function integer(text: string | undefined, fallback: number, name: string): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw new SettingError(`${name} deve essere un numero intero, non "${text}"`)
  return value
}

const PORT_MAX = 65_535

/**
 * The port to listen on.
 * @throws SettingError when it is none
 */
export function readPort({ PORT }: NodeJS.ProcessEnv): number {
  const port = integer(PORT, 3000, 'PORT')
  if (port > PORT_MAX) throw new SettingError(`PORT deve essere un numero da 0 a ${PORT_MAX}, non "${PORT}"`)
  return port
}

function httpUrl(text: string | undefined, name: string): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['http:', 'https:'].includes(url.protocol)) {
    throw new SettingError(`${name} deve essere un indirizzo http:// o https://, non "${text}"`)
  }
  return text
}

/** The address of a mail server; what it holds may be a password, and is not told. */
function smtpUrl(text: string | undefined): string | undefined {
  if (!text) return undefined
  const url = URL.canParse(text) ? new URL(text) : null
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new SettingError('SMTP_URL deve essere un indirizzo come smtp://utente:password@mail.example.com:587')
  }
  return text
}

/** Origins divided by commas, each as browsers send it: scheme, host and port, nothing after. */
function readOrigins(text: string | undefined, name: string): string[] {
  const given = (text ?? '').split(',').map((one) => trimEndOf(one.trim(), '/'))
  const origins = given.filter((one) => one !== '')
  for (const origin of origins) {
    const isOrigin =
      origin === '*' || (/^https?:/.test(origin) && URL.canParse(origin) && new URL(origin).origin === origin)
    if (!isOrigin) throw new SettingError(`${name}: "${origin}" non è un'origine come https://cruscotto.example.com`)
  }
  return origins
}

/** Networks divided by commas. */
function readNetworks(text: string | undefined): string[] {
  const networks = (text ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '')
  try {
    networksOf(networks)
  } catch (error) {
    throw new SettingError(`WEBHOOK_NETWORKS: serve una rete come 192.168.10.0/24 (${(error as Error).message})`)
  }
  return networks
}

/** One of the words that a setting may be, the first when there is none. */
function oneOf<Word extends string>(text: string | undefined, words: readonly [Word, ...Word[]], name: string): Word {
  const word = text ? words.find((known) => known === text) : words[0]
  if (word === undefined) throw new SettingError(`${name} deve essere ${words.join(' o ')}, non "${text}"`)
  return word
}

const SECRET_MIN = 16

function secret(text: string | undefined, name: string, min = SECRET_MIN): string | undefined {
  if (!text) return undefined
  if (text.length < min) throw new SettingError(`${name} deve avere almeno ${min} caratteri`)
  return text
}

/**
 * Reads the configuration.
 * @throws SettingError when a variable is missing or wrong.
 */
export function readEnv(env: NodeJS.ProcessEnv): Config {
  if (!env.DATABASE_URL)
    throw new SettingError('DATABASE_URL non impostata: usare `npm start` per il database incorporato')
  return {
    databaseUrl: env.DATABASE_URL,
    databaseReadUrl: env.DATABASE_READ_URL || env.DATABASE_URL,
    port: readPort(env),
    host: env.HOST || '0.0.0.0',
    dataDir: resolve(env.DATA_DIR || '.data'),
    smtpUrl: smtpUrl(env.SMTP_URL),
    publicUrl: httpUrl(trimEndOf(env.PUBLIC_URL ?? '', '/'), 'PUBLIC_URL'),
    trustedProxies: integer(env.TRUSTED_PROXIES, 0, 'TRUSTED_PROXIES'),
    production: env.NODE_ENV !== 'development' && env.NODE_ENV !== 'test',
    loginThrottle: env.LOGIN_THROTTLE !== 'off',
    tokenRate: integer(env.TOKEN_RATE, 600, 'TOKEN_RATE'),
    corsOrigins: readOrigins(env.CORS_ORIGINS, 'CORS_ORIGINS'),
    frameOrigins: readOrigins(env.FRAME_ORIGINS, 'FRAME_ORIGINS'),
    webhookNetworks: readNetworks(env.WEBHOOK_NETWORKS),
    localServicesUrl: httpUrl(env.LOCALSERVICES_URL, 'LOCALSERVICES_URL'),
    metricsToken: secret(env.METRICS_TOKEN, 'METRICS_TOKEN'),
    secretKey: secret(env.SECRET_KEY, 'SECRET_KEY', 32),
    oidc: readOidc(env),
    backup: readBackup(env),
    s3: readS3(env),
    executor: readExecutor(env),
    reads: readReads(env),
  }
}

const LOOPBACK = new Set(['127.0.0.1', 'localhost', '::1'])

/**
 * Where people open the product, for links that nobody asked for from a page: PUBLIC_URL, or this machine while only it
 * is let in. What a request calls the product (`Host`) is whatever its sender likes.
 */
export function addressOfProduct({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>) {
  return publicUrl ?? (LOOPBACK.has(host) ? `http://localhost:${port}` : undefined)
}

/**
 * Who executes documents.
 * @throws SettingError when it is nobody known
 */
export function readExecutor({ EXECUTOR }: NodeJS.ProcessEnv): Config['executor'] {
  return oneOf(EXECUTOR, ['own', 'graphql'], 'EXECUTOR')
}

/**
 * Who reads lists and details.
 * @throws SettingError when it is nobody known
 */
export function readReads({ READS }: NodeJS.ProcessEnv): Config['reads'] {
  return oneOf(READS, ['sql', 'prisma'], 'READS')
}

/**
 * The bucket of the uploaded files, when there is one.
 * @throws SettingError when the address is wrong, or settings of a bucket come without its name
 */
export function readS3(env: NodeJS.ProcessEnv): S3Settings | undefined {
  const endpoint = httpUrl(env.S3_ENDPOINT, 'S3_ENDPOINT')
  if (env.S3_BUCKET) return { bucket: env.S3_BUCKET, endpoint, region: env.S3_REGION || env.AWS_REGION || 'us-east-1' }
  if (endpoint || env.S3_REGION) throw new SettingError('S3_BUCKET non impostata: manca il nome del deposito')
  return undefined
}

/**
 * The issuer that logs people in, when there is one.
 * @throws SettingError when something that it needs is missing or wrong
 */
export function readOidc(env: NodeJS.ProcessEnv): OidcSettings | undefined {
  const issuer = httpUrl(env.OIDC_ISSUER, 'OIDC_ISSUER')
  if (!issuer) return undefined
  const needed = (name: string) => {
    const value = env[name]
    if (!value) throw new SettingError(`${name} non impostata: serve con OIDC_ISSUER`)
    return value
  }
  needed('PUBLIC_URL')
  return {
    issuer,
    clientId: needed('OIDC_CLIENT_ID'),
    clientSecret: needed('OIDC_CLIENT_SECRET'),
    name: env.OIDC_NAME || 'Accesso aziendale',
    claim: env.OIDC_CLAIM || 'email',
  }
}

/**
 * Where backups go and how many stay.
 * @throws SettingError when a number is wrong
 */
export function readBackup(env: NodeJS.ProcessEnv): BackupSettings {
  const newest = integer(env.BACKUP_KEEP, 24, 'BACKUP_KEEP')
  if (newest < 1) throw new SettingError('BACKUP_KEEP deve essere almeno 1')
  return {
    place: resolve(env.BACKUP_DIR || join(env.DATA_DIR || '.data', 'backup')),
    everyMinutes: integer(env.BACKUP_EVERY, 0, 'BACKUP_EVERY'),
    retention: { newest, days: integer(env.BACKUP_DAYS, 14, 'BACKUP_DAYS') },
    key: secret(env.BACKUP_KEY, 'BACKUP_KEY', 32),
  }
}

/**
 * Whether a new embedded database begins with the demo data.
 * @throws SettingError when the answer is none
 */
export function readDemo({ DEMO = '' }: NodeJS.ProcessEnv): boolean {
  if (!['', 'on', 'off'].includes(DEMO)) throw new SettingError(`DEMO deve essere on o off, non "${DEMO}"`)
  return DEMO !== 'off'
}

const MAX_WORKERS = 16

/**
 * How many server processes share the port; each has some 15 connections to the database.
 * @throws SettingError when the number is wrong
 */
export function readWorkers({ WORKERS }: NodeJS.ProcessEnv): number {
  const count = integer(WORKERS, 1, 'WORKERS')
  if (count < 1 || count > MAX_WORKERS)
    throw new SettingError(`WORKERS deve stare fra 1 e ${MAX_WORKERS}, non "${WORKERS}"`)
  return count
}
