import { type EnumName, enumNameOrNull } from '#shared/fields/enumNames.ts'
import type { Filter, Filters } from '#shared/fields/filters.ts'
import {
  askedPeriodo,
  dayParam,
  oneOfParam,
  type ParamCodec,
  pkParam,
  pksParam,
  repeatedPksParam,
  textParam,
  wordsParam,
  yesNoParam,
} from '../urlState.ts'

/** What an address has of a filter, by its kind. */
interface ParamValues<Word extends string> {
  search: string
  part: string
  text: string
  word: Word | ''
  choice: Word | ''
  yesNo: boolean | null
  pk: number | null
  pks: readonly number[]
  texts: readonly string[]
  period: string | null
  since: never
}

/** A filter as GraphQL takes it, by its kind. */
interface AskedValues<Word extends string> {
  search: string
  part: string
  text: string
  word: Word
  choice: EnumName<Word>
  yesNo: boolean
  pk: number
  pks: readonly number[]
  texts: readonly string[]
  period: { dal: string | null; al: string | null }
  /** No address has an instant. */
  since: never
}

/** Parameters of a filter; never of one that no address has. */
type UrlOf<F> = F extends { page: { url: infer P } } ? (P extends readonly string[] ? P[number] : P) : never

/** The parameters of the filters that pages have. */
export type ParamsOf<T extends Filters> = {
  [Name in keyof T as UrlOf<T[Name]> & string]: T[Name] extends Filter<infer K, infer Word>
    ? ParamCodec<ParamValues<Word>[K]>
    : never
}

/** What pages ask of GraphQL by their filters. */
export type AskedOf<T extends Filters> = {
  [Name in keyof T as [UrlOf<T[Name]>] extends [never] ? never : Name]: T[Name] extends Filter<infer K, infer Word>
    ? AskedValues<Word>[K] | null
    : never
}

function codecOf({ kind, words, page }: Filter): ParamCodec<unknown> {
  if (kind === 'word' || kind === 'choice') return oneOfParam(['', ...words], '')
  if (kind === 'yesNo') return yesNoParam(page?.initial)
  if (kind === 'pk') return pkParam()
  if (kind === 'pks') return page?.repeated ? repeatedPksParam() : pksParam(page?.most)
  if (kind === 'texts') return wordsParam(page?.shape ?? /^.{1,100}$/)
  return kind === 'period' ? dayParam() : textParam()
}

/** The parameters of a list's filters, for `readUrl` and `useUrlState`. */
export function paramsOf<T extends Filters>(table: T): ParamsOf<T> {
  const params = Object.values(table).flatMap((filter) =>
    [filter.page?.url ?? []].flat().map((name) => [name, codecOf(filter)] as const),
  )
  return Object.fromEntries(params) as ParamsOf<T>
}

type Values = Readonly<Record<string, unknown>>

function asked({ kind, page }: Filter, values: Values): unknown {
  const url = page?.url ?? ''
  if (typeof url !== 'string') return askedPeriodo(values[url[0]] as string | null, values[url[1]] as string | null)
  const value = values[url]
  if (kind === 'choice') return enumNameOrNull(value as string)
  return value === '' || (Array.isArray(value) && value.length === 0) ? null : value
}

/** The filters of an address as GraphQL takes them, null where they are empty. */
export function askedOf<T extends Filters>(table: T, values: Values): AskedOf<T> {
  const given = Object.entries(table).filter(([, { page }]) => page)
  return Object.fromEntries(given.map(([name, filter]) => [name, asked(filter, values)])) as AskedOf<T>
}
