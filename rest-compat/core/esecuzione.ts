import { esegui } from '../../server/doors/graphql/esegui.ts'
import { Refusal, type UserError } from '../../server/platform/errors.ts'
import { autorizza, controllaScrittura } from '../../server/platform/operation.ts'
import { corpoAutocomplete, isAutocomplete } from './autocomplete.ts'
import type { Documento } from './documento.ts'
import { corpoElenco, ordiniChiesti, type Pagina, pageSizeChiesta, paginaChiesta } from './elenco.ts'
import type { Endpoint, EndpointDati, EndpointElenco, EndpointPagina } from './endpoint.ts'
import { corpoErrori, RestError, rifiuto, rifiutoDi } from './errori.ts'
import { formattaDati, formattaTotals, type Pronto } from './pronto.ts'
import { type Chiamata, leggiBody, leggiQuery, type Parametri, type Variabili } from './richiesta.ts'

interface Esito {
  errors: UserError[]
  dati: unknown
}

/** What the schema asks of the caller, before the body is looked at: the old framework answered 403 before 400. */
export function controllaPermessi({ scrive, permessi }: Documento, ctx: Chiamata['ctx']): void {
  try {
    // What is allowed during 'Vedi come' the operation checks itself.
    if (scrive) controllaScrittura(ctx, true)
    for (const permesso of permessi) autorizza(permesso, ctx)
  } catch (error) {
    throw error instanceof Refusal ? rifiuto(error, {}) : error
  }
}

interface Risposta {
  dati?: unknown
  esito?: Partial<Esito>
  predefinita?: { page_size: number }
  totals?: unknown
}

/** Runs the document. @throws RestError when the schema refuses */
async function interroga(pronto: Pronto, valori: Record<string, unknown>, { ctx }: Chiamata): Promise<Risposta> {
  const { data, errors } = await esegui(pronto.documento.document, valori, ctx)
  const [error] = errors ?? []
  if (error) throw rifiuto(error, pronto.endpoint.body ?? pronto.endpoint.query ?? {})
  return data ?? {}
}

/** Runs a mutation: what it made, or what must be corrected. */
async function prova(pronto: Pronto, valori: Record<string, unknown>, chiamata: Chiamata): Promise<Esito> {
  const { esito } = await interroga(pronto, valori, chiamata)
  const errors = (esito?.errors ?? []).map((error) => rinomina(error, pronto.endpoint.nomiErrori))
  return { errors, dati: esito?.dati ?? null }
}

/** An error under the name that the body has for its field: `righe[0].numero` → `righeOrdine[0].numero`. */
function rinomina(error: UserError, nomi: Record<string, string> = {}): UserError {
  const [, primo = '', resto = ''] = /^([^.[]*)(.*)$/s.exec(error.field ?? '') ?? []
  return Object.hasOwn(nomi, primo) ? { ...error, field: `${nomi[primo]}${resto}` } : error
}

/** Runs a write; every wrong field comes back at once, whether it could not be read or was refused. */
async function scrivi(pronto: Pronto, chiamata: Chiamata, parametri: Parametri): Promise<unknown> {
  const { endpoint } = pronto
  const body = await leggiBody(chiamata, endpoint)
  const errori = body.errori.length > 0 ? await tuttiGliErrori(pronto, chiamata, parametri, body) : []
  if (errori.length > 0) throw new RestError(400, corpo400(endpoint, errori, body.valori))
  const esito = await prova(pronto, variabili(parametri, body.valori), chiamata)
  if (esito.errors.length > 0) throw new RestError(400, corpo400(endpoint, esito.errors, body.valori))
  return esito.dati
}

function corpo400(endpoint: Endpoint, errori: UserError[], valori: Record<string, unknown>): unknown {
  if (endpoint.erroriInLista) return [...new Set(errori.map(({ message }) => message))]
  return corpoErrori(errori, endpoint.body ?? {}, valori)
}

const variabili = (parametri: Parametri, valori: Record<string, unknown>) => ({
  ...valori,
  ...parametri,
  input: valori,
})

/** True for a path and for what lies below it. */
const dentro = (path: string, di: string) => path === di || path.startsWith(`${di}.`) || path.startsWith(`${di}[`)

/** What could not be read, and where the endpoint allows asking without storing, what the rules say of the rest. */
async function tuttiGliErrori(
  pronto: Pronto,
  chiamata: Chiamata,
  parametri: Parametri,
  { valori, errori }: Variabili,
): Promise<UserError[]> {
  const ostacolo = pronto.endpoint.risposta === 'dati' ? pronto.endpoint.ostacolo : undefined
  if (!ostacolo) return errori
  const impediti = { ...valori, ...ostacolo }
  const { errors } = await prova(pronto, variabili(parametri, impediti), chiamata)
  const nostro = (path: string) => errori.some(({ field }) => dentro(path, field ?? ''))
  const tolti = Object.keys(ostacolo).filter((nome) => valori[nome])
  const altri = errors.filter(({ field }) => !nostro(field ?? '') && !tolti.includes(field ?? ''))
  return [...errori, ...altri]
}

/** Rows of a page when neither the client nor a setting says. */
const PAGE_SIZE = 50

async function rispondiElenco(pronto: Pronto, endpoint: EndpointElenco, chiamata: Chiamata): Promise<unknown> {
  const { url, origine, headers } = chiamata
  const chiesta = paginaChiesta(url)
  const filtro = leggiQuery(url, endpoint.query ?? {})
  const { ordinamento, ignorati } = ordiniChiesti(url, endpoint.ordinamenti)
  const riferiti = `ordering=${encodeURIComponent(ignorati.join(','))}`.slice(0, 500)
  if (ignorati.length > 0) headers.set('X-Ignored-Params', riferiti)
  const perPagina = pageSizeChiesta(url) ?? endpoint.perPagina ?? null
  const leggiPagina = async (pagina: number) => {
    const { dati, predefinita, totals } = await interroga(pronto, { pagina, perPagina, ordinamento, filtro }, chiamata)
    const size = perPagina ?? predefinita?.page_size ?? PAGE_SIZE
    return { ...(formattaDati(pronto, dati, origine) as Pagina), ...formattaTotals(pronto, totals, origine), size }
  }
  const prima = await leggiPagina(chiesta === 'last' ? 1 : chiesta)
  const numero = chiesta === 'last' ? prima.num_pages : chiesta
  const pagina = chiesta === 'last' && numero > 1 ? await leggiPagina(numero) : prima
  return corpoElenco(url, origine, numero, pagina.size, pagina)
}

const JSON_TYPE = 'application/json'

function json(chiamata: Chiamata, body: unknown, status = 200): Response {
  chiamata.headers.set('Content-Type', JSON_TYPE)
  return new Response(JSON.stringify(body), { status, headers: chiamata.headers })
}

function rispondiDati(pronto: Pronto, endpoint: EndpointDati, chiamata: Chiamata, grezzi: unknown): Response {
  const dati = formattaDati(pronto, grezzi, chiamata.origine)
  if (dati === null) throw rifiutoDi(endpoint.seNullo ?? 'NOT_FOUND')
  if (endpoint.autocomplete && isAutocomplete(chiamata.url)) {
    return json(chiamata, corpoAutocomplete(chiamata.url, dati as { id: number }[], endpoint.autocomplete))
  }
  return json(chiamata, endpoint.rimodella ? endpoint.rimodella.fa(dati as never) : dati, endpoint.status)
}

function rispondiFile({ headers }: Chiamata, dati: unknown): Response {
  if (dati === null) throw rifiutoDi('NOT_FOUND')
  const { nome, mime, base64 } = dati as { nome: string; mime: string; base64: string }
  const byte = new Uint8Array(Buffer.from(base64, 'base64'))
  headers.set('Content-Type', mime)
  headers.set('Content-Disposition', `inline; filename*=UTF-8''${encodeURIComponent(nome)}`)
  return new Response(byte, { headers })
}

function rispondiPagina(endpoint: EndpointPagina, { headers, tabella }: Chiamata, dati: unknown): Response {
  if (dati === null) throw rifiutoDi('UNAUTHENTICATED')
  headers.set('Content-Type', endpoint.mime === JSON_TYPE ? JSON_TYPE : `${endpoint.mime}; charset=utf-8`)
  return new Response(endpoint.pagina(tabella), { headers })
}

async function leggi(pronto: Pronto, chiamata: Chiamata, parametri: Parametri): Promise<unknown> {
  const filtri = leggiQuery(chiamata.url, pronto.endpoint.query ?? {})
  const body = await leggiDomanda(pronto.endpoint, chiamata)
  return (await interroga(pronto, { ...filtri, ...body, ...parametri }, chiamata)).dati ?? null
}

/** The body of a question that has one. @throws RestError 400 */
async function leggiDomanda(endpoint: Endpoint, chiamata: Chiamata): Promise<Record<string, unknown>> {
  if (!endpoint.body) return {}
  const { valori, errori } = await leggiBody(chiamata, endpoint)
  if (errori.length === 0) return valori
  // The keys of the body are the names that its errors have.
  const prefisso = `${endpoint.corpoMappa}.`
  const senza = errori.map((errore) => ({
    ...errore,
    field: errore.field?.startsWith(prefisso) ? errore.field.slice(prefisso.length) : errore.field,
  }))
  throw new RestError(400, corpoErrori(senza, {}, valori))
}

/**
 * Answers a request to an endpoint.
 * @throws RestError with the status and body of whatever stands in the way
 */
export async function rispondi(pronto: Pronto, chiamata: Chiamata, parametri: Parametri): Promise<Response> {
  const { endpoint, documento } = pronto
  if (endpoint.risposta === 'elenco') return json(chiamata, await rispondiElenco(pronto, endpoint, chiamata))
  const chiedi = documento.scrive ? scrivi : leggi
  const grezzi = await chiedi(pronto, chiamata, parametri)
  if (endpoint.risposta === 'dati') return rispondiDati(pronto, endpoint, chiamata, grezzi)
  if (endpoint.risposta === 'file') return rispondiFile(chiamata, grezzi)
  if (endpoint.risposta === 'pagina') return rispondiPagina(endpoint, chiamata, grezzi)
  return new Response(null, { status: 204, headers: chiamata.headers })
}
