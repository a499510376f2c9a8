import { RestError } from './errors.ts'
import * as messaggi from './messages.ts'

/**
 * Whether the caller can read what the endpoint answers.
 * @throws RestError 404 for another `?format=`, 406 when `Accept` excludes it
 */
export function negotiate(request: Request, url: URL, mime: string): void {
  const format = url.searchParams.get('format')
  if (format !== null && format !== 'json') throw RestError.detail(404, messaggi.NOT_FOUND)
  const accept = request.headers.get('accept')
  if (!accept?.trim() || format !== null) return
  const [famiglia] = mime.split('/')
  const ammessi = new Set(['*/*', `${famiglia}/*`, mime])
  const voci = accept.split(',').map((voce) => (voce.split(';')[0] ?? '').trim().toLowerCase())
  if (!voci.some((voce) => ammessi.has(voce))) throw RestError.detail(406, messaggi.ACCEPT)
}
