import { RestError } from './errors.ts'
import type { RestFields } from './fields.ts'
import { receivedFile } from './fileField.ts'
import { fieldsOfForm } from './form.ts'
import * as messages from './messages.ts'

/** What is not a file, in one request: 2.5 MB, as in the old framework. */
const MAX_BYTES = 2_621_440
/** With its files. */
const MAX_BYTES_FILE = 60 * 1024 * 1024
const MAX_FIELDS = 1000

export const PARSES = ['application/json', 'application/x-www-form-urlencoded', 'multipart/form-data']

/** A body as sent: any JSON value, or the fields of a form. */
interface RestBody {
  dati: unknown
  origine: 'json' | 'form'
  /** Names in a form that no field has. */
  unknown?: string[]
}

async function readBytes(request: Request, max: number): Promise<Uint8Array<ArrayBuffer>> {
  const troppo = () => RestError.detail(413, messages.TOO_LARGE)
  if (Number(request.headers.get('content-length') ?? 0) > max) throw troppo()
  const pezzi: Uint8Array[] = []
  let total = 0
  // A body sent in chunks tells its size only at the end.
  for await (const pezzo of request.body ?? []) {
    total += pezzo.byteLength
    if (total > max) throw troppo()
    pezzi.push(pezzo)
  }
  return new Uint8Array(Buffer.concat(pezzi))
}

/** The parser's complaint in the words that clients of the old API know, with the place when it is known. */
function jsonError(error: unknown): RestError {
  const message = error instanceof Error ? error.message : ''
  const what = message.startsWith('Expected property name')
    ? 'Expecting property name enclosed in double quotes'
    : message.startsWith("Expected ':'")
      ? "Expecting ':' delimiter"
      : message.startsWith("Expected ','")
        ? "Expecting ',' delimiter"
        : message.startsWith('Unexpected non-whitespace')
          ? 'Extra data'
          : 'Expecting value'
  const [, char, line, column] = /position (\d+) \(line (\d+) column (\d+)\)/.exec(message) ?? []
  const where = char ? `: line ${line} column ${column} (char ${char})` : ''
  return RestError.detail(400, `JSON parse error - ${what}${where}`)
}

function utf8(byte: Uint8Array<ArrayBuffer>, format: string): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(byte)
  } catch {
    throw RestError.detail(400, `${format} parse error - 'utf-8' codec can't decode the body`)
  }
}

async function multipart(byte: Uint8Array<ArrayBuffer>, contentType: string): Promise<[string, FormDataEntryValue][]> {
  const failed = (reason: string) => RestError.detail(400, `Multipart form parse error - ${reason}`)
  if (!/;\s*boundary=/i.test(contentType)) throw failed('Invalid boundary in multipart: None')
  try {
    return [...(await new Response(byte, { headers: { 'Content-Type': contentType } }).formData())]
  } catch {
    throw failed('Invalid multipart body')
  }
}

/** The parts with their files read; what is not a file keeps its own limit. */
async function withFile(parts: [string, FormDataEntryValue][]): Promise<[string, unknown][]> {
  const texts = parts.reduce((total, [, part]) => total + (typeof part === 'string' ? part.length : 0), 0)
  if (texts > MAX_BYTES) throw RestError.detail(413, messages.TOO_LARGE)
  return Promise.all(
    parts.map(async ([name, part]) => [name, typeof part === 'string' ? part : await receivedFile(part)] as const),
  ) as Promise<[string, unknown][]>
}

/** Sent with every form of the old pages, and read before. */
const CSRF_FIELD = 'csrfmiddlewaretoken'

/** Names of a form, without their place in a list, that no field of the table has. */
function unknownIn(pairs: readonly (readonly [string, unknown])[], fields: RestFields): string[] {
  const names = new Set(pairs.map(([name]) => name.replace(/\[.*$/s, '')))
  return [...names].filter((name) => !Object.hasOwn(fields, name) && name !== CSRF_FIELD)
}

const hasFile = (fields: RestFields) => Object.values(fields).some((field) => field.file)

/** A body as it came, not read yet. */
export interface ReceivedBody {
  bytes: Uint8Array<ArrayBuffer>
  contentType: string
  /** The type alone. */
  mime: string
}

/**
 * Takes a request's body in.
 * @param forWhom what this caller may send where users may send so many bytes
 * @throws RestError 413 when it is too large
 */
export async function receiveBody(
  request: Request,
  fields: RestFields,
  forWhom = (max: number) => max,
): Promise<ReceivedBody> {
  const contentType = request.headers.get('content-type') ?? ''
  const mime = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const max = mime === PARSES[2] && hasFile(fields) ? MAX_BYTES_FILE : MAX_BYTES
  return { bytes: await readBytes(request, forWhom(max)), contentType, mime }
}

/**
 * Reads a request's body.
 * @param forWhom what this caller may send where users may send so many bytes
 * @throws RestError 400 when it cannot be parsed, 413 when it is too large, 415 for another type
 */
export async function readRestBody(
  request: Request,
  fields: RestFields,
  forWhom = (max: number) => max,
): Promise<RestBody> {
  return parseBody(await receiveBody(request, fields, forWhom), fields)
}

/** Reads a body that is here. @throws RestError 400 when it cannot be parsed, 413 for its texts, 415 for another type */
export async function parseBody(
  { bytes: byte, contentType, mime }: ReceivedBody,
  fields: RestFields,
): Promise<RestBody> {
  if (byte.length === 0) return { dati: {}, origine: mime === '' || mime === PARSES[0] ? 'json' : 'form' }
  if (mime === 'application/json') {
    const text = utf8(byte, 'JSON')
    try {
      return { dati: JSON.parse(text), origine: 'json' }
    } catch (error) {
      throw jsonError(error)
    }
  }
  if (mime !== PARSES[1] && mime !== PARSES[2]) throw RestError.detail(415, messages.mediaTypeNotSupported(contentType))
  const pairs =
    mime === PARSES[1]
      ? [...new URLSearchParams(utf8(byte, 'Form'))]
      : await withFile(await multipart(byte, contentType))
  if (pairs.length > MAX_FIELDS) throw RestError.detail(400, `Troppi campi: al massimo ${MAX_FIELDS}.`)
  return { dati: fieldsOfForm(pairs, fields), origine: 'form', unknown: unknownIn(pairs, fields) }
}
