import type { GraphQLSchema } from 'graphql'
import { formatAnswer, type JsonSchema, jsonSchemaOf, SCHEMA_NAME } from './answerShape.ts'
import { compileDocument } from './document.ts'
import type { Endpoint, ListEndpoint, ReadyEndpoint } from './endpoint.ts'
import type { RestPage } from './list.ts'

/**
 * Compiles the document of an endpoint.
 * @throws Error naming endpoint and error when it does not fit the schema
 */
export function prepareEndpoint(schema: GraphQLSchema, gruppo: string, endpoint: Endpoint): ReadyEndpoint {
  const nome = `${endpoint.method} ${endpoint.path}`
  const documento = compileDocument(
    schema,
    endpoint.document,
    nome,
    endpoint.risposta === 'dati' && endpoint.insieme === true,
  )
  if (endpoint.risposta !== 'vuota' && !documento.dati) throw new Error(`REST, ${nome}: manca \`dati\``)
  const legge = endpoint.method === 'GET' && endpoint.scriveInGet !== true
  const chiede = legge || (endpoint.risposta === 'dati' && endpoint.chiede === true)
  if (chiede === documento.scrive) {
    throw new Error(`REST, ${nome}: si legge con GET, si scrive con gli altri`)
  }
  const soloUtenti =
    endpoint.risposta === 'pagina' || (endpoint.risposta === 'dati' && endpoint.seNullo === 'UNAUTHENTICATED')
  const pubblico = !soloUtenti && documento.permessi.every((permesso) => permesso === 'pubblico')
  return { method: endpoint.method, path: endpoint.path, gruppo, endpoint, documento, pubblico }
}

/** The answer of the document in the formats of the old API; `rimodella` comes after. */
export function formatData({ documento, endpoint }: ReadyEndpoint, dati: unknown, origine: string): unknown {
  if (!documento.dati) return null
  const formatted = formatAnswer(documento.dati, dati, origine)
  return endpoint.assenti ? withoutWithheld(formatted, endpoint.assenti) : formatted
}

/** An object, or a page of them, without the fields that are null of these. */
function withoutWithheld(dati: unknown, assenti: readonly string[]): unknown {
  if (typeof dati !== 'object' || dati === null) return dati
  const { results } = dati as { results?: unknown }
  if (Array.isArray(results)) return { ...dati, results: results.map((riga) => withoutWithheld(riga, assenti)) }
  return Object.fromEntries(Object.entries(dati).filter(([nome, value]) => value !== null || !assenti.includes(nome)))
}

/** The same for the schema of an object: these are not always there. */
function withOptional(schema: JsonSchema, assenti: readonly string[] = []): JsonSchema {
  if (!Array.isArray(schema.required) || assenti.length === 0) return schema
  return { ...schema, required: schema.required.filter((nome: string) => !assenti.includes(nome)) }
}

/** The page of a list in what the document answers, with what stands beside it. */
export function pageOf({ accanto }: ListEndpoint, dati: unknown): RestPage {
  if (!accanto) return dati as RestPage
  const { pagina, totals, ...altro } = dati as { pagina: RestPage; totals?: object }
  const beside = Object.fromEntries(Object.entries(altro).filter(([nome]) => accanto.includes(nome)))
  return { ...pagina, ...(totals ? { totals } : {}), beside }
}

/** The sums of a list that stand beside its page, in the same formats. */
export function formatTotals({ documento }: ReadyEndpoint, totals: unknown, origine: string): { totals?: object } {
  return documento.totals ? { totals: formatAnswer(documento.totals, totals, origine) as object } : {}
}

/** The same for a list of them. */
function withOptionalItems(schema: JsonSchema, assenti?: readonly string[]): JsonSchema {
  return assenti ? { ...schema, items: withOptional(schema.items as JsonSchema, assenti) } : schema
}

/** The JSON schema of a success, for OpenAPI. */
export function responseSchema({ endpoint, documento }: ReadyEndpoint): JsonSchema | null {
  if (endpoint.risposta === 'vuota' || !documento.dati) return null
  if (endpoint.risposta === 'dati') {
    const read = withOptional(jsonSchemaOf({ ...documento.dati, nullabile: false }), endpoint.assenti)
    const reshaped = endpoint.rimodella?.schema
    return typeof reshaped === 'function' ? reshaped(read) : (reshaped ?? read)
  }
  if (endpoint.risposta === 'pagina') return {}
  if (endpoint.risposta === 'file') return { type: 'string', format: 'binary' }
  const { cosa } = documento.dati
  const campi = cosa.tipo === 'oggetto' ? cosa.campi : {}
  const pagina = campi.pagina?.cosa
  const { results: righe } = pagina?.tipo === 'oggetto' ? pagina.campi : campi
  const { totals: sue } = campi
  const somme = documento.totals ?? sue
  const reshaped = endpoint.risposta === 'elenco' ? endpoint.rimodella?.schema : undefined
  const read = righe ? withOptionalItems(jsonSchemaOf(righe), endpoint.assenti) : {}
  const row = typeof reshaped === 'function' ? reshaped((read as JsonSchema).items as JsonSchema) : reshaped
  const results = row ? { type: 'array', items: row } : read
  const totals = somme ? { totals: jsonSchemaOf(somme) } : {}
  const accanto = (endpoint.risposta === 'elenco' && endpoint.accanto) || []
  const beside = accanto.flatMap((nome) => (campi[nome] ? [[nome, jsonSchemaOf(campi[nome])] as const] : []))
  const intero = { type: 'integer' }
  const link = { type: ['string', 'null'], format: 'uri' }
  const pagination = {
    [SCHEMA_NAME]: 'Paginazione',
    type: 'object',
    properties: { page: intero, page_size: intero, num_pages: intero, count: intero, more: { type: 'boolean' } },
  }
  const riga = (results as JsonSchema).items as JsonSchema | undefined
  return {
    [SCHEMA_NAME]: `Pagina${riga?.[SCHEMA_NAME] ?? ''}`,
    type: 'object',
    required: ['count', 'next', 'previous', 'results', 'pagination'],
    properties: {
      count: intero,
      next: link,
      previous: link,
      results,
      ...totals,
      ...Object.fromEntries(beside),
      pagination,
    },
  }
}
