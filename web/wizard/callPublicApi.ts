import { dataOrError } from '#relay/answers/graphqlAnswer.ts'
import { csrfHeaders } from '#relay/csrf.ts'
import { NetworkError } from '#relay/errors.ts'

interface ApiAnswer {
  /** 400: `body` has the messages by field. */
  isRefused: boolean
  body: unknown
}

/**
 * Calls the documented API: a GET, which browser and server compare by its ETag, or a POST of JSON.
 * @param signal gives the call up: a NetworkError then
 * @throws NetworkError, AuthError, RefusalError, ServerError
 */
export async function callPublicApi(path: string, content?: object, signal?: AbortSignal): Promise<ApiAnswer> {
  let answer: Response
  try {
    answer = await fetch(path, {
      credentials: 'same-origin',
      ...(signal ? { signal } : {}),
      ...(content === undefined
        ? // Asked anew each time, sent anew only when changed: what an administrator changes holds at the next page.
          { cache: 'no-cache' as const }
        : {
            method: 'POST',
            headers: { 'Content-Type': 'application/json', ...csrfHeaders() },
            body: JSON.stringify(content),
          }),
    })
  } catch (cause) {
    throw new NetworkError('Il server non risponde', { cause })
  }
  const body: unknown = await answer.json().catch(() => null)
  const { status } = answer
  if (body !== null && (answer.ok || status === 400)) return { isRefused: status === 400, body }
  const { detail = '', request_id: requestId } = (body ?? {}) as { detail?: string; request_id?: string }
  const errors = detail === '' ? [] : [{ message: detail, ...(requestId ? { extensions: { requestId } } : {}) }]
  dataOrError({ data: null, errors }, status, answer.headers.get('X-Request-Id'))
  // What has no data always throws.
  throw new NetworkError('Il server non risponde')
}
