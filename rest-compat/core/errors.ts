import type { GraphQLError } from 'graphql'
import { Refusal, type RefusalCode, type UserError } from '../../server/platform/errors.ts'
import { type RestFields, variableOf } from './fields.ts'
import { MALFORMED } from './messages.ts'

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

const STATUS: Record<RefusalCode, number> = {
  UNAUTHENTICATED: 403,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  THROTTLED: 429,
  UNAVAILABLE: 503,
  BAD_GATEWAY: 502,
  QUERY_LIMIT: 400,
  WRITTEN_UNREAD: 202,
}

/** A top-level error of GraphQL as the old API put it; not logged in is 403, only a bad Bearer token 401. */
export function restRefusal(error: GraphQLError, fields: RestFields): RestError {
  const { code, bearer, retryAfter, requestId, errors } = error.extensions
  if (bearer) return RestError.detail(401, error.message, { 'WWW-Authenticate': 'Bearer realm="api"' })
  if (typeof code === 'string' && Object.hasOwn(STATUS, code)) {
    const headers: Record<string, string> =
      typeof retryAfter === 'number' ? { 'Retry-After': String(Math.ceil(retryAfter)) } : {}
    const conflitti = Array.isArray(error.extensions.conflitti)
      ? { conflitti: inParole(error.extensions.conflitti) }
      : {}
    const body = { detail: error.message, ...conflitti, ...staleBody(error.extensions, fields) }
    return new RestError(STATUS[code as RefusalCode], body, headers)
  }
  if (Array.isArray(errors)) return new RestError(400, errorsBody(errors as UserError[], fields, {}))
  if (code === 'INTERNAL_SERVER_ERROR') return new RestError(500, { detail: error.message, request_id: requestId })
  // What is left is GraphQL's own complaint about the values of a document: told in its words it would say nothing.
  return RestError.detail(400, ownWords(error.message) ? error.message : MALFORMED)
}

/** Of a stale save: who saved meanwhile, what the fields hold now, and the `versione` to save with after a choice. */
function staleBody({ autore, campi, versione }: GraphQLError['extensions'], fields: RestFields): object {
  if (typeof campi !== 'object' || campi === null) return {}
  const documentati = new Map(Object.keys(fields).map((nome) => [variableOf(nome), nome]))
  const values = Object.entries(campi).map(([nome, value]) => [documentati.get(nome) ?? inSnake(nome), value] as const)
  return { autore, campi: Object.fromEntries(values), versione }
}

/** Whether a message is the product's, not one that the graphql library makes about variables and their types. */
const ownWords = (message: string) => !/\$|"|\b(?:Float|Int|String|Boolean|Variable|Input)\b/.test(message)

/** A refusal made here, with its usual text. */
export function restRefusalOf(code: RefusalCode): RestError {
  return restRefusal(new Refusal(code), {})
}

const inSnake = (nome: string) => nome.replace(/[A-Z]/g, (lettera) => `_${lettera.toLowerCase()}`)

/** Records with their names as the API spells them. */
const inParole = (righe: readonly object[]) =>
  righe.map((riga) => Object.fromEntries(Object.entries(riga).map(([nome, valore]) => [inSnake(nome), valore])))

interface Passo {
  nome: string
  indice: number | null
  resto: string | null
}

/** `serramenti[0].altezza` → serramenti, 0, altezza. */
function passo(path: string): Passo {
  const [, nome = '', indice, resto] = /^([^.[]*)(?:\[(\d+)\])?\.?(.*)$/s.exec(path) ?? []
  return { nome, indice: indice === undefined ? null : Number(indice), resto: resto || null }
}

const unici = (messaggi: string[]) => [...new Set(messaggi)]

/**
 * The 400 body: field → messages in snake_case, rows of a list by index with `{}` for the good ones, what concerns the
 * whole under `non_field_errors`.
 * @param fields the table of the endpoint: order of the keys, and which lists have rows
 * @param values what was read, for the number of rows
 */
export function errorsBody(
  errori: readonly UserError[],
  fields: RestFields,
  values: Record<string, unknown>,
): Record<string, unknown> {
  const perNome = new Map<string, { diretti: string[]; interni: (Passo & { message: string })[] }>()
  const globali: string[] = []
  for (const { field, message } of errori) {
    const primo = passo(field ?? '')
    if (primo.nome === '') {
      globali.push(message)
      continue
    }
    const gruppo = perNome.get(primo.nome) ?? { diretti: [], interni: [] }
    perNome.set(primo.nome, gruppo)
    if (primo.indice === null && primo.resto === null) gruppo.diretti.push(message)
    else gruppo.interni.push({ ...primo, message })
  }
  const documentati = Object.keys(fields).map((nome) => [variableOf(nome), nome] as const)
  const ordine = [...documentati.map(([variabile]) => variabile).filter((v) => perNome.has(v)), ...perNome.keys()]
  const corpo = new Map<string, unknown>()
  for (const variabile of new Set(ordine)) {
    const { diretti, interni } = perNome.get(variabile) ?? { diretti: [], interni: [] }
    const chiave = documentati.find(([v]) => v === variabile)?.[1] ?? inSnake(variabile)
    const righe = fields[chiave]?.righe
    if (righe && interni.length > 0) {
      corpo.set(chiave, erroriRighe(interni, righe, values[variabile]))
      globali.push(...diretti)
    } else if (fields[chiave]?.campi && interni.length > 0) {
      const suoi = interni.map(({ resto, message }) => ({ code: '', field: resto, message }))
      corpo.set(chiave, errorsBody(suoi, fields[chiave].campi, {}))
      globali.push(...diretti)
    } else corpo.set(chiave, unici([...diretti, ...interni.map(({ message }) => message)]))
  }
  if (globali.length > 0) corpo.set('non_field_errors', unici(globali))
  return Object.fromEntries(corpo)
}

function erroriRighe(
  errori: (Passo & { message: string })[],
  fields: RestFields,
  value: unknown,
): Record<string, unknown>[] {
  const righe = Array.isArray(value) ? (value as Record<string, unknown>[]) : []
  const quante = Math.max(righe.length, ...errori.map(({ indice }) => (indice ?? 0) + 1))
  const perRiga = Array.from({ length: quante }, (): UserError[] => [])
  for (const { indice, resto, message } of errori) perRiga[indice ?? 0]?.push({ code: '', field: resto, message })
  return perRiga.map((diQuesta, index) => errorsBody(diQuesta, fields, righe[index] ?? {}))
}
