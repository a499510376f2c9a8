import { describe, expect, test } from 'vitest'
import { autocompleteBody } from '../core/autocomplete.ts'
import { askedOrderings, askedPage, askedPageSize, listBody } from '../core/list.ts'

const url = (query: string) => new URL(`http://interno/api/preventivi/${query}`)
const SITO = 'https://www.esempio.it'

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=%203%20', 3],
  ['?page=', 1],
  ['?page=last', 'last'],
  ['?page=1&page=2', 2],
])('page of "%s" is %s', (query, attesa) => {
  expect(askedPage(url(query))).toBe(attesa)
})

test.each(['?page=0', '?page=-1', '?page=abc', '?page=1.5', `?page=${'9'.repeat(400)}`])('%s is no page', (query) => {
  expect(() => askedPage(url(query))).toThrow(
    expect.objectContaining({ status: 404, body: { detail: 'Pagina non valida.' } }),
  )
})

test.each([
  ['', null],
  ['?page_size=25', 25],
  ['?page_size=0', null],
  ['?page_size=-1', null],
  ['?page_size=abc', null],
  ['?page_size=5000', 1000],
])('page_size of "%s" is %s', (query, attesa) => {
  expect(askedPageSize(url(query))).toBe(attesa)
})

test('orders are translated, unknown ones reported', () => {
  const ordinamenti = { data_creazione: 'dataCreazione', citta: 'citta' }
  expect(askedOrderings(url('?ordering=-data_creazione, citta,-boh,constructor,'), ordinamenti)).toEqual({
    ordinamento: ['-dataCreazione', 'citta'],
    ignorati: ['-boh', 'constructor'],
  })
})

describe('the body of a list', () => {
  const pagina = { results: ['riga'], count: 25, num_pages: 3 }

  test('both shapes, links absolute with sorted parameters', () => {
    expect(listBody(url('?stato=2&page=2&citta=L%27Aquila'), SITO, 2, 10, pagina)).toEqual({
      count: 25,
      next: `${SITO}/api/preventivi/?citta=L%27Aquila&page=3&stato=2`,
      previous: `${SITO}/api/preventivi/?citta=L%27Aquila&stato=2`,
      results: ['riga'],
      pagination: { page: 2, page_size: 10, num_pages: 3, count: 25, more: true },
    })
  })

  test('no link past the ends', () => {
    expect(listBody(url('?page=last'), SITO, 3, 10, pagina)).toMatchObject({
      next: null,
      previous: `${SITO}/api/preventivi/?page=2`,
      pagination: { more: false },
    })
    expect(listBody(url(''), SITO, 1, 10, pagina)).toMatchObject({ previous: null })
    expect(listBody(url(''), SITO, 1, 10, { results: [], count: 0, num_pages: 1 })).toMatchObject({
      next: null,
      previous: null,
    })
  })

  test('past the last page there is nothing', () => {
    expect(() => listBody(url(''), SITO, 4, 10, pagina)).toThrow(expect.objectContaining({ status: 404 }))
  })
})

describe('autocomplete', () => {
  const righe = Array.from({ length: 45 }, (_, i) => ({ id: i + 1, nome: `Città ${i + 1}` }))
  const chiedi = (query: string) => autocompleteBody(url(query), righe, ({ nome }: { nome: string }) => nome)

  test('20 a page, ids as texts', () => {
    const { results, pagination } = chiedi('?q=')
    expect(results).toHaveLength(20)
    expect(results[0]).toEqual({ id: '1', nome: 'Città 1', text: 'Città 1' })
    expect(pagination).toEqual({ more: true })
    expect(chiedi('?page=3')).toMatchObject({ results: { length: 5 }, pagination: { more: false } })
    expect(() => chiedi('?page=4')).toThrow(expect.objectContaining({ status: 404 }))
  })

  test('every word, case and accents folded; also under its other name', () => {
    expect(chiedi('?q=44%20CITTA').results.map(({ id }) => id)).toEqual(['44'])
    expect(chiedi('?term=citt%C3%A0+45').results.map(({ id }) => id)).toEqual(['45'])
    expect(chiedi('?q=boh').results).toEqual([])
  })

  test('named ones', () => {
    expect(chiedi('?id=3,7&id=9&id=x').results.map(({ id }) => id)).toEqual(['3', '7', '9'])
  })
})
