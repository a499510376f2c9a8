import { askedPage, invalidPage } from './list.ts'

const PER_PAGE = 20

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** True when a reference list is asked as an autocomplete: `?q=&page=`, or `?id=` for named ones. */
export function isAutocomplete(url: URL): boolean {
  return ['q', 'term', 'id', 'page'].some((name) => url.searchParams.has(name))
}

/**
 * A page of a short list for a remote select: every word of `q` (or `term`), 20 a page; with `id` the named ones.
 * @param righe objects with a numeric `id`
 * @param text what a row is shown as
 * @throws RestError 404 past the end
 */
export function autocompleteBody<Riga extends { id: number }>(url: URL, righe: Riga[], text: (riga: Riga) => string) {
  const { searchParams } = url
  const items = righe.map((riga) => ({ ...riga, id: String(riga.id), text: text(riga) }))
  const ids = new Set(searchParams.getAll('id').flatMap((value) => value.split(',').map((id) => id.trim())))
  ids.delete('')
  if (ids.size > 0) return { results: items.filter(({ id }) => ids.has(id)), pagination: { more: false } }
  const words = fold(searchParams.get('q') ?? searchParams.get('term') ?? '').split(/\s+/)
  const found = items.filter(({ text }) => words.every((word) => fold(text).includes(word)))
  const pages = Math.max(1, Math.ceil(found.length / PER_PAGE))
  const asked = askedPage(url)
  const page = asked === 'last' ? pages : asked
  if (page > pages) throw invalidPage()
  const results = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)
  return { results, pagination: { more: page < pages } }
}
