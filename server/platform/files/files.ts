import { UserErrors } from '../errors.ts'
import type { Storage } from '../storage/storage.ts'
import type { Examiner } from './examiner/examiner.ts'
import { type FileFormat, fileFormats, formatOf } from './formats.ts'
import { withoutMetadata } from './metadata.ts'
import { safeFileName } from './name.ts'
import type { Verdict } from './pack/layout.ts'
import { extensionOf, type FileKind, fileFault } from './rules.ts'

/** An upload that has passed the checks; `name` is a label. */
export interface CheckedFile {
  nome: string
  mime: string
  dimensione: number
  bytes: Buffer
  /** A drawing that may run something when it is opened by itself. */
  conCodice: boolean
  /** Bytes as they were sent, of a picture that was drawn anew. */
  originale?: Buffer
  /** Of a picture: a small one, for lists. */
  miniatura?: Buffer
}

const HUGE_ARCHIVE = "L'archivio contiene troppo: al massimo 1.000 file e 100 MB in tutto."
const SVG_WITH_SCRIPT = "L'immagine SVG contiene del codice: non è ammessa."

async function verdictOf(bytes: Buffer, name: string, format: FileFormat, examiner: Examiner): Promise<Verdict> {
  if (!format.riconosce(bytes)) return 'unsound'
  if (!format.struttura) return 'sound'
  const [verdict] = (await examiner.examine('document', { estensione: extensionOf(name) }, bytes)) ?? []
  return verdict ?? 'unsound'
}

/**
 * Checks an upload: size, extension in the list, bytes that are what the extension says. To be awaited before the
 * transaction that stores it: a hostile file takes seconds.
 * @param field yup path the errors refer to
 * @throws UserErrors in the words of the old API where it had them; Refusal UNAVAILABLE when too many files are being
 * read
 */
export async function checkFile(
  examiner: Examiner,
  upload: { nome: string; bytes: Uint8Array },
  specie: FileKind,
  field: string | null,
): Promise<CheckedFile> {
  const bytes = Buffer.from(upload.bytes.buffer, upload.bytes.byteOffset, upload.bytes.byteLength)
  const name = safeFileName(upload.nome)
  const reason = fileFault({ nome: name, dimensione: bytes.length }, specie)
  if (reason) throw UserErrors.of(field, reason.message, reason.code)
  const format = formatOf(extensionOf(name))
  const verdict = format ? await verdictOf(bytes, name, format, examiner) : 'unsound'
  if (verdict === 'huge') throw UserErrors.of(field, HUGE_ARCHIVE, 'TOO_LARGE')
  if (!format || verdict === 'unsound') {
    const message =
      specie === 'immagine'
        ? "Invia un'immagine valida. Il file che hai inviato non era un'immagine o era corrotto."
        : `Il contenuto non è quello di un file .${extensionOf(name)}, o il file è corrotto.`
    throw UserErrors.of(field, message, 'BAD_CONTENT')
  }
  const file = { nome: name, mime: format.mime, dimensione: bytes.length, bytes, conCodice: verdict === 'code' }
  if (specie === 'immagine' && DRAWN.has(file.mime)) return drawnAnew(examiner, file)
  const plain = withoutMetadata(bytes, file.mime)
  return plain === bytes ? file : { ...file, bytes: plain, dimensione: plain.length }
}

/** Photographs, and what is like them. */
export const DRAWN: ReadonlySet<string> = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])

/**
 * A picture upright, no larger than a screen, without place and device. One that cannot be drawn, or moves, keeps its
 * drawing and loses what stands beside it.
 */
async function drawnAnew(examiner: Examiner, file: CheckedFile): Promise<CheckedFile> {
  const [picture] = (await examiner.examine('picture', {}, file.bytes)) ?? []
  const miniatura = picture && Buffer.from(picture.miniatura, 'base64')
  const bytes = picture?.whole ? Buffer.from(picture.whole, 'base64') : withoutMetadata(file.bytes, file.mime)
  const drawn = { ...file, ...(miniatura ? { miniatura } : {}) }
  return bytes === file.bytes ? drawn : { ...drawn, bytes, dimensione: bytes.length, originale: file.bytes }
}

/** A drawing may draw, and nothing else. @throws UserErrors on `field` */
export function refuseSvgWithScript({ conCodice }: CheckedFile, field: string): void {
  if (conCodice) throw UserErrors.of(field, SVG_WITH_SCRIPT, 'BAD_CONTENT')
}

/** A row of stored_files, as far as serving it goes. */
export interface ServedFile {
  chiave: string
  nome: string
  mime: string
  dimensione: number
  pubblico: boolean
}

/** RFC 6266: a plain name for old clients, the true one for the others. */
export function contentDisposition(tipo: 'inline' | 'attachment', name: string): string {
  const plain = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${tipo}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/**
 * The response with a stored file; the caller has already authorised it. Only raster pictures and PDF open in
 * the browser; the rest is downloaded (an SVG still shows in `<img>`, which ignores the disposition) and
 * nothing in it can run. The address names the content: a public file may be kept for ever, of a private one the
 * browser asks at each use whether it may still show it, and gets no bytes again.
 * @param request for If-None-Match and HEAD
 */
export async function serveFile(
  storage: Storage,
  file: ServedFile,
  request: Request,
  options: { scarica?: boolean } = {},
): Promise<Response> {
  const inline = !options.scarica && fileFormats.some((format) => format.mime === file.mime && format.inline)
  const etag = `"${file.chiave}"`
  const headers = new Headers({
    ETag: etag,
    'Cache-Control': file.pubblico ? 'public, max-age=31536000, immutable' : 'private, no-cache',
    'Content-Type': file.mime,
    'Content-Disposition': contentDisposition(inline ? 'inline' : 'attachment', file.nome),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': contentPolicy(file.mime),
    'X-Frame-Options': file.mime === PDF ? 'SAMEORIGIN' : 'DENY',
  })
  if (!file.pubblico) headers.set('Vary', 'Cookie, Authorization')
  if (request.headers.get('if-none-match')?.includes(etag)) return new Response(null, { status: 304, headers })
  headers.set('Content-Length', String(file.dimensione))
  if (request.method === 'HEAD') return new Response(null, { headers })
  return new Response(await storage.stream(file.chiave), { headers })
}

/** The response with a file that was made for who asks, shown by the browser and kept by nobody. */
export function serveBytes({ nome, mime, bytes }: { nome: string; mime: string; bytes: Uint8Array }): Response {
  const headers = {
    'Cache-Control': 'private, no-store',
    'Content-Type': mime,
    'Content-Disposition': contentDisposition('inline', nome),
    'Content-Length': String(bytes.length),
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': contentPolicy(mime),
    'X-Frame-Options': 'SAMEORIGIN',
    Vary: 'Cookie, Authorization',
  }
  return new Response(new Uint8Array(bytes), { headers })
}

const PDF = 'application/pdf'

/**
 * Chromium's PDF viewer does not start in a sandbox; a PDF runs nothing of ours without it either, and our own pages
 * may show it inside them.
 */
function contentPolicy(mime: string): string {
  const none = (cornice: string) =>
    `default-src 'none'; frame-ancestors ${cornice}; base-uri 'none'; form-action 'none'`
  return mime === PDF ? none("'self'") : `${none("'none'")}; img-src data:; style-src 'unsafe-inline'; sandbox`
}
