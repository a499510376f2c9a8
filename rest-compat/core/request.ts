import { maxBody } from '#platform/call.ts'
import type { Context } from '#platform/context.ts'
import type { UserError } from '#platform/errors.ts'
import { parseBody, type ReceivedBody, readRestBody } from './body.ts'
import type { Endpoint, ReadyEndpoint } from './endpoint.ts'
import { errorsBody, RestError } from './errors.ts'
import { type RestFields, readFields, type ValueOrigin } from './fields.ts'
import { fieldsOfForm } from './form.ts'
import * as messages from './messages.ts'

/** A request on its way through an endpoint. */
export interface RestCall {
  request: Request
  url: URL
  ctx: Context
  /** Address of the site as clients reach it: `https://host`. */
  origine: string
  /** What a write asks for had been done by an equal one: it is not made again. */
  repeated?: true
  /** Its body, where it had to be known before the endpoint reads it. */
  received?: ReceivedBody
  /** The answer is wanted as YAML. */
  yaml?: boolean
  /** Headers that the answer carries. */
  headers: Headers
  /** What the address names, once it is found. */
  endpoint?: ReadyEndpoint
  /** Every endpoint, for the documentation. */
  table: readonly ReadyEndpoint[]
}

/** What a request gives to the document. */
export interface DocumentVariables {
  valori: Record<string, unknown>
  /** By the variables' names: what could not be read. */
  errori: UserError[]
  /** Fields of the body that the endpoint does not take, `righe_ordine.extra_fields` those of its rows. */
  unread: string[]
}

const INT_MAX = 2_147_483_647

/** Parameters of a path, by name. */
export type PathParams = Record<string, number | string>

function numeroByName(text: string): number | null {
  return /^\d{1,10}$/.test(text) && Number(text) <= INT_MAX ? Number(text) : null
}

function textOf(encoded: string): string | null {
  try {
    const text = decodeURIComponent(encoded)
    return text.includes('\0') ? null : text
  } catch {
    return null
  }
}

/** Path parameters are numbers of objects, or their names. @throws RestError 404 for what no object can be called by */
export function readPathParams(parameters: Record<string, string>, { texts = [] }: Endpoint): PathParams {
  return Object.fromEntries(
    Object.entries(parameters).map(([name, written]) => {
      const read = texts.includes(name) ? textOf(written) : numeroByName(written)
      if (read === null) throw RestError.detail(404, messages.NOT_FOUND)
      return [name, read]
    }),
  )
}

/** What remote selects call the words that they look for: the first that is there is `search`. */
const SEARCH_NAMES = ['q', 'term']

/** The filters of a query string; an empty one is none. @throws RestError 400 when one cannot be read */
export function readQuery(
  url: URL,
  { query: fields = {}, aliases = {} }: Pick<Endpoint, 'query' | 'aliases'>,
): Record<string, unknown> {
  const told = [...url.searchParams].filter(([, value]) => value.trim() !== '')
  const aliased = new Map(told.flatMap(([name]) => (Object.hasOwn(aliases, name) ? [[aliases[name], name]] : [])))
  const given = told.flatMap(([name, value]): [string, string][] => {
    if (aliased.has(name)) return []
    return [[Object.hasOwn(aliases, name) ? (aliases[name] ?? name) : name, value]]
  })
  const named = (name: string) => given.some(([called]) => called === name)
  const alias = 'search' in fields && !named('search') ? SEARCH_NAMES.find(named) : undefined
  const pairs = given.flatMap(([name, value]): [string, string][] => {
    if (name === alias) return [['search', value]]
    // Numbers may be listed with commas as well as repeated: `id=3,4`.
    if (!Object.hasOwn(fields, name) || !fields[name]?.numeri) return [[name, value]]
    return value.split(',').map((numero) => [name, numero])
  })
  const data = fieldsOfForm(pairs, fields)
  const { valore, errori } = readFields(fields, data, { origine: 'query', parziale: false })
  if (errori.length > 0) {
    const body = Object.entries(errorsBody(errori, fields, valore))
    throw new RestError(400, Object.fromEntries(body.map(([name, messages]) => [aliased.get(name) ?? name, messages])))
  }
  return valore
}

/** The body's declared fields. @throws RestError 400, 413 or 415 when there is no object to read */
export async function readBody({ request, ctx, received }: RestCall, endpoint: Endpoint): Promise<DocumentVariables> {
  const fields = endpoint.body
  if (!fields) return { valori: {}, errori: [], unread: [] }
  const {
    dati: read,
    origine,
    unknown,
  } = received ? await parseBody(received, fields) : await readRestBody(request, fields, (max) => maxBody(ctx, max))
  const data = whole(endpoint, read)
  if (data === null) throw new RestError(400, { non_field_errors: [messages.NO_DATA] })
  if (typeof data !== 'object' || Array.isArray(data)) {
    throw new RestError(400, { non_field_errors: [messages.notDictionary(messages.jsonTypeOf(data))] })
  }
  const options = { origine: origine as ValueOrigin, parziale: endpoint.method === 'PATCH' }
  const { valore, errori } = readFields(fields, data, options)
  return {
    valori: withKey(valore, request, endpoint),
    errori,
    unread: unknown ? unknown.slice(0, MAX_UNREAD).map(inHeader) : unreadOf(fields, data),
  }
}

const MAX_UNREAD = 20

/** A name as a header may have it. */
// Cut before it is mended: the cut may part a pair.
const inHeader = (name: string) => encodeURIComponent(name.slice(0, 60).toWellFormed())

/** Names in a body that no field of the table has, each once; of rows with the name of their list before. */
function unreadOf(fields: RestFields, data: object): string[] {
  const found = new Set<string>()
  const look = (table: RestFields, value: unknown, path: string) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return
    for (const [name, inside] of Object.entries(value)) {
      if (found.size >= MAX_UNREAD) return
      const field = Object.hasOwn(table, name) ? table[name] : undefined
      const rows = field?.righe
      if (!field) found.add(`${path}${inHeader(name)}`)
      else if (rows && Array.isArray(inside))
        for (const row of inside.slice(0, 1000)) look(rows, row, `${path}${name}.`)
    }
  }
  look(fields, data, '')
  return [...found]
}

/** A bare list, or an object with free keys, under the name of the field that it stands for. */
function whole({ listBody, mapBody }: Endpoint, read: unknown): unknown {
  if (mapBody && read !== null) return { [mapBody]: read }
  return listBody && Array.isArray(read) ? { [listBody]: read } : read
}

/** The key of the submission may also travel in its header. */
function withKey(values: Record<string, unknown>, request: Request, endpoint: Endpoint): Record<string, unknown> {
  const name = endpoint.answer === 'dati' ? endpoint.idempotenza : undefined
  const header = name ? request.headers.get('idempotency-key') : null
  return name && header && !values[name] ? { ...values, [name]: header.trim() } : values
}
