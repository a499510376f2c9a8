import { RestError } from './errors.ts'
import * as messages from './messages.ts'

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
  if (format !== null && format !== 'json') throw RestError.detail(404, messages.NOT_FOUND)
  const accept = request.headers.get('accept')
  if (!accept?.trim() || format !== null) return false
  const [famiglia] = mime.split('/')
  const allowed = new Set(['*/*', `${famiglia}/*`, mime])
  const items = accept.split(',').map((item) => (item.split(';')[0] ?? '').trim().toLowerCase())
  const first = items.find((item) => allowed.has(item) || (alsoYaml && YAML.includes(item)))
  if (first === undefined) throw RestError.detail(406, messages.ACCEPT)
  return !allowed.has(first)
}
