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

/** A text as it is sent, compressed where that is worth it and who asks takes it. @param headers get its encoding */
export async function packed(text: string, accepts: string | null, headers: Record<string, string>) {
  if (text.length <= COMPRESSED_FROM || !takesGzip(accepts)) return text
  headers['Content-Encoding'] = 'gzip'
  return new Uint8Array(await compressed(text))
}
