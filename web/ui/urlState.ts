/** How one value of a screen's state is written in the URL. An empty or default value is left out of it. */
export interface ParamCodec<T> {
  readonly initial: T
  /** The value in the URL's text, or the default when it makes no sense. */
  read(text: string): T
  write(value: T): string
  /** The parameter is repeated, once for each part between full stops: `agenti=1&agenti=2`. */
  readonly ripetuto?: true
  /** Its name in the URL, where it is another; under its own name, as older addresses have it, it is read too. */
  readonly written?: string
}

export type UrlSchema = Record<string, ParamCodec<unknown>>
export type UrlValues<S extends UrlSchema> = { [K in keyof S]: S[K]['initial'] }

/** Free text, at most 200 characters. */
export function textParam(initial = ''): ParamCodec<string> {
  return { initial, read: (t) => t.slice(0, 200), write: (v) => v }
}

/** A whole number from `minimo`, always there: a page. */
export function integerParam(initial: number, min = 1): ParamCodec<number> {
  const read = (t: string) => (/^\d{1,9}$/.test(t) && Number(t) >= min ? Number(t) : initial)
  return { initial, read, write: String }
}

/** The page of a list, from 1: `page` in the URL. */
export const pageParam = (): ParamCodec<number> => ({ ...integerParam(1), written: 'page' })

/** The number of an object chosen in a filter, or null. */
export function pkParam(): ParamCodec<number | null> {
  return {
    initial: null,
    read: (t) => (/^\d{1,9}$/.test(t) ? Number(t) : null),
    write: (v) => (v === null ? '' : String(v)),
  }
}

/** The number of an object chosen in a filter, 'nessuno' for those that have none, or null when not asked. */
export function pkOrNoneParam(): ParamCodec<number | 'nessuno' | null> {
  const { read } = pkParam()
  return {
    initial: null,
    read: (t) => (t === 'nessuno' ? t : read(t)),
    write: (v) => (v === null ? '' : String(v)),
  }
}

/** Numbers of objects, each once, in order; at most 50. */
export function pksParam(most = 50): ParamCodec<readonly number[]> {
  const ordinate = (v: readonly number[]) => [...new Set(v)].sort((a, b) => a - b).slice(0, most)
  return {
    initial: [],
    read: (t) => ordinate(t.split('.').flatMap((part) => (/^\d{1,9}$/.test(part) ? [Number(part)] : []))),
    write: (v) => ordinate(v).join('.'),
  }
}

/** The same, each in a parameter of its own: `agenti=1&agenti=2`. */
export function repeatedPksParam(): ParamCodec<readonly number[]> {
  return { ...pksParam(), ripetuto: true }
}

/** Words are told apart by full stops: one within a word is written otherwise. */
const withoutDots = (word: string) => word.replace(/%(?=25|2E)/g, '%25').replaceAll('.', '%2E')
const withDots = (written: string) => written.replaceAll('%2E', '.').replaceAll('%25', '%')

/** Some of the words of `shape`, each once; none is the default. */
export function wordsParam(shape: RegExp): ParamCodec<readonly string[]> {
  return {
    initial: [],
    read: (t) => [...new Set(t.split('.').map(withDots))].filter((word) => shape.test(word)).slice(0, 100),
    write: (v) => v.map(withoutDots).join('.'),
  }
}

/** Yes, no, or (null) not asked. */
export function yesNoParam(initial: boolean | null = null): ParamCodec<boolean | null> {
  const read = (t: string) => (t === 'si' ? true : t === 'no' ? false : t === 'tutti' ? null : initial)
  return { initial, read, write: (v) => (v === null ? 'tutti' : v ? 'si' : 'no') }
}

/** A day YYYY-MM-DD, or null. */
export function dayParam(): ParamCodec<string | null> {
  const exists = (t: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(t) && new Date(`${t}T00:00:00Z`).toJSON()?.startsWith(t) === true
  return { initial: null, read: (t) => (exists(t) ? t : null), write: (v) => v ?? '' }
}

/** Two days of an address as a filter takes them; null when it has neither. */
export const askedPeriodo = (dal: string | null, al: string | null) => (dal || al ? { dal, al } : null)

/** One of a few words. */
export function oneOfParam<const P extends readonly string[]>(words: P, initial: P[number]): ParamCodec<P[number]> {
  return { initial, read: (t) => words.find((word) => word === t) ?? initial, write: (v) => v }
}

/** State of a screen from the search part of its URL; parameters that the schema does not name are ignored. */
export function readUrl<S extends UrlSchema>(schema: S, search: URLSearchParams): UrlValues<S> {
  const pairs = Object.entries(schema).map(([name, codec]) => {
    const own = codec.ripetuto && search.has(name) ? search.getAll(name).join('.') : search.get(name)
    const written = (codec.written && search.get(codec.written)) ?? own
    return [name, written === null ? codec.initial : codec.read(written)]
  })
  return Object.fromEntries(pairs) as UrlValues<S>
}

/** The search part with some values changed: defaults are left out, foreign parameters stay. */
export function writeUrl<S extends UrlSchema>(
  schema: S,
  search: URLSearchParams,
  changes: Partial<UrlValues<S>>,
): URLSearchParams {
  const next = new URLSearchParams(search)
  for (const [name, codec] of Object.entries(schema)) {
    if (!Object.hasOwn(changes, name)) continue
    const value = changes[name as keyof S]
    const written = codec.write(value)
    const address = codec.written ?? name
    if (address !== name) next.delete(name)
    if (codec.ripetuto || written === codec.write(codec.initial)) next.delete(address)
    else next.set(address, written)
    if (codec.ripetuto && written) for (const part of written.split('.')) next.append(name, part)
  }
  return next
}
