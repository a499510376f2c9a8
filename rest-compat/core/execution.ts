import { stringify } from 'yaml'
import { runDocument } from '#doors/graphql/runDocument.ts'
import { etagOf } from '#doors/http/pages.ts'
import { isAllowed } from '#platform/db/listSource.ts'
import { Refusal, type UserError } from '#platform/errors.ts'
import { authorize, checkMayWrite, isWithinPath } from '#platform/operation.ts'
import { orderingName } from '#shared/fields/orderings.ts'
import { autocompleteBody, isAutocomplete } from './autocomplete.ts'
import type { RestDocument } from './document.ts'
import type { DataEndpoint, Endpoint, ListEndpoint, PageEndpoint, ReadyEndpoint } from './endpoint.ts'
import { errorsBody, RestError, restRefusal, restRefusalOf } from './errors.ts'
import { filterArgument, filterOf, variableOf } from './fields.ts'
import { askedOrderings, askedPage, askedPageSize, listBody } from './list.ts'
import { formatData, formatTotals, pageOf } from './ready.ts'
import { type DocumentVariables, type PathParams, type RestCall, readBody, readQuery } from './request.ts'
import { documentedErrors, schemaName } from './values/names.ts'
import { missingValues, withPlaceholders } from './values/required.ts'
import { readWords } from './values/words.ts'

interface Outcome {
  errors: UserError[]
  /** It had been done before, and was not done again. */
  ripetuto: boolean
  dati: unknown
}

/** What the schema asks of the caller, before the body is looked at: the old framework answered 403 before 400. */
export function checkPermissions({ scrive, permessi }: RestDocument, ctx: RestCall['ctx']): void {
  try {
    // What is allowed during 'Vedi come' the operation checks itself.
    if (scrive) checkMayWrite(ctx, true)
    for (const permesso of permessi) authorize(permesso, ctx)
  } catch (error) {
    throw error instanceof Refusal ? restRefusal(error, {}) : error
  }
}

interface Answer {
  dati?: unknown
  esito?: Partial<Outcome>
  fallback?: { page_size: number }
  totals?: unknown
}

/** Runs the document. @throws RestError when the schema refuses */
async function runQuery(pronto: ReadyEndpoint, values: Record<string, unknown>, { ctx }: RestCall): Promise<Answer> {
  const { data, errors } = await runDocument(pronto.documento.document, values, ctx)
  const [error] = errors ?? []
  if (error) throw restRefusal(error, pronto.endpoint.body ?? pronto.endpoint.query ?? {}, values)
  return data ?? {}
}

/** Runs a mutation: what it made, or what must be corrected. @throws RestError when the schema refuses */
async function trial(pronto: ReadyEndpoint, values: Record<string, unknown>, call: RestCall): Promise<Outcome> {
  const { esito } = await runQuery(pronto, values, call)
  const errors = documentedErrors(pronto.endpoint.body, esito?.errors ?? [])
  return { errors, ripetuto: esito?.ripetuto === true, dati: esito?.dati ?? null }
}

/** Runs a write; every wrong field comes back at once, whether it could not be read or was refused. */
async function write(pronto: ReadyEndpoint, call: RestCall, parameters: PathParams): Promise<unknown> {
  const { endpoint } = pronto
  const body = endpoint.scriveInGet ? queryAsBody(call, endpoint) : await bodyBesideQuery(call, endpoint)
  if (body.unread.length > 0) call.headers.set('X-Ignored-Params', body.unread.join('&').slice(0, 500))
  const { required } = pronto.documento
  const { values, errors: wrongWords } = readWords(required, body.valori, endpoint.body)
  const given = variables(parameters, values)
  const unread = [...body.errori, ...documentedErrors(endpoint.body, wrongWords)]
  const missing = documentedErrors(endpoint.body, missingValues(required, given))
  const errors = [...unread, ...missing.filter(({ field }) => !unread.some((error) => error.field === field))]
  if (errors.length > 0) {
    const ruled = await errorsOfRules(pronto, call, given, errors)
    const others = ruled.filter(({ field }) => !errors.some((error) => isWithinPath(field ?? '', error.field ?? '')))
    throw new RestError(400, corpo400(endpoint, [...errors, ...others], body.valori))
  }
  const outcome = await trial(pronto, given, call)
  if (outcome.errors.length > 0) throw new RestError(400, corpo400(endpoint, outcome.errors, body.valori))
  if (outcome.ripetuto) call.repeated = true
  return outcome.dati
}

/** What a GET that writes is told: its query string is what a body would say. */
function queryAsBody({ url }: RestCall, endpoint: Endpoint): DocumentVariables {
  return { valori: readQuery(url, endpoint), errori: [], unread: [] }
}

/** The body; what it does not say is as the query string has it, where the call has one. */
async function bodyBesideQuery(call: RestCall, endpoint: Endpoint): Promise<DocumentVariables> {
  const body = await readBody(call, endpoint)
  if (!endpoint.query) return body
  return { ...body, valori: { ...readQuery(call.url, endpoint), ...body.valori } }
}

function corpo400(endpoint: Endpoint, errors: UserError[], values: Record<string, unknown>): unknown {
  if (endpoint.errorsInList) return [...new Set(errors.map(({ message }) => message))]
  return errorsBody(errors, endpoint.body ?? {}, values)
}

const variables = (parameters: PathParams, values: Record<string, unknown>) => ({
  ...values,
  ...parameters,
  input: values,
})

/**
 * What the rules say while some fields could not be read, or are missing: the write is tried and undone. Nothing when it
 * cannot even be tried.
 */
async function errorsOfRules(
  pronto: ReadyEndpoint,
  call: RestCall,
  given: Record<string, unknown>,
  known: readonly UserError[],
): Promise<UserError[]> {
  const { required } = pronto.documento
  const { whole, absent } = withPlaceholders(required, given)
  // What must be there and is not is nothing for the rules, not what is stored.
  const untold = known.flatMap(({ code, field }) => {
    const name = schemaName((one) => required.has(one), field ?? '')
    return code === 'REQUIRED' ? (required.get(name)?.field ?? []) : []
  })
  const missing = new Set([...absent, ...untold])
  if (missingValues(required, whole).length > 0) return []
  try {
    const { errors } = await trial(pronto, whole, { ...call, ctx: { ...call.ctx, dryRun: { missing } } })
    return errors
  } catch (error) {
    if (error instanceof RestError) return []
    throw error
  }
}

/** The filters of a list as its schema takes them. @throws RestError 400 on a word that there is not */
function readFilter({ documento, endpoint }: ReadyEndpoint, asked: Record<string, unknown>): Record<string, unknown> {
  const { query = {} } = endpoint
  const { values, errors } = readWords(documento.required, { filtro: filterOf(query, asked) })
  if (errors.length > 0) {
    const inFilter = errors.map((error) => ({ ...error, field: (error.field ?? '').replace(/^filtro\./, '') }))
    throw new RestError(400, errorsBody(documentedErrors(query, inFilter), query, asked))
  }
  return values.filtro as Record<string, unknown>
}

/** Rows of a page when neither the client nor a setting says. */
const PAGE_SIZE = 50

async function answerElenco(
  pronto: ReadyEndpoint,
  endpoint: ListEndpoint,
  call: RestCall,
  parameters: PathParams,
): Promise<unknown> {
  const { url, origine, headers, ctx } = call
  const asked = askedPage(url)
  const given = readQuery(url, endpoint)
  const filter = readFilter(pronto, given)
  const { withheld } = pronto.documento
  const { ordinamento, ignorati } = askedOrderings(url, endpoint.orderings, (ordine) =>
    isAllowed(withheld.orders, ordine, ctx.viewer),
  )
  const filters = Object.entries(endpoint.query ?? {}).flatMap(([name, field]) =>
    given[variableOf(name)] != null && !isAllowed(withheld.filters, filterArgument(name, field), ctx.viewer)
      ? name
      : [],
  )
  // As the part of the query string that did not count.
  const ordering = ignorati.length > 0 ? [`ordering=${encodeURIComponent(ignorati.join(','))}`] : []
  const referenced = [...ordering, ...filters].join('&').slice(0, 500)
  if (referenced) headers.set('X-Ignored-Params', referenced)
  const perPagina = askedPageSize(url) ?? endpoint.perPagina ?? null
  const readExportPage = async (sheet: number) => {
    const { dati, fallback, totals } = await runQuery(
      pronto,
      { ...parameters, pagina: sheet, perPagina, ordinamento: ordinamento.map(orderingName), filtro: filter },
      call,
    )
    // What the list is summed up by is named in the path, and is not there.
    if (pronto.documento.totals && totals === null) throw restRefusalOf('NOT_FOUND')
    const size = perPagina ?? fallback?.page_size ?? PAGE_SIZE
    const page = pageOf(endpoint, formatData(pronto, dati, origine))
    const { rimodella } = endpoint
    if (rimodella) page.results = page.results.map((row) => rimodella.fa(row))
    return { ...page, ...formatTotals(pronto, totals, origine), size }
  }
  const before = await readExportPage(asked === 'last' ? 1 : asked)
  const numero = asked === 'last' ? before.num_pages : asked
  const page = asked === 'last' && numero > 1 ? await readExportPage(numero) : before
  return listBody(url, origine, numero, page.size, page)
}

const JSON_TYPE = 'application/json'
const HTML_TYPE = 'text/html'

function json(call: RestCall, body: unknown, status = 200): Response {
  call.headers.set('Content-Type', JSON_TYPE)
  return new Response(JSON.stringify(body), { status, headers: call.headers })
}

function answerData(pronto: ReadyEndpoint, endpoint: DataEndpoint, call: RestCall, raw: unknown): Response {
  const data = formatData(pronto, raw, call.origine)
  if (data === null) throw restRefusalOf(endpoint.seNullo ?? 'NOT_FOUND')
  if (endpoint.autocomplete && isAutocomplete(call.url)) {
    return json(call, autocompleteBody(call.url, data as { id: number }[], endpoint.autocomplete))
  }
  const body = endpoint.rimodella ? endpoint.rimodella.fa(data) : data
  // Public data are asked for by every visitor of the page, and hardly change.
  if (pronto.pubblico && endpoint.method === 'GET') call.headers.set('ETag', etagOf(JSON.stringify(body)))
  return json(call, body, call.repeated ? 200 : endpoint.status)
}

function answerFile({ headers }: RestCall, data: unknown): Response {
  if (data === null) throw restRefusalOf('NOT_FOUND')
  // A file that is sent while it is read has an address of its own.
  if (typeof data === 'string') {
    headers.set('Location', data)
    return new Response(null, { status: 307, headers })
  }
  const { nome, mime, base64 } = data as { nome: string; mime: string; base64: string }
  const byte = new Uint8Array(Buffer.from(base64, 'base64'))
  headers.set('Content-Type', mime)
  headers.set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(nome)}`)
  return new Response(byte, { headers })
}

/** Pages of the table itself, written once: it is the same as long as the process lives. */
interface Page {
  table: readonly ReadyEndpoint[]
  text: string
  etag: string
  yaml?: { text: string; etag: string }
}
const pages = new WeakMap<PageEndpoint, Page>()

function pageOnce(endpoint: PageEndpoint, table: readonly ReadyEndpoint[]): Page {
  const kept = pages.get(endpoint)
  if (kept?.table === table) return kept
  const text = endpoint.pagina(table)
  const made: Page = { table, text, etag: etagOf(text) }
  pages.set(endpoint, made)
  return made
}

function yamlOnce(page: Page) {
  if (!page.yaml) {
    // As YAML 1.1 reads it too: `on`, `yes` and days are texts, and stay texts for old readers.
    const text = stringify(JSON.parse(page.text), { version: '1.1', lineWidth: 0, aliasDuplicateObjects: false })
    page.yaml = { text, etag: etagOf(text) }
  }
  return page.yaml
}

function answerPage(endpoint: PageEndpoint, { headers, request, table, url, yaml }: RestCall, data: unknown): Response {
  if (data === null) {
    // Somebody at a browser enters and comes back; a program is told that it may not.
    if (endpoint.mime !== HTML_TYPE || !request.headers.get('accept')?.includes(HTML_TYPE))
      throw restRefusalOf('UNAUTHENTICATED')
    headers.set('Location', `/login?next=${encodeURIComponent(url.pathname + url.search)}`)
    return new Response(null, { status: 302, headers })
  }
  const mime = yaml ? 'application/yaml' : endpoint.mime
  headers.set('Content-Type', mime === JSON_TYPE ? JSON_TYPE : `${mime}; charset=utf-8`)
  const page = pageOnce(endpoint, table)
  const { text, etag } = yaml ? yamlOnce(page) : page
  headers.set('ETag', etag)
  return new Response(text, { headers })
}

async function read(pronto: ReadyEndpoint, call: RestCall, parameters: PathParams): Promise<unknown> {
  const filters = readQuery(call.url, pronto.endpoint)
  const body = await readRequest(pronto.endpoint, call)
  const { required } = pronto.documento
  const table = { ...pronto.endpoint.query, ...pronto.endpoint.body }
  const { values, errors } = readWords(required, { ...filters, ...body, ...parameters }, table)
  const missing = missingValues(required, values).filter(({ field }) => !errors.some((one) => one.field === field))
  const faults = documentedErrors(table, [...errors, ...missing])
  if (faults.length > 0) throw new RestError(400, errorsBody(faults, table, values))
  const answer = await runQuery(pronto, values, call)
  const { endpoint } = pronto
  return endpoint.answer === 'dati' && endpoint.together ? answer : (answer.dati ?? null)
}

/** The body of a question that has one. @throws RestError 400 */
async function readRequest(endpoint: Endpoint, call: RestCall): Promise<Record<string, unknown>> {
  if (!endpoint.body) return {}
  const { valori, errori } = await readBody(call, endpoint)
  if (errori.length === 0) return valori
  // The keys of the body are the names that its errors have.
  const prefix = `${endpoint.mapBody}.`
  const senza = errori.map((error) => ({
    ...error,
    field: error.field?.startsWith(prefix) ? error.field.slice(prefix.length) : error.field,
  }))
  throw new RestError(400, errorsBody(senza, endpoint.mapBody ? {} : endpoint.body, valori))
}

/**
 * Answers a request to an endpoint.
 * @throws RestError with the status and body of whatever stands in the way
 */
export async function answerEndpoint(pronto: ReadyEndpoint, call: RestCall, parameters: PathParams): Promise<Response> {
  const { endpoint, documento } = pronto
  if (endpoint.answer === 'elenco') return json(call, await answerElenco(pronto, endpoint, call, parameters))
  const ask = documento.scrive ? write : read
  const raw = await ask(pronto, call, parameters)
  if (endpoint.answer === 'dati') return answerData(pronto, endpoint, call, raw)
  if (endpoint.answer === 'file') return answerFile(call, raw)
  if (endpoint.answer === 'pagina') return answerPage(endpoint, call, raw)
  return new Response(null, { status: 204, headers: call.headers })
}
