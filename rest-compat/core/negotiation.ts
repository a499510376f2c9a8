import { RestError } from './errors.ts'
import * as messaggi from './messages.ts'

const YAML = ['application/yaml', 'application/vnd.oai.openapi']

/**
 * Whether the caller can read what the endpoint answers.
 * @param alsoYaml whether it answers YAML to who asks for it first
 * @returns true when it does
 * @throws RestError 404 for another `?format=`, 406 when `Accept` excludes it
 */
export function negotiate(request: Request, url: URL, mime: string, alsoYaml = false): boolean {
  const format = url.searchParams.get('format')
  if (format === 'yaml' && alsoYaml) return true
  if (format !== null && format !== 'json') throw RestError.detail(404, messaggi.NOT_FOUND)
  const accept = request.headers.get('accept')
  if (!accept?.trim() || format !== null) return false
  const [famiglia] = mime.split('/')
  const ammessi = new Set(['*/*', `${famiglia}/*`, mime])
  const voci = accept.split(',').map((voce) => (voce.split(';')[0] ?? '').trim().toLowerCase())
  const first = voci.find((voce) => ammessi.has(voce) || (alsoYaml && YAML.includes(voce)))
  if (first === undefined) throw RestError.detail(406, messaggi.ACCEPT)
  return !ammessi.has(first)
}
