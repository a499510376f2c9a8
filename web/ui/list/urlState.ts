import type { Ordinamenti } from '../tabella/ordinamento.ts'
import { type Codec, intero, leggiUrl, type Schema, unoDi, type Valori } from '../urlState.ts'

/** The server's own limit; a page beyond the last one is corrected when the answer says how many there are. */
const LAST_PAGE = 1_000_000

/** What every list has in its URL: the page, how many rows it has, the order. */
type PageState = { pagina: Codec<number>; righe: Codec<number>; ordina: Codec<string> }

/** How many rows a page has: always as many, or what the user chooses. */
type PageSize = number | { readonly choices: readonly number[]; readonly initial: number }

interface Options<F extends Schema, X extends Schema, W> {
  /** What the list is filtered by, under the names that its URL gives them. */
  filters: F
  /** Columns that the server sorts by; with its name for them where it is another. */
  orders: readonly string[] | Ordinamenti
  perPage?: PageSize
  /** The filters as the server takes them; each under its own name, null where it is empty, unless told. */
  filter?: (values: Valori<F>) => W
  /** What else the URL says: columns shown, the row whose drawer is open. */
  extra?: X
}

/** A filter's value as the server takes it. */
type OrNull<F extends Schema> = { [K in keyof F]: F[K]['iniziale'] | null }

/** The URL of a list: what may be in it, and what it asks of the server. */
export interface ListUrl<F extends Schema = Schema, X extends Schema = Schema, W = unknown> {
  /** For `useUrlState`. */
  schema: F & X & PageState
  /** Names of the filters. */
  filters: readonly (keyof F & string)[]
  /** Field of a column → the server's name for its order. */
  orders: Ordinamenti
  /** Lengths of a page to choose from; one when there is no choice. */
  pageSizes: readonly number[]
  /** The filters as the server takes them. */
  filter: (values: Valori<F>) => W
  /** Variables of the list's query for the search part of a URL. */
  variables: (search: URLSearchParams) => {
    filtro: W
    pagina: number
    perPagina: number
    ordinamento: string[] | null
  }
}

/** Values of a list's filters. */
export type ListValues<U> = U extends { filter: (values: infer V) => unknown } ? V : never

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

function orNull<F extends Schema>(names: readonly (keyof F)[]) {
  return (values: Valori<F>) =>
    Object.fromEntries(names.map((name) => [name, isEmpty(values[name]) ? null : values[name]])) as OrNull<F>
}

/** One of a few whole numbers. */
function oneOf(choices: readonly number[], initial: number): Codec<number> {
  return { iniziale: initial, leggi: (text) => choices.find((one) => String(one) === text) ?? initial, scrivi: String }
}

/**
 * The state of a list in its URL, typed: filters, page, order. What makes no sense there is read as its default.
 * @example export const personaleUrlState = urlState({ filters: { search: testo() }, orders: ['nome', 'reparto'] })
 */
export function urlState<
  F extends Schema,
  // biome-ignore lint/complexity/noBannedTypes: nothing more unless told
  X extends Schema = {},
  W = OrNull<F>,
>(options: Options<F, X, W>): ListUrl<F, X, W> {
  const { perPage = 25 } = options
  const filters = Object.keys(options.filters)
  const { orders: given } = options
  const orders = Array.isArray(given) ? Object.fromEntries(given.map((name: string) => [name, name])) : given
  const { choices, initial } = typeof perPage === 'number' ? { choices: [perPage], initial: perPage } : perPage
  const ordered = [...new Set(Object.values(orders as Ordinamenti))].flatMap((name) => [name, `-${name}`])
  const schema = {
    ...options.filters,
    ...(options.extra as X),
    pagina: intero(1),
    righe: oneOf(choices, initial),
    ordina: unoDi(['', ...ordered], ''),
  }
  const filter = options.filter ?? (orNull<F>(filters) as unknown as (values: Valori<F>) => W)
  return {
    schema,
    filters,
    orders: orders as Ordinamenti,
    pageSizes: choices,
    filter,
    variables(search) {
      const values = leggiUrl(schema, search)
      return {
        filtro: filter(values),
        pagina: Math.min(values.pagina, LAST_PAGE),
        perPagina: values.righe,
        ordinamento: values.ordina ? [values.ordina] : null,
      }
    },
  }
}
