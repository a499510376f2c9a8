import { documentiList } from '#documenti/file/list.ts'
import type { Context } from '#platform/context.ts'
import { boundedInteger } from '#platform/db/whereOne.ts'
import { Refusal } from '#platform/errors.ts'
import { serveFile } from '#platform/files/files.ts'
import { formatOf } from '#platform/files/formats.ts'
import { extensionOf } from '#platform/files/rules.ts'
import { consume } from '#platform/identity/throttle.ts'

const bytes = { select: { chiave: true, mime: true, dimensione: true } } as const
const select = { id: true, nome: true, file: bytes } as const

interface Found {
  nome: string
  file: { chiave: string; mime: string; dimensione: number }
}

/** The number in a path, `/documenti/file/12/nome.pdf`; its end is only what the browser saves it under. */
const numeroOf = (request: Request) => boundedInteger(new URL(request.url).pathname.split('/')[3])

function answer(request: Request, { services }: Context, found: Found | null): Promise<Response> {
  if (!found) throw new Refusal('NOT_FOUND')
  const { nome, file } = found
  // Equal bytes are stored once: the kind is that of the name that they have here.
  const mime = formatOf(extensionOf(nome))?.mime ?? file.mime
  const download = new URL(request.url).searchParams.has('scarica')
  return serveFile(services.storage, { ...file, nome, mime, pubblico: false }, request, { scarica: download })
}

/**
 * `GET /documenti/file/{pk}[/{nome}]`: a file of a folder, for who sees the folder at this moment.
 * @throws Refusal NOT_FOUND, for what is missing and for what is not the viewer's to read
 */
export async function answerDocumento(request: Request, ctx: Context): Promise<Response> {
  const where = { id: numeroOf(request), AND: documentiList.visible(ctx.viewer) }
  return answer(request, ctx, await ctx.services.db.documentoCartella.findFirst({ select, where }))
}

/** `GET /documenti/versione/{pk}[/{nome}]`: what a file was, for who manages folders. @throws Refusal NOT_FOUND */
export async function answerVersione(request: Request, ctx: Context): Promise<Response> {
  if (!ctx.can('adminApp')) throw new Refusal('NOT_FOUND')
  const where = { id: numeroOf(request), documento: documentiList.visible(ctx.viewer) }
  return answer(request, ctx, await ctx.services.db.versioneDocumento.findFirst({ select, where }))
}

/** Readings of public addresses from one address. */
const PER_ADDRESS = [
  { max: 120, secondi: 60 },
  { max: 2000, secondi: 3600 },
]

async function slowDown({ services, indirizzo }: Context): Promise<void> {
  if (!services.config.loginThrottle) return
  const { ok, retryAfter } = await consume(services.db, `permalink:${indirizzo}`, PER_ADDRESS)
  if (ok) return
  const message = `Troppe richieste da questo indirizzo. Riprova fra ${retryAfter} secondi.`
  throw new Refusal('THROTTLED', message, { retryAfter })
}

const PERMALINK = /^\/d\/([a-z0-9-]{3,64})\/?$/

/**
 * `GET /d/{permalink}`: that one file, for anybody; counted, and not for search engines.
 * @throws Refusal NOT_FOUND, also while the file or its folder is in the bin; THROTTLED
 */
export async function answerPermalink(request: Request, ctx: Context): Promise<Response> {
  await slowDown(ctx)
  const { db, log } = ctx.services
  const [, permalink] = PERMALINK.exec(new URL(request.url).pathname) ?? []
  const where = { permalink: permalink ?? '', eliminatoIl: null, cartella: { eliminataIl: null } }
  const found = await db.documentoCartella.findFirst({ select, where })
  const response = await answer(request, ctx, found)
  response.headers.set('X-Robots-Tag', 'noindex')
  if (found && response.status === 200 && request.method === 'GET') {
    // A full disk must not keep anybody from reading.
    await db.$executeRaw`UPDATE documenti_cartella SET aperture = aperture + 1 WHERE id = ${found.id}`.catch(
      (error: unknown) => log.warn({ err: error }, 'permalink non contato'),
    )
  }
  return response
}
