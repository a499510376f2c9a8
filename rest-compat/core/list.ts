import { RestError } from './errors.ts'
import * as messages from './messages.ts'

const MAX_PAGE_SIZE = 1000
const MAX_PAGE = 1_000_000

/** What a paged list answers, beside its rows. */
export interface RestPage {
  results: unknown[]
  count: number
  num_pages: number
  /** Sums of the whole list, where it has some. */
  totals?: object
  /** What else is answered with it. */
  beside?: object
}

/** The page asked: a number from 1, or the last one. @throws RestError 404 'Pagina non valida.' */
export function askedPage(url: URL): number | 'last' {
  const text = (url.searchParams.getAll('page').at(-1) ?? '').trim()
  if (text === '') return 1
  if (text === 'last') return 'last'
  const numero = /^\+?\d+$/.test(text) ? Number(text) : 0
  if (numero < 1 || numero > MAX_PAGE) throw invalidPage()
  return numero
}

export function invalidPage(): RestError {
  return RestError.detail(404, messages.INVALID_PAGE)
}

/** Rows of a page as asked, at most 1000; null for what is no positive number: the default holds. */
export function askedPageSize(url: URL): number | null {
  const text = (url.searchParams.getAll('page_size').at(-1) ?? '').trim()
  const numero = /^\+?\d+$/.test(text) ? Number(text) : 0
  return numero < 1 ? null : Math.min(numero, MAX_PAGE_SIZE)
}

/**
 * `ordering=-a,b` in the names of GraphQL.
 * @returns the known ones, and those that were ignored
 */
export function askedOrderings(
  url: URL,
  sortings: Record<string, string>,
  allowed: (ordine: string) => boolean = () => true,
): { ordinamento: string[]; ignorati: string[] } {
  const chiesti = (url.searchParams.getAll('ordering').at(-1) ?? '').split(',').map((name) => name.trim())
  const sorting: string[] = []
  const ignored: string[] = []
  for (const asked of chiesti.filter((name) => name !== '')) {
    const name = asked.replace(/^-/, '')
    const known = Object.hasOwn(sortings, name) ? sortings[name] : undefined
    if (known === undefined || !allowed(known)) ignored.push(asked)
    else if (sorting.length < 10) sorting.push(asked.startsWith('-') ? `-${known}` : known)
  }
  return { ordinamento: sorting, ignorati: ignored }
}

/** Absolute address of another page: the other parameters stay, sorted; the first page needs none. */
function pageLink(url: URL, origin: string, page: number): string {
  const pairs = [...url.searchParams].filter(([name]) => name !== 'page')
  if (page > 1) pairs.push(['page', String(page)])
  pairs.sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0))
  const query = new URLSearchParams(pairs).toString()
  return `${origin}${url.pathname}${query ? `?${query}` : ''}`
}

/**
 * The body of a paged list, in both shapes that clients read.
 * @throws RestError 404 past the end
 */
export function listBody(url: URL, origin: string, page: number, page_size: number, sheet: RestPage) {
  const { results, count, num_pages, totals, beside } = sheet
  if (page > num_pages) throw invalidPage()
  const more = page < num_pages
  return {
    count,
    next: more ? pageLink(url, origin, page + 1) : null,
    previous: page > 1 ? pageLink(url, origin, page - 1) : null,
    results,
    ...(totals ? { totals } : {}),
    ...beside,
    pagination: { page, page_size, num_pages, count, more },
  }
}
