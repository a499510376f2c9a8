// The filters of a list, each said once: of them are made the type, the input of the schema, the `where`, the
// parameters of the address, chips and fields of the page.
import type { Periodo } from '../dates/periodo.ts'

/** What a filter holds, by its kind. */
interface FilterValues<Word extends string> {
  /** The free search of the list. */
  search: string
  /** Part of a text, case ignored. */
  part: string
  /** A whole text. */
  text: string
  /** One of a few words that the schema takes as a text. */
  word: string
  /** One of the words of an enum of the schema. */
  choice: Word
  yesNo: boolean
  pk: number
  pks: readonly number[]
  texts: readonly string[]
  period: Periodo
  /** An instant. */
  since: Date
}

export type FilterKind = keyof FilterValues<string>

/** Parameters of an address: of a period its two days. */
type Params = string | readonly [from: string, to: string]

/** What the page of the list has of a filter. */
interface OnPage<P extends Params> {
  /** Its parameter in the address. */
  url: P
  /** What its field is called; without it, a page draws field and chip by itself. */
  label?: string
  /** What the chip says before the value, where it is not the label; '' for the value alone. */
  chip?: string
  /** The choice that asks nothing, 'Tutti i reparti'; without it the field is the page's. */
  all?: string
  /** Pixels of the field where there is room. */
  width?: number
  /** What the words of the address are called, in the order of the field; of a `yesNo` 'si' and 'no'. */
  said?: Readonly<Record<string, string>>
  /** What a `yesNo` is where the address does not say. */
  initial?: boolean
  /** How many numbers the address takes. */
  most?: number
  /** Each number in a parameter of its own. */
  repeated?: true
  /** What a text of several must look like. */
  shape?: RegExp
}

/** A filter of a list; one without a `page` is of the schema alone. */
export interface Filter<K extends FilterKind = FilterKind, Word extends string = string> {
  readonly kind: K
  /** For integrators. */
  readonly description?: string
  readonly words: readonly Word[]
  readonly page?: OnPage<Params>
}

/** A filter that the page of the list has too. */
export interface PageFilter<K extends FilterKind, P extends Params, Word extends string = never>
  extends Filter<K, Word> {
  readonly page: OnPage<P>
}

export type Filters = Readonly<Record<string, Filter>>

type ValueOf<F> = F extends Filter<infer K, infer Word> ? FilterValues<Word>[K] : never

/** A filter of a list as its readers take it: what is missing or null asks nothing. */
export type FilterOf<T extends Filters> = { [Name in keyof T]?: ValueOf<T[Name]> | null }

/** Makes filters of a kind: of the schema alone, or with what the page has of it. */
interface Make<K extends FilterKind> {
  (description?: string): Filter<K, never>
  <const P extends K extends 'period' ? readonly [string, string] : string>(
    description: string | undefined,
    page: OnPage<P>,
  ): PageFilter<K, P>
}

function filtersOf<K extends FilterKind>(kind: K): Make<K> {
  function make(description?: string): Filter<K, never>
  function make<P extends Params>(description: string | undefined, page: OnPage<P>): PageFilter<K, P>
  function make(description?: string, page?: OnPage<Params>): Filter<K, never> {
    return { kind, description, words: [], page }
  }
  return make
}

/** The free search: every word in the column `ricerca`, unless the list reads it otherwise. */
export const searchFilter = filtersOf('search')
/** Part of the column that is called like it. */
export const partFilter = filtersOf('part')
/** The whole of the column that is called like it. */
export const textFilter = filtersOf('text')
/** A column that is so or not. */
export const yesNoFilter = filtersOf('yesNo')
/** `<nome>Pk`: the number of another object. */
export const pkFilter = filtersOf('pk')
/** `pks`, `<nome>Pks`: numbers of the objects themselves, or of others; none of them when it is empty. */
export const pksFilter = filtersOf('pks')
/** Some texts. */
export const textsFilter = filtersOf('texts')
/** A column of days, or of instants by the days of Italy, within a period. */
export const periodFilter = filtersOf('period')
/** `aggiornatoDopo`: rows that have changed at an instant or later. */
export const sinceFilter = filtersOf('since')

/** One of the words of the rules that have an enum in the schema (`choiceEnum`). */
export function choiceFilter<Word extends string>(words: readonly Word[], description?: string): Filter<'choice', Word>
export function choiceFilter<Word extends string, const P extends string>(
  words: readonly Word[],
  description: string | undefined,
  page: OnPage<P>,
): PageFilter<'choice', P, Word>
export function choiceFilter<Word extends string>(
  words: readonly Word[],
  description?: string,
  page?: OnPage<string>,
): Filter<'choice', Word> {
  return { kind: 'choice', description, words, page }
}

/** One of a few words on the page, which the schema takes as any text. */
export function wordFilter<Word extends string, const P extends string>(
  words: readonly Word[],
  description: string | undefined,
  page: OnPage<P>,
): PageFilter<'word', P, Word> {
  return { kind: 'word', description, words, page }
}
