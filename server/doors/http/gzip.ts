import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

/** Shorter answers are not worth compressing; characters. */
const COMPRESSED_FROM = 1024
const compressed = promisify(gzip)

/** Whether an Accept-Encoding lets gzip be used. */
export function takesGzip(header: string | null): boolean {
  if (header === null) return false
  const named = header.split(',').find((one) => /^\s*(gzip|\*)\s*(;|$)/i.test(one))
  return named !== undefined && !/;\s*q=0(\.0*)?\s*$/i.test(named)
}

/** An answer of this text, compressed where that is worth it and who asks takes it. */
export async function textResponse(
  text: string,
  init: { status: number; headers: Record<string, string> },
  accepts: string | null,
) {
  if (text.length <= COMPRESSED_FROM || !takesGzip(accepts)) return new Response(text, init)
  const headers = { ...init.headers, 'Content-Encoding': 'gzip' }
  return new Response(new Uint8Array(await compressed(text)), { ...init, headers })
}
