import type { GraphQLSchema } from 'graphql'
import { formatAnswer, type JsonSchema, jsonSchemaOf, SCHEMA_NAME } from './answerShape.ts'
import { compileDocument } from './document.ts'
import type { Endpoint, ListEndpoint, ReadyEndpoint } from './endpoint.ts'
import type { RestPage } from './list.ts'

/**
 * Compiles the document of an endpoint.
 * @throws Error naming endpoint and error when it does not fit the schema
 */
export function prepareEndpoint(schema: GraphQLSchema, group: string, endpoint: Endpoint): ReadyEndpoint {
  const name = `${endpoint.method} ${endpoint.path}`
  const documento = compileDocument(
    schema,
    endpoint.document,
    name,
    endpoint.answer === 'dati' && endpoint.together === true,
  )
  if (endpoint.answer !== 'vuota' && !documento.dati) throw new Error(`REST, ${name}: manca \`dati\``)
  const legge = endpoint.method === 'GET' && endpoint.scriveInGet !== true
  const asks = legge || (endpoint.answer === 'dati' && endpoint.asks === true)
  if (asks === documento.scrive) {
    throw new Error(`REST, ${name}: si legge con GET, si scrive con gli altri`)
  }
  const onlyUtenti =
    endpoint.answer === 'pagina' || (endpoint.answer === 'dati' && endpoint.seNullo === 'UNAUTHENTICATED')
  const pubblico = !onlyUtenti && documento.permessi.every((permesso) => permesso === 'pubblico')
  return { method: endpoint.method, path: endpoint.path, gruppo: group, endpoint, documento, pubblico }
}

/** The answer of the document in the formats of the old API; `rimodella` comes after. */
export function formatData({ documento, endpoint }: ReadyEndpoint, data: unknown, origin: string): unknown {
  if (!documento.dati) return null
  const formatted = formatAnswer(documento.dati, data, origin)
  return endpoint.assenti ? withoutWithheld(formatted, endpoint.assenti) : formatted
}

/** An object, or a page of them, without the fields that are null of these. */
function withoutWithheld(data: unknown, absent: readonly string[]): unknown {
  if (typeof data !== 'object' || data === null) return data
  const { results } = data as { results?: unknown }
  if (Array.isArray(results)) return { ...data, results: results.map((riga) => withoutWithheld(riga, absent)) }
  return Object.fromEntries(Object.entries(data).filter(([name, value]) => value !== null || !absent.includes(name)))
}

/** The same for the schema of an object: these are not always there. */
function withOptional(schema: JsonSchema, absent: readonly string[] = []): JsonSchema {
  if (!Array.isArray(schema.required) || absent.length === 0) return schema
  return { ...schema, required: schema.required.filter((name: string) => !absent.includes(name)) }
}

/** The page of a list in what the document answers, with what stands beside it. */
export function pageOf({ beside: names }: ListEndpoint, data: unknown): RestPage {
  if (!names) return data as RestPage
  const { pagina, totals, ...other } = data as { pagina: RestPage; totals?: object }
  const beside = Object.fromEntries(Object.entries(other).filter(([name]) => names.includes(name)))
  return { ...pagina, ...(totals ? { totals } : {}), beside }
}

/** The sums of a list that stand beside its page, in the same formats. */
export function formatTotals({ documento }: ReadyEndpoint, totals: unknown, origin: string): { totals?: object } {
  return documento.totals ? { totals: formatAnswer(documento.totals, totals, origin) as object } : {}
}

/** The same for a list of them. */
function withOptionalItems(schema: JsonSchema, absent?: readonly string[]): JsonSchema {
  return absent ? { ...schema, items: withOptional(schema.items as JsonSchema, absent) } : schema
}

/** The JSON schema of an unpaged list that is searched with `q`, `id` or `page`; null where there is no such search. */
export function searchedSchema({ endpoint, documento }: ReadyEndpoint): JsonSchema | null {
  if (endpoint.answer !== 'dati' || !endpoint.autocomplete || !documento.dati) return null
  const row = jsonSchemaOf(documento.dati).items as JsonSchema
  const text = { type: 'string' }
  const found: JsonSchema = {
    ...row,
    properties: { ...(row.properties as object), id: text, text },
    required: [...((row.required as string[]) ?? []), 'text'],
    [SCHEMA_NAME]: `Trovato${row[SCHEMA_NAME] ?? ''}`,
  }
  return {
    [SCHEMA_NAME]: `Ricerca${row[SCHEMA_NAME] ?? ''}`,
    type: 'object',
    required: ['results', 'pagination'],
    properties: {
      results: { type: 'array', items: found },
      pagination: {
        [SCHEMA_NAME]: 'PaginazioneRicerca',
        type: 'object',
        required: ['more'],
        properties: { more: { type: 'boolean' } },
      },
    },
  }
}

/** The JSON schema of a success, for OpenAPI. */
export function responseSchema({ endpoint, documento }: ReadyEndpoint): JsonSchema | null {
  if (endpoint.answer === 'vuota' || !documento.dati) return null
  if (endpoint.answer === 'dati') {
    const read = withOptional(jsonSchemaOf({ ...documento.dati, nullabile: false }), endpoint.assenti)
    const reshaped = endpoint.rimodella?.schema
    return typeof reshaped === 'function' ? reshaped(read) : (reshaped ?? read)
  }
  if (endpoint.answer === 'pagina') return {}
  if (endpoint.answer === 'file') return { type: 'string', format: 'binary' }
  const { what } = documento.dati
  const fields = what.tipo === 'oggetto' ? what.campi : {}
  const page = fields.pagina?.what
  const { results: righe } = page?.tipo === 'oggetto' ? page.campi : fields
  const { totals: own } = fields
  const sums = documento.totals ?? own
  const reshaped = endpoint.answer === 'elenco' ? endpoint.rimodella?.schema : undefined
  const read = righe ? withOptionalItems(jsonSchemaOf(righe), endpoint.assenti) : {}
  const row = typeof reshaped === 'function' ? reshaped((read as JsonSchema).items as JsonSchema) : reshaped
  const results = row ? { type: 'array', items: row } : read
  const totals = sums ? { totals: jsonSchemaOf(sums) } : {}
  const nearby = (endpoint.answer === 'elenco' && endpoint.beside) || []
  const beside = nearby.flatMap((name) => (fields[name] ? [[name, jsonSchemaOf(fields[name])] as const] : []))
  const whole = { type: 'integer' }
  const link = { type: ['string', 'null'], format: 'uri' }
  const pagination = {
    [SCHEMA_NAME]: 'Paginazione',
    type: 'object',
    required: ['page', 'page_size', 'num_pages', 'count', 'more'],
    properties: { page: whole, page_size: whole, num_pages: whole, count: whole, more: { type: 'boolean' } },
  }
  const riga = (results as JsonSchema).items as JsonSchema | undefined
  return {
    [SCHEMA_NAME]: `Pagina${riga?.[SCHEMA_NAME] ?? ''}`,
    type: 'object',
    required: ['count', 'next', 'previous', 'results', 'pagination'],
    properties: {
      count: whole,
      next: link,
      previous: link,
      results,
      ...totals,
      ...Object.fromEntries(beside),
      pagination,
    },
  }
}
