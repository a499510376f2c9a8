import { openTracer, traced } from './tracing.ts'

type Fetch<Rest extends unknown[]> = (request: Request, ...rest: Rest) => Response | Promise<Response>

/**
 * A handler whose requests are told as spans where these are asked for.
 * @param trustsCallers whether a request may say which trace it belongs to: proxies stand before the product
 */
export function traceRequests<Rest extends unknown[]>(fetch: Fetch<Rest>, trustsCallers: boolean): Fetch<Rest> {
  if (!openTracer()) return fetch
  return (request, ...rest) => {
    const { method } = request
    const parent = trustsCallers ? request.headers.get('traceparent') : null
    return traced({ name: method, kind: 'server', values: { 'http.request.method': method }, parent }, async (span) => {
      const response = await fetch(request, ...rest)
      span.set({ 'http.response.status_code': response.status })
      if (response.status >= 500) span.failed(String(response.status))
      return response
    })
  }
}
