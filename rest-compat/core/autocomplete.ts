import { askedPage, invalidPage } from './list.ts'

const PER_PAGINA = 20

const piega = (testo: string) => testo.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** True when a reference list is asked as an autocomplete: `?q=&page=`, or `?id=` for named ones. */
export function isAutocomplete(url: URL): boolean {
  return ['q', 'term', 'id', 'page'].some((nome) => url.searchParams.has(nome))
}

/**
 * A page of a short list for a remote select: every word of `q` (or `term`), 20 a page; with `id` the named ones.
 * @param righe objects with a numeric `id`
 * @param testo what a row is shown as
 * @throws RestError 404 past the end
 */
export function autocompleteBody(url: URL, righe: { id: number }[], testo: (riga: never) => string) {
  const { searchParams } = url
  const voci = righe.map((riga) => ({ ...riga, id: String(riga.id), text: testo(riga as never) }))
  const ids = new Set(searchParams.getAll('id').flatMap((value) => value.split(',').map((id) => id.trim())))
  ids.delete('')
  if (ids.size > 0) return { results: voci.filter(({ id }) => ids.has(id)), pagination: { more: false } }
  const parole = piega(searchParams.get('q') ?? searchParams.get('term') ?? '').split(/\s+/)
  const trovate = voci.filter(({ text }) => parole.every((word) => piega(text).includes(word)))
  const pagine = Math.max(1, Math.ceil(trovate.length / PER_PAGINA))
  const chiesta = askedPage(url)
  const page = chiesta === 'last' ? pagine : chiesta
  if (page > pagine) throw invalidPage()
  const results = trovate.slice((page - 1) * PER_PAGINA, page * PER_PAGINA)
  return { results, pagination: { more: page < pagine } }
}
