import { maxBody } from '#platform/call.ts'
import { Refusal } from '#platform/errors.ts'
import { canonicalJson } from '#platform/idempotency/canonical.ts'
import { doOnce, readIdempotencyKey } from '#platform/idempotency/doOnce.ts'
import { PARSES, type ReceivedBody, receiveBody } from './body.ts'
import type { Endpoint, ReadyEndpoint } from './endpoint.ts'
import { restRefusal } from './errors.ts'
import type { RestCall } from './request.ts'

/** An answer as a text keeps it. */
interface KeptAnswer {
  status: number
  headers: [string, string][]
  body: string
}

/** Whether a call has a rule of its own for what is sent twice: the public quote request, whose repetition is 200. */
const hasOwnRule = (endpoint: Endpoint) => endpoint.answer === 'dati' && endpoint.idempotenza !== undefined

/** JSON whose keys are in order; the bytes of what is none, or too deep. */
function jsonParts(bytes: Uint8Array): (string | Uint8Array)[] {
  try {
    return [canonicalJson(JSON.parse(new TextDecoder().decode(bytes)))]
  } catch {
    return [bytes]
  }
}

/** A multipart body without its boundary, which programs make anew for each call. */
function partsOf(bytes: Uint8Array, contentType: string): Uint8Array[] {
  const [, quoted, bare] = /;\s*boundary=(?:"([^"]+)"|([^\s;]+))/i.exec(contentType) ?? []
  const boundary = quoted ?? bare
  if (!boundary) return [bytes]
  const whole = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const parts: Uint8Array[] = []
  let from = 0
  for (let at = whole.indexOf(boundary); at >= 0; at = whole.indexOf(boundary, from)) {
    parts.push(whole.subarray(from, at))
    from = at + Buffer.byteLength(boundary)
  }
  return [...parts, whole.subarray(from)]
}

function contentOf({ bytes, mime, contentType }: ReceivedBody): (string | Uint8Array)[] {
  if (mime === PARSES[0]) return [mime, ...jsonParts(bytes)]
  return mime === PARSES[2] ? [mime, ...partsOf(bytes, contentType)] : [mime, bytes]
}

/**
 * Answers a write that brings an `Idempotency-Key` once for each key of its caller; anything else as it is.
 * @param answer makes the answer, refusals of the endpoint too
 * @throws RestError 400, 409 or 422 that says why the key cannot be used
 */
export async function answerOnce(
  { endpoint, documento, path }: ReadyEndpoint,
  call: RestCall,
  answer: () => Promise<Response>,
): Promise<Response> {
  if (!documento.scrive) return answer()
  const { request, url, ctx } = call
  try {
    const key = readIdempotencyKey(request.headers)
    if (key === null || hasOwnRule(endpoint)) return answer()
    const hasBody = endpoint.body !== undefined && !endpoint.scriveInGet
    if (hasBody) call.received = await receiveBody(request, endpoint.body ?? {}, (max) => maxBody(ctx, max))
    const query = new URLSearchParams(url.search)
    query.sort()
    const place = [request.method, path, url.pathname.replace(/\/$/, ''), query.toString()]
    const content = call.received ? contentOf(call.received) : []
    return await doOnce(
      ctx,
      { key, request: ['rest', ...place, ...content] },
      {
        async make() {
          const made = await answer()
          const body = await made.text()
          const kept: KeptAnswer = { status: made.status, headers: [...made.headers], body }
          const isFault = made.status >= 500 || made.status === 429
          return { answer: responseOf(kept), text: JSON.stringify(kept), isFault }
        },
        read: (text) => responseOf(JSON.parse(text) as KeptAnswer),
      },
    )
  } catch (error) {
    throw error instanceof Refusal ? restRefusal(error, {}) : error
  }
}

const responseOf = ({ status, headers, body }: KeptAnswer) => new Response(body || null, { status, headers })
