import type { Context } from '#platform/context.ts'

export const RESPONSE_TYPE = 'application/graphql-response+json'
export const JSON_TYPE = 'application/json'
export const EVENT_STREAM = 'text/event-stream'

/** The media type in which a caller wants the answer: the first that is ours; null when none is. */
export function mediaType(accept: string | null): string | null {
  if (accept === null || accept === JSON_TYPE || accept === RESPONSE_TYPE) return accept ?? JSON_TYPE
  for (const one of accept.toLowerCase().split(',')) {
    const [type, ...params] = one.split(';').map((part) => part.trim())
    const charset = params.find((param) => param.startsWith('charset='))
    if (charset && charset !== 'charset=utf-8') continue
    if (type === RESPONSE_TYPE) return RESPONSE_TYPE
    if (type === JSON_TYPE || type === 'application/*' || type === '*/*') return JSON_TYPE
  }
  return null
}

/** Whether a caller takes a stream of events, and may have one: browsers have the websocket. */
export function takesStream({ headers }: Request, { auth }: Context): boolean {
  return auth.tipo === 'token' && (headers.get('accept') ?? '').includes(EVENT_STREAM)
}
