import type { JsonSchema } from './answerShape.ts'
import type { RestDocument } from './document.ts'
import type { RestFields } from './fields.ts'

/** An endpoint with its document compiled. */
export interface ReadyEndpoint {
  method: Method
  path: string
  /** File of the table it is in: groups the documentation. */
  gruppo: string
  endpoint: Endpoint
  documento: RestDocument
  /** Visitors get an answer. */
  pubblico: boolean
}

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** A data answer reshaped where aliases cannot spell it. */
interface Reshape {
  /** @param data what the document answers under `data` */
  fa(data: unknown): unknown
  /** What comes of it; from the schema of what was read, where it is made of that. */
  schema: JsonSchema | ((read: JsonSchema) => JsonSchema)
}

interface Base {
  method: Method
  /**
   * In full, with its slash: `/api/preventivi/{id}/set_stato/`; parameters are variables of the document, whole numbers
   * but for those of `testi`.
   */
  path: string
  /** Parameters of the path that are texts, percent-encoded: a slash of theirs is `%2F`. */
  texts?: readonly string[]
  summary: string
  /**
   * One GraphQL operation whose aliases spell the documented JSON. A query answers under `data` (null is a 404), a
   * mutation under `esito` with `errors { code field message }` and perhaps `data`. Its variables are the path's, the
   * query string's and the body's fields in camelCase, and `input`: the whole body.
   */
  document: string
  query?: RestFields
  /** Other names of fields of the query string, which win over their own: name → field of `query`. */
  aliases?: Readonly<Record<string, string>>
  body?: RestFields
  /** A GET of the old API that writes: a session needs its CSRF token for it. */
  scriveInGet?: true
  /** What is wrong is answered as a bare list of messages, as the old import views did: `["…", "…"]`. */
  errorsInList?: true
  /** Name of the body's field that a bare list stands for: `[…]` is `{ voci: […] }`. */
  listBody?: string
  /** Name of the body's field that the whole body is, an object with free keys (`mappa`). */
  mapBody?: string
  /** Fields of the object that are left out where they are withheld (null), as the old API did. */
  assenti?: readonly string[]
}

/** One object, or an unpaged list of them. */
export interface DataEndpoint extends Base {
  answer: 'dati'
  /** 200 when missing. */
  status?: 200 | 201
  /** It only asks, although it has a body (and so is no GET): its document is a query. */
  asks?: true
  /** The answer is all that the document reads, root by root, instead of `data`. */
  together?: true
  /** What a null `data` means: nothing there (404), or nobody logged in (403). */
  seNullo?: 'NOT_FOUND' | 'UNAUTHENTICATED'
  rimodella?: Reshape
  /** Fields that every row of an unpaged list is found by with `?q=`, and shown as `text`. */
  autocomplete?(riga: object): string
  /**
   * Name of the body's field that the `Idempotency-Key` header fills too: the operation knows itself what was sent twice,
   * without end, and answers it otherwise.
   */
  idempotenza?: string
}

/**
 * A paged list: the document takes `$pagina`, `$perPagina` (null: the list's own), `$ordinamento` and `$filtro`, and
 * answers `data { results count num_pages }`; `totals`, in it or beside it, where the list has sums of all its rows;
 * `fallback { page_size }` where a setting decides the size.
 */
export interface ListEndpoint extends Base {
  method: 'GET'
  answer: 'elenco'
  /** Documented name of an order → name in GraphQL. */
  orderings: Record<string, string>
  /** Rows of a page when the client does not say; 50, or what the document finds, when missing. */
  perPagina?: number
  /** Fields of `data` that are answered beside the page; the page itself is then under `data { pagina }`. */
  beside?: readonly string[]
  /** Each row reshaped where aliases cannot spell it. */
  rimodella?: Reshape
}

/** Done, nothing to say: 204. */
interface EmptyEndpoint extends Base {
  answer: 'vuota'
}

/** Media type of a spreadsheet. */
export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** A file: `data { nome mime base64 }`, or a text: the address to which the client is sent (307) for a long one. */
interface FileEndpoint extends Base {
  method: 'GET'
  answer: 'file'
  mime: string
}

/** A text made of the whole table, for whoever the document finds logged in (`data` not null). */
export interface PageEndpoint extends Base {
  method: 'GET'
  answer: 'pagina'
  mime: string
  /** Its JSON is answered as YAML to who asks for that. */
  alsoYaml?: true
  pagina(table: readonly ReadyEndpoint[]): string
}

export type Endpoint = DataEndpoint | ListEndpoint | EmptyEndpoint | FileEndpoint | PageEndpoint

/** What an endpoint answers in. */
export function mimeOf(endpoint: Endpoint): string {
  return endpoint.answer === 'file' || endpoint.answer === 'pagina' ? endpoint.mime : 'application/json'
}
