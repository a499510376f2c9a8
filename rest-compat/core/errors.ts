import type { GraphQLError } from 'graphql'
import { REFUSAL_STATUS } from '#platform/call.ts'
import { Refusal, type RefusalCode, type UserError } from '#platform/errors.ts'
import { type RestFields, variableOf } from './fields.ts'
import { MALFORMED } from './messages.ts'
import { documentedErrors, fieldNamed } from './values/names.ts'

/** An answer that is not a success, thrown from anywhere below the router. */
export class RestError extends Error {
  readonly status: number
  readonly body: unknown
  readonly headers: Record<string, string>
  constructor(status: number, body: unknown, headers: Record<string, string> = {}) {
    super(`${status}`)
    this.name = 'RestError'
    this.status = status
    this.body = body
    this.headers = headers
  }

  /** `{"detail": …}` */
  static detail(status: number, detail: string, headers?: Record<string, string>): RestError {
    return new RestError(status, { detail }, headers)
  }
}

const STATUS: Record<RefusalCode, number> = { ...REFUSAL_STATUS, UNAUTHENTICATED: 403 }

/**
 * A top-level error of GraphQL as the old API put it; not logged in is 403, only a bad Bearer token 401.
 * @param values what was sent, for the number of rows
 */
export function restRefusal(error: GraphQLError, fields: RestFields, values: Record<string, unknown> = {}): RestError {
  const { code, bearer, retryAfter, requestId, errors } = error.extensions
  if (bearer) return RestError.detail(401, error.message, { 'WWW-Authenticate': 'Bearer realm="api"' })
  if (typeof code === 'string' && Object.hasOwn(STATUS, code)) {
    const headers: Record<string, string> =
      typeof retryAfter === 'number' ? { 'Retry-After': String(Math.ceil(retryAfter)) } : {}
    const conflicts = Array.isArray(error.extensions.conflitti)
      ? { conflitti: inWords(error.extensions.conflitti) }
      : {}
    const body = { detail: error.message, ...conflicts, ...staleBody(error.extensions, fields) }
    return new RestError(STATUS[code as RefusalCode], body, headers)
  }
  if (Array.isArray(errors)) {
    return new RestError(400, errorsBody(documentedErrors(fields, errors as UserError[]), fields, values))
  }
  if (code === 'INTERNAL_SERVER_ERROR') return new RestError(500, { detail: error.message, request_id: requestId })
  // What is left is GraphQL's own complaint about the values of a document: told in its words it would say nothing.
  return RestError.detail(400, ownWords(error.message) ? error.message : MALFORMED)
}

/** Of a stale save: who saved meanwhile, what the fields hold now, and the `versione` to save with after a choice. */
function staleBody({ autore, campi, versione }: GraphQLError['extensions'], fields: RestFields): object {
  if (typeof campi !== 'object' || campi === null) return {}
  const values = Object.entries(campi).map(([path, value]) => [documentedField(fields, path), value] as const)
  return { autore, campi: Object.fromEntries(values), versione }
}

/** `righe.12.tipoSerramentoPk`, a line by its number, as the table spells it: `righe.12.tipo_serramento_id`. */
function documentedField(fields: RestFields, path: string): string {
  const [name = '', ...rest] = path.split('.')
  const [documented, field] = fieldNamed(fields, name) ?? []
  const inner = documented === undefined ? fields : (field?.righe ?? field?.campi ?? fields)
  return [
    documented ?? inSnake(name.replace(/Pk$/, '')),
    ...(rest.length > 0 ? [documentedField(inner, rest.join('.'))] : []),
  ].join('.')
}

/** Whether a message is the product's, not one that the graphql library makes about variables and their types. */
const ownWords = (message: string) => !/\$|"|\b(?:Float|Int|String|Boolean|Variable|Input)\b/.test(message)

/** A refusal made here, with its usual text. */
export function restRefusalOf(code: RefusalCode): RestError {
  return restRefusal(new Refusal(code), {})
}

const inSnake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)

/** Records with their names as the API spells them. */
const inWords = (righe: readonly object[]) =>
  righe.map((riga) => Object.fromEntries(Object.entries(riga).map(([name, value]) => [inSnake(name), value])))

interface Step {
  nome: string
  index: number | null
  resto: string | null
}

/** `serramenti[0].altezza` → serramenti, 0, altezza. */
function step(path: string): Step {
  const [, name = '', index, resto] = /^([^.[]*)(?:\[(\d+)\])?\.?(.*)$/s.exec(path) ?? []
  return { nome: name, index: index === undefined ? null : Number(index), resto: resto || null }
}

const distinct = (messages: string[]) => [...new Set(messages)]

/**
 * The 400 body: field → messages in snake_case, rows of a list by index with `{}` for the good ones, what concerns the
 * whole under `non_field_errors`.
 * @param fields the table of the endpoint: order of the keys, and which lists have rows
 * @param values what was read, for the number of rows
 */
export function errorsBody(
  errors: readonly UserError[],
  fields: RestFields,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const byName = new Map<string, { diretti: string[]; interni: (Step & { message: string })[] }>()
  const globalMessages: string[] = []
  for (const { field, message } of errors) {
    const first = step(field ?? '')
    if (first.nome === '') {
      globalMessages.push(message)
      continue
    }
    const group = byName.get(first.nome) ?? { diretti: [], interni: [] }
    byName.set(first.nome, group)
    if (first.index === null && first.resto === null) group.diretti.push(message)
    else group.interni.push({ ...first, message })
  }
  const documented = Object.keys(fields).map((name) => [variableOf(name), name] as const)
  const ordine = [...documented.map(([variable]) => variable).filter((v) => byName.has(v)), ...byName.keys()]
  const body = new Map<string, unknown>()
  for (const variable of new Set(ordine)) {
    const { diretti, interni } = byName.get(variable) ?? { diretti: [], interni: [] }
    const key = documented.find(([v]) => v === variable)?.[1] ?? inSnake(variable)
    const righe = fields[key]?.righe
    if (righe && interni.length > 0) {
      body.set(key, righeErrors(interni, righe, values[variable]))
      globalMessages.push(...diretti)
    } else if (fields[key]?.campi && interni.length > 0) {
      const own = interni.map(({ resto, message }) => ({ code: '', field: resto, message }))
      body.set(key, errorsBody(own, fields[key].campi, {}))
      globalMessages.push(...diretti)
    } else body.set(key, distinct([...diretti, ...interni.map(({ message }) => message)]))
  }
  if (globalMessages.length > 0) body.set('non_field_errors', distinct(globalMessages))
  return Object.fromEntries(body)
}

function righeErrors(
  errors: (Step & { message: string })[],
  fields: RestFields,
  value: unknown,
): Record<string, unknown>[] {
  const righe = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
  const count = Math.max(righe.length, ...errors.map(({ index }) => (index ?? 0) + 1))
  const byRiga = Array.from({ length: count }, (): UserError[] => [])
  for (const { index, resto, message } of errors) byRiga[index ?? 0]?.push({ code: '', field: resto, message })
  return byRiga.map((ofThis, index) => errorsBody(ofThis, fields, righe[index] ?? {}))
}
