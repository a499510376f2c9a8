/** How one value of a screen's state is written in the URL. An empty or default value is left out of it. */
export interface ParamCodec<T> {
  readonly iniziale: T
  /** The value in the URL's text, or the default when it makes no sense. */
  leggi(text: string): T
  scrivi(value: T): string
  /** The parameter is repeated, once for each part between full stops: `agenti=1&agenti=2`. */
  readonly ripetuto?: true
  /** Its name in the URL, where it is another; under its own name, as older addresses have it, it is read too. */
  readonly written?: string
}

export type UrlSchema = Record<string, ParamCodec<unknown>>
export type UrlValues<S extends UrlSchema> = { [K in keyof S]: S[K]['iniziale'] }

/** Free text, at most 200 characters. */
export function textParam(iniziale = ''): ParamCodec<string> {
  return { iniziale, leggi: (t) => t.slice(0, 200), scrivi: (v) => v }
}

/** A whole number from `minimo`, always there: a page. */
export function integerParam(iniziale: number, min = 1): ParamCodec<number> {
  const leggi = (t: string) => (/^\d{1,9}$/.test(t) && Number(t) >= min ? Number(t) : iniziale)
  return { iniziale, leggi, scrivi: String }
}

/** The page of a list, from 1: `page` in the URL. */
export const pageParam = (): ParamCodec<number> => ({ ...integerParam(1), written: 'page' })

/** The number of an object chosen in a filter, or null. */
export function pkParam(): ParamCodec<number | null> {
  return {
    iniziale: null,
    leggi: (t) => (/^\d{1,9}$/.test(t) ? Number(t) : null),
    scrivi: (v) => (v === null ? '' : String(v)),
  }
}

/** The number of an object chosen in a filter, 'nessuno' for those that have none, or null when not asked. */
export function pkOrNoneParam(): ParamCodec<number | 'nessuno' | null> {
  const { leggi } = pkParam()
  return {
    iniziale: null,
    leggi: (t) => (t === 'nessuno' ? t : leggi(t)),
    scrivi: (v) => (v === null ? '' : String(v)),
  }
}

/** Numbers of objects, each once, in order; at most 50. */
export function pksParam(most = 50): ParamCodec<readonly number[]> {
  const ordinate = (v: readonly number[]) => [...new Set(v)].sort((a, b) => a - b).slice(0, most)
  return {
    iniziale: [],
    leggi: (t) => ordinate(t.split('.').flatMap((parte) => (/^\d{1,9}$/.test(parte) ? [Number(parte)] : []))),
    scrivi: (v) => ordinate(v).join('.'),
  }
}

/** The same, each in a parameter of its own: `agenti=1&agenti=2`. */
export function repeatedPksParam(): ParamCodec<readonly number[]> {
  return { ...pksParam(), ripetuto: true }
}

/** Words are told apart by full stops: one within a word is written otherwise. */
const senzaPunti = (word: string) => word.replace(/%(?=25|2E)/g, '%25').replaceAll('.', '%2E')
const conPunti = (scritta: string) => scritta.replaceAll('%2E', '.').replaceAll('%25', '%')

/** Some of the words of `forma`, each once; none is the default. */
export function wordsParam(forma: RegExp): ParamCodec<readonly string[]> {
  return {
    iniziale: [],
    leggi: (t) => [...new Set(t.split('.').map(conPunti))].filter((word) => forma.test(word)).slice(0, 100),
    scrivi: (v) => v.map(senzaPunti).join('.'),
  }
}

/** Yes, no, or (null) not asked. */
export function yesNoParam(iniziale: boolean | null = null): ParamCodec<boolean | null> {
  const leggi = (t: string) => (t === 'si' ? true : t === 'no' ? false : t === 'tutti' ? null : iniziale)
  return { iniziale, leggi, scrivi: (v) => (v === null ? 'tutti' : v ? 'si' : 'no') }
}

/** A day YYYY-MM-DD, or null. */
export function dayParam(): ParamCodec<string | null> {
  const esiste = (t: string) =>
    /^\d{4}-\d{2}-\d{2}$/.test(t) && new Date(`${t}T00:00:00Z`).toJSON()?.startsWith(t) === true
  return { iniziale: null, leggi: (t) => (esiste(t) ? t : null), scrivi: (v) => v ?? '' }
}

/** One of a few words. */
export function oneOfParam<const P extends readonly string[]>(parole: P, iniziale: P[number]): ParamCodec<P[number]> {
  return { iniziale, leggi: (t) => parole.find((word) => word === t) ?? iniziale, scrivi: (v) => v }
}

/** State of a screen from the search part of its URL; parameters that the schema does not name are ignored. */
export function readUrl<S extends UrlSchema>(schema: S, ricerca: URLSearchParams): UrlValues<S> {
  const coppie = Object.entries(schema).map(([nome, codec]) => {
    const own = codec.ripetuto && ricerca.has(nome) ? ricerca.getAll(nome).join('.') : ricerca.get(nome)
    const written = (codec.written && ricerca.get(codec.written)) ?? own
    return [nome, written === null ? codec.iniziale : codec.leggi(written)]
  })
  return Object.fromEntries(coppie) as UrlValues<S>
}

/** The search part with some values changed: defaults are left out, foreign parameters stay. */
export function writeUrl<S extends UrlSchema>(
  schema: S,
  ricerca: URLSearchParams,
  changes: Partial<UrlValues<S>>,
): URLSearchParams {
  const nuova = new URLSearchParams(ricerca)
  for (const [nome, codec] of Object.entries(schema)) {
    if (!Object.hasOwn(changes, nome)) continue
    const value = changes[nome as keyof S]
    const written = codec.scrivi(value)
    const address = codec.written ?? nome
    if (address !== nome) nuova.delete(nome)
    if (codec.ripetuto || written === codec.scrivi(codec.iniziale)) nuova.delete(address)
    else nuova.set(address, written)
    if (codec.ripetuto && written) for (const parte of written.split('.')) nuova.append(nome, parte)
  }
  return nuova
}
