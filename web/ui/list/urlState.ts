import type { Filters } from '#shared/fields/filters.ts'
import { type OrderingName, orderingOf } from '#shared/fields/orderings.ts'
import { type AskedOrder, orderParam, type ServerOrderings } from '../table/ordering.ts'
import { type ParamCodec, pageParam, readUrl, type UrlSchema, type UrlValues } from '../urlState.ts'
import { type AskedOf, askedOf, type ParamsOf, paramsOf } from './filterParams.ts'

/** The server's own limit; a page beyond the last one is corrected when the answer says how many there are. */
const LAST_PAGE = 1_000_000

/** What every list has in its URL: the page, how many rows it has, the order. */
type PageState = { pagina: ParamCodec<number>; righe: ParamCodec<number>; ordina: ParamCodec<string> }

/** How many rows a page has: always as many, or what the user chooses. */
type PageSize = number | { readonly choices: readonly number[]; readonly initial: number }

interface Options<T extends Filters, F extends UrlSchema, X extends UrlSchema, W, O extends string> {
  /** The table of its filters: those that have a `url` are in the address. */
  of?: T
  /** Parameters of filters that no table has, or not as they are. */
  filters?: F
  /** Columns that the server sorts by; with its name for them where it is another. */
  orders: readonly O[] | Readonly<Record<string, O>>
  perPage?: PageSize
  /** What the server is asked beside the table, or otherwise than it says. */
  filter?: (values: UrlValues<ParamsOf<T> & F>) => W
  /** What else the URL says: columns shown, the row whose drawer is open. */
  extra?: X
}

/** The URL of a list: what may be in it, and what it asks of the server. */
export interface ListUrl<
  F extends UrlSchema = UrlSchema,
  X extends UrlSchema = UrlSchema,
  W = unknown,
  O extends string = string,
> {
  /** The table of its filters. */
  table: Filters
  /** For `useUrlState`. */
  schema: F & X & PageState
  /** Names of the filters. */
  filters: readonly (keyof F & string)[]
  /** Field of a column → the server's name for its order. */
  orders: ServerOrderings
  /** Lengths of a page to choose from; one when there is no choice. */
  pageSizes: readonly number[]
  /** The filters as the server takes them. */
  filter: (values: UrlValues<F>) => W
  /** Variables of the list's query for the search part of a URL. */
  variables: (search: URLSearchParams) => {
    filtro: W
    pagina: number
    perPagina: number
    ordinamento: OrderingName<AskedOrder<O>>[] | null
  }
}

/** Values of a list's filters. */
export type ListValues<U> = U extends { filter: (values: infer V) => unknown } ? V : never

/** One of a few whole numbers. */
function oneOf(choices: readonly number[], initial: number): ParamCodec<number> {
  return { initial, read: (text) => choices.find((one) => String(one) === text) ?? initial, write: String }
}

/**
 * The state of a list in its URL, typed: filters, page, order. What makes no sense there is read as its default.
 * @example export const personaleUrlState = urlState({ of: personaleFilters, orders: ['nome', 'reparto'] })
 */
export function urlState<
  // biome-ignore lint/complexity/noBannedTypes: none unless told
  T extends Filters = {},
  // biome-ignore lint/complexity/noBannedTypes: nothing more unless told
  F extends UrlSchema = {},
  // biome-ignore lint/complexity/noBannedTypes: nothing more unless told
  X extends UrlSchema = {},
  W = unknown,
  O extends string = string,
>(options: Options<T, F, X, W, O>): ListUrl<ParamsOf<T> & F, X, AskedOf<T> & W, O> {
  type Params = ParamsOf<T> & F
  const { of: table = {} as T, perPage = 25, orders: given } = options
  const params = { ...paramsOf(table), ...(options.filters as F) }
  const orders: Readonly<Record<string, O>> = Array.isArray(given)
    ? Object.fromEntries(given.map((name: O) => [name, name]))
    : (given as Readonly<Record<string, O>>)
  const { choices, initial } = typeof perPage === 'number' ? { choices: [perPage], initial: perPage } : perPage
  const schema = {
    ...params,
    ...(options.extra as X),
    pagina: pageParam(),
    righe: oneOf(choices, initial),
    ordina: orderParam(Object.values(orders)),
  }
  const filter = (values: UrlValues<Params>) => ({ ...askedOf(table, values), ...(options.filter?.(values) as W) })
  return {
    table,
    schema,
    filters: Object.keys(params),
    orders,
    pageSizes: choices,
    filter,
    variables(search) {
      const values = readUrl(schema, search)
      return {
        filtro: filter(values),
        pagina: Math.min(values.pagina, LAST_PAGE),
        perPagina: values.righe,
        ordinamento: orderingOf(values.ordina as AskedOrder<O> | ''),
      }
    },
  }
}
