import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js'
import { type DescribedCall, document, follow } from './document.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The document with its objects closed: a field that an answer has and its schema does not is a fault too. */
function closed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(closed)
  if (!isObject(value)) return value
  const copy = Object.fromEntries(Object.entries(value).map(([key, one]) => [key, closed(one)]))
  const isOpenObject = isObject(value.properties) && [value.type].flat().includes('object')
  return isOpenObject && !('additionalProperties' in value) ? { ...copy, additionalProperties: false } : copy
}

const ajv = new Ajv2020({ strict: false, validateSchema: false, allErrors: false })
ajv.addFormat('date', /^\d{4}-\d\d-\d\d$/)
ajv.addFormat('date-time', /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|[+-]\d\d:\d\d)$/)
ajv.addFormat('uri', (text) => URL.canParse(text))
ajv.addFormat('binary', true)
ajv.addSchema(closed(document) as object, 'openapi')

const known = new Map<string, ValidateFunction>()

function validatorOf(pointer: string): ValidateFunction {
  const found = known.get(pointer) ?? ajv.compile({ $ref: `openapi${pointer}` })
  known.set(pointer, found)
  return found
}

/** Statuses that no request is to be answered with, though every call may be when something is down. */
const isFault = (status: number) => status === 500 || status === 503

/**
 * What of an answer is not as the document says; null when all is.
 * @param body its text
 */
export function faultOf(
  { answers }: DescribedCall,
  { status, headers }: Pick<Response, 'status' | 'headers'>,
  body: string,
): string | null {
  if (isFault(status)) return `${status} ${body}`
  const pointer = answers.get(status)
  if (pointer === undefined) return `${status} is not declared: ${body.slice(0, 200)}`
  const { content = {} } = follow(pointer) as { content?: Record<string, unknown> }
  const type = (headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (body === '' && Object.keys(content).length === 0) return null
  if (!Object.hasOwn(content, type)) return `${status} in ${type}`
  if (type !== 'application/json') return null
  const validate = validatorOf(`${pointer}/content/${type.replaceAll('/', '~1')}/schema`)
  const answer: unknown = JSON.parse(body)
  if (validate(answer)) return null
  const [error] = validate.errors ?? []
  const { instancePath = '', message = '', params = {} } = error ?? {}
  return `${status} ${instancePath} ${message} ${JSON.stringify(params)}: ${body.slice(0, 200)}`
}
