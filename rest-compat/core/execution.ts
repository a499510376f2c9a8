import { stringify } from 'yaml'
import { runDocument } from '../../server/doors/graphql/runDocument.ts'
import { etagOf } from '../../server/doors/http/pages.ts'
import { isAllowed } from '../../server/platform/db/listSource.ts'
import { Refusal, type UserError } from '../../server/platform/errors.ts'
import { authorize, checkMayWrite, isWithinPath } from '../../server/platform/operation.ts'
import { orderingName } from '../../server/shared/fields/orderings.ts'
import { autocompleteBody, isAutocomplete } from './autocomplete.ts'
import type { RestDocument } from './document.ts'
import type { DataEndpoint, Endpoint, ListEndpoint, PageEndpoint, ReadyEndpoint } from './endpoint.ts'
import { errorsBody, RestError, restRefusal, restRefusalOf } from './errors.ts'
import { variableOf } from './fields.ts'
import { askedOrderings, askedPage, askedPageSize, listBody } from './list.ts'
import { formatData, formatTotals, pageOf } from './ready.ts'
import { type DocumentVariables, type PathParams, type RestCall, readBody, readQuery } from './request.ts'
import { missingValues, withPlaceholders } from './required.ts'
import { readWords } from './words.ts'

interface Esito {
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

interface Risposta {
  dati?: unknown
  esito?: Partial<Esito>
  predefinita?: { page_size: number }
  totals?: unknown
}

/** Runs the document. @throws RestError when the schema refuses */
async function interroga(pronto: ReadyEndpoint, values: Record<string, unknown>, { ctx }: RestCall): Promise<Risposta> {
  const { data, errors } = await runDocument(pronto.documento.document, values, ctx)
  const [error] = errors ?? []
  if (error) throw restRefusal(error, pronto.endpoint.body ?? pronto.endpoint.query ?? {})
  return data ?? {}
}

/** Runs a mutation: what it made, or what must be corrected. @throws RestError when the schema refuses */
async function prova(pronto: ReadyEndpoint, values: Record<string, unknown>, chiamata: RestCall): Promise<Esito> {
  const { esito } = await interroga(pronto, values, chiamata)
  const errors = (esito?.errors ?? []).map((error) => rinomina(error, pronto.endpoint.nomiErrori))
  return { errors, ripetuto: esito?.ripetuto === true, dati: esito?.dati ?? null }
}

/** An error under the name that the body has for its field: `righe[0].numero` → `righeOrdine[0].numero`. */
function rinomina(error: UserError, names: Record<string, string> = {}): UserError {
  const [, primo = '', resto = ''] = /^([^.[]*)(.*)$/s.exec(error.field ?? '') ?? []
  return Object.hasOwn(names, primo) ? { ...error, field: `${names[primo]}${resto}` } : error
}

/** Runs a write; every wrong field comes back at once, whether it could not be read or was refused. */
async function write(pronto: ReadyEndpoint, chiamata: RestCall, parameters: PathParams): Promise<unknown> {
  const { endpoint } = pronto
  const body = endpoint.scriveInGet ? queryAsBody(chiamata, endpoint) : await bodyBesideQuery(chiamata, endpoint)
  if (body.unread.length > 0) chiamata.headers.set('X-Ignored-Params', body.unread.join('&').slice(0, 500))
  const { values: valori, errors: wrongWords } = readWords(pronto.documento.required, body.valori)
  const given = variables(parameters, valori)
  const unread = [...body.errori, ...wrongWords]
  const errori = [...unread, ...missingValues(pronto.documento.required, given, unread)]
  if (errori.length > 0) {
    const ruled = await errorsOfRules(pronto, chiamata, given, errori)
    const altri = ruled.filter(({ field }) => !errori.some((error) => isWithinPath(field ?? '', error.field ?? '')))
    throw new RestError(400, corpo400(endpoint, [...errori, ...altri], body.valori))
  }
  const esito = await prova(pronto, given, chiamata)
  if (esito.errors.length > 0) throw new RestError(400, corpo400(endpoint, esito.errors, body.valori))
  if (esito.ripetuto) chiamata.repeated = true
  return esito.dati
}

/** What a GET that writes is told: its query string is what a body would say. */
function queryAsBody({ url }: RestCall, endpoint: Endpoint): DocumentVariables {
  return { valori: readQuery(url, endpoint), errori: [], unread: [] }
}

/** The body; what it does not say is as the query string has it, where the call has one. */
async function bodyBesideQuery(chiamata: RestCall, endpoint: Endpoint): Promise<DocumentVariables> {
  const body = await readBody(chiamata, endpoint)
  if (!endpoint.query) return body
  return { ...body, valori: { ...readQuery(chiamata.url, endpoint), ...body.valori } }
}

function corpo400(endpoint: Endpoint, errori: UserError[], values: Record<string, unknown>): unknown {
  if (endpoint.erroriInLista) return [...new Set(errori.map(({ message }) => message))]
  return errorsBody(errori, endpoint.body ?? {}, values)
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
  chiamata: RestCall,
  given: Record<string, unknown>,
  known: readonly UserError[],
): Promise<UserError[]> {
  const { required } = pronto.documento
  const { whole, absent } = withPlaceholders(required, given)
  // What must be there and is not is nothing for the rules, not what is stored.
  const untold = known.flatMap(({ code, field }) =>
    code === 'REQUIRED' ? (required.get(field ?? '')?.field ?? []) : [],
  )
  const missing = new Set([...absent, ...untold])
  if (missingValues(required, whole, []).length > 0) return []
  try {
    const { errors } = await prova(pronto, whole, { ...chiamata, ctx: { ...chiamata.ctx, dryRun: { missing } } })
    return errors
  } catch (error) {
    if (error instanceof RestError) return []
    throw error
  }
}

/** The filters of a list as its schema takes them. @throws RestError 400 on a word that there is not */
function readFilter({ documento, endpoint }: ReadyEndpoint, filtro: Record<string, unknown>): Record<string, unknown> {
  const { values, errors } = readWords(documento.required, { filtro })
  if (errors.length > 0) {
    const own = errors.map((error) => ({ ...error, field: (error.field ?? '').replace(/^filtro\./, '') }))
    throw new RestError(400, errorsBody(own, endpoint.query ?? {}, filtro))
  }
  return values.filtro as Record<string, unknown>
}

/** Rows of a page when neither the client nor a setting says. */
const PAGE_SIZE = 50

async function rispondiElenco(
  pronto: ReadyEndpoint,
  endpoint: ListEndpoint,
  chiamata: RestCall,
  parameters: PathParams,
): Promise<unknown> {
  const { url, origine, headers, ctx } = chiamata
  const chiesta = askedPage(url)
  const filtro = readFilter(pronto, readQuery(url, endpoint))
  const { withheld } = pronto.documento
  const { ordinamento, ignorati } = askedOrderings(url, endpoint.ordinamenti, (ordine) =>
    isAllowed(withheld.orders, ordine, ctx.viewer),
  )
  const filtri = Object.keys(endpoint.query ?? {}).filter(
    (nome) => filtro[variableOf(nome)] != null && !isAllowed(withheld.filters, variableOf(nome), ctx.viewer),
  )
  // As the part of the query string that did not count.
  const ordering = ignorati.length > 0 ? [`ordering=${encodeURIComponent(ignorati.join(','))}`] : []
  const riferiti = [...ordering, ...filtri].join('&').slice(0, 500)
  if (riferiti) headers.set('X-Ignored-Params', riferiti)
  const perPagina = askedPageSize(url) ?? endpoint.perPagina ?? null
  const leggiPagina = async (pagina: number) => {
    const { dati, predefinita, totals } = await interroga(
      pronto,
      { ...parameters, pagina, perPagina, ordinamento: ordinamento.map(orderingName), filtro },
      chiamata,
    )
    // What the list is summed up by is named in the path, and is not there.
    if (pronto.documento.totals && totals === null) throw restRefusalOf('NOT_FOUND')
    const size = perPagina ?? predefinita?.page_size ?? PAGE_SIZE
    const page = pageOf(endpoint, formatData(pronto, dati, origine))
    const { rimodella } = endpoint
    if (rimodella) page.results = page.results.map((row) => rimodella.fa(row as never))
    return { ...page, ...formatTotals(pronto, totals, origine), size }
  }
  const prima = await leggiPagina(chiesta === 'last' ? 1 : chiesta)
  const numero = chiesta === 'last' ? prima.num_pages : chiesta
  const page = chiesta === 'last' && numero > 1 ? await leggiPagina(numero) : prima
  return listBody(url, origine, numero, page.size, page)
}

const JSON_TYPE = 'application/json'

function json(chiamata: RestCall, body: unknown, status = 200): Response {
  chiamata.headers.set('Content-Type', JSON_TYPE)
  return new Response(JSON.stringify(body), { status, headers: chiamata.headers })
}

function rispondiDati(pronto: ReadyEndpoint, endpoint: DataEndpoint, chiamata: RestCall, grezzi: unknown): Response {
  const dati = formatData(pronto, grezzi, chiamata.origine)
  if (dati === null) throw restRefusalOf(endpoint.seNullo ?? 'NOT_FOUND')
  if (endpoint.autocomplete && isAutocomplete(chiamata.url)) {
    return json(chiamata, autocompleteBody(chiamata.url, dati as { id: number }[], endpoint.autocomplete))
  }
  const body = endpoint.rimodella ? endpoint.rimodella.fa(dati as never) : dati
  // Public data are asked for by every visitor of the page, and hardly change.
  if (pronto.pubblico && endpoint.method === 'GET') chiamata.headers.set('ETag', etagOf(JSON.stringify(body)))
  return json(chiamata, body, chiamata.repeated ? 200 : endpoint.status)
}

function rispondiFile({ headers }: RestCall, dati: unknown): Response {
  if (dati === null) throw restRefusalOf('NOT_FOUND')
  // A file that is sent while it is read has an address of its own.
  if (typeof dati === 'string') {
    headers.set('Location', dati)
    return new Response(null, { status: 307, headers })
  }
  const { nome, mime, base64 } = dati as { nome: string; mime: string; base64: string }
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

function rispondiPagina(endpoint: PageEndpoint, { headers, tabella, yaml }: RestCall, dati: unknown): Response {
  if (dati === null) throw restRefusalOf('UNAUTHENTICATED')
  const mime = yaml ? 'application/yaml' : endpoint.mime
  headers.set('Content-Type', mime === JSON_TYPE ? JSON_TYPE : `${mime}; charset=utf-8`)
  const page = pageOnce(endpoint, tabella)
  const { text, etag } = yaml ? yamlOnce(page) : page
  headers.set('ETag', etag)
  return new Response(text, { headers })
}

async function read(pronto: ReadyEndpoint, chiamata: RestCall, parameters: PathParams): Promise<unknown> {
  const filters = readQuery(chiamata.url, pronto.endpoint)
  const body = await leggiDomanda(pronto.endpoint, chiamata)
  const { required } = pronto.documento
  const { values, errors } = readWords(required, { ...filters, ...body, ...parameters })
  const errori = [...errors, ...missingValues(required, values, errors)]
  if (errori.length > 0) throw new RestError(400, errorsBody(errori, pronto.endpoint.query ?? {}, filters))
  const answer = await interroga(pronto, values, chiamata)
  const { endpoint } = pronto
  return endpoint.risposta === 'dati' && endpoint.insieme ? answer : (answer.dati ?? null)
}

/** The body of a question that has one. @throws RestError 400 */
async function leggiDomanda(endpoint: Endpoint, chiamata: RestCall): Promise<Record<string, unknown>> {
  if (!endpoint.body) return {}
  const { valori, errori } = await readBody(chiamata, endpoint)
  if (errori.length === 0) return valori
  // The keys of the body are the names that its errors have.
  const prefisso = `${endpoint.corpoMappa}.`
  const senza = errori.map((error) => ({
    ...error,
    field: error.field?.startsWith(prefisso) ? error.field.slice(prefisso.length) : error.field,
  }))
  throw new RestError(400, errorsBody(senza, {}, valori))
}

/**
 * Answers a request to an endpoint.
 * @throws RestError with the status and body of whatever stands in the way
 */
export async function answerEndpoint(
  pronto: ReadyEndpoint,
  chiamata: RestCall,
  parameters: PathParams,
): Promise<Response> {
  const { endpoint, documento } = pronto
  if (endpoint.risposta === 'elenco')
    return json(chiamata, await rispondiElenco(pronto, endpoint, chiamata, parameters))
  const ask = documento.scrive ? write : read
  const grezzi = await ask(pronto, chiamata, parameters)
  if (endpoint.risposta === 'dati') return rispondiDati(pronto, endpoint, chiamata, grezzi)
  if (endpoint.risposta === 'file') return rispondiFile(chiamata, grezzi)
  if (endpoint.risposta === 'pagina') return rispondiPagina(endpoint, chiamata, grezzi)
  return new Response(null, { status: 204, headers: chiamata.headers })
}
