import { type OrderingName, orderingOf } from '#shared/fields/orderings.ts'
import { type AskedOrder, orderParam, type ServerOrderings } from '../table/ordering.ts'
import { type ParamCodec, pageParam, readUrl, type UrlSchema, type UrlValues } from '../urlState.ts'

/** The server's own limit; a page beyond the last one is corrected when the answer says how many there are. */
const LAST_PAGE = 1_000_000

/** What every list has in its URL: the page, how many rows it has, the order. */
type PageState = { pagina: ParamCodec<number>; righe: ParamCodec<number>; ordina: ParamCodec<string> }

/** How many rows a page has: always as many, or what the user chooses. */
type PageSize = number | { readonly choices: readonly number[]; readonly initial: number }

interface Options<F extends UrlSchema, X extends UrlSchema, W, O extends string> {
  /** What the list is filtered by, under the names that its URL gives them. */
  filters: F
  /** Columns that the server sorts by; with its name for them where it is another. */
  orders: readonly O[] | Readonly<Record<string, O>>
  perPage?: PageSize
  /** The filters as the server takes them; each under its own name, null where it is empty, unless told. */
  filter?: (values: UrlValues<F>) => W
  /** What else the URL says: columns shown, the row whose drawer is open. */
  extra?: X
}

/** A filter's value as the server takes it. */
type OrNull<F extends UrlSchema> = { [K in keyof F]: F[K]['initial'] | null }

/** The URL of a list: what may be in it, and what it asks of the server. */
export interface ListUrl<
  F extends UrlSchema = UrlSchema,
  X extends UrlSchema = UrlSchema,
  W = unknown,
  O extends string = string,
> {
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

const isEmpty = (value: unknown) => value === '' || (Array.isArray(value) && value.length === 0)

function orNull<F extends UrlSchema>(names: readonly (keyof F)[]) {
  return (values: UrlValues<F>) =>
    Object.fromEntries(names.map((name) => [name, isEmpty(values[name]) ? null : values[name]])) as OrNull<F>
}

/** One of a few whole numbers. */
function oneOf(choices: readonly number[], initial: number): ParamCodec<number> {
  return { initial, read: (text) => choices.find((one) => String(one) === text) ?? initial, write: String }
}

/**
 * The state of a list in its URL, typed: filters, page, order. What makes no sense there is read as its default.
 * @example export const personaleUrlState = urlState({ filters: { search: testo() }, orders: ['nome', 'reparto'] })
 */
export function urlState<
  F extends UrlSchema,
  // biome-ignore lint/complexity/noBannedTypes: nothing more unless told
  X extends UrlSchema = {},
  W = OrNull<F>,
  O extends string = string,
>(options: Options<F, X, W, O>): ListUrl<F, X, W, O> {
  const { perPage = 25 } = options
  const filters = Object.keys(options.filters)
  const { orders: given } = options
  const orders: Readonly<Record<string, O>> = Array.isArray(given)
    ? Object.fromEntries(given.map((name: O) => [name, name]))
    : (given as Readonly<Record<string, O>>)
  const { choices, initial } = typeof perPage === 'number' ? { choices: [perPage], initial: perPage } : perPage
  const schema = {
    ...options.filters,
    ...(options.extra as X),
    pagina: pageParam(),
    righe: oneOf(choices, initial),
    ordina: orderParam(Object.values(orders)),
  }
  const filter = options.filter ?? (orNull<F>(filters) as (values: UrlValues<F>) => W)
  return {
    schema,
    filters,
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
