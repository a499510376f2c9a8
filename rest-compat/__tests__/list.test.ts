import { describe, expect, test } from 'vitest'
import { autocompleteBody } from '#rest/core/autocomplete.ts'
import { askedOrderings, askedPage, askedPageSize, listBody } from '#rest/core/list.ts'

const url = (query: string) => new URL(`http://interno/api/preventivi/${query}`)
const SITE = 'https://www.esempio.it'

test.each([
  ['', 1],
  ['?page=3', 3],
  ['?page=%203%20', 3],
  ['?page=', 1],
  ['?page=last', 'last'],
  ['?page=1&page=2', 2],
])('page of "%s" is %s', (query, wait) => {
  expect(askedPage(url(query))).toBe(wait)
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
])('page_size of "%s" is %s', (query, wait) => {
  expect(askedPageSize(url(query))).toBe(wait)
})

test('orders are translated, unknown ones reported', () => {
  const sortings = { data_creazione: 'dataCreazione', citta: 'citta' }
  expect(askedOrderings(url('?ordering=-data_creazione, citta,-boh,constructor,'), sortings)).toEqual({
    ordinamento: ['-dataCreazione', 'citta'],
    ignorati: ['-boh', 'constructor'],
  })
})

describe('the body of a list', () => {
  const page = { results: ['riga'], count: 25, num_pages: 3 }

  test('both shapes, links absolute with sorted parameters', () => {
    expect(listBody(url('?stato=2&page=2&citta=L%27Aquila'), SITE, 2, 10, page)).toEqual({
      count: 25,
      next: `${SITE}/api/preventivi/?citta=L%27Aquila&page=3&stato=2`,
      previous: `${SITE}/api/preventivi/?citta=L%27Aquila&stato=2`,
      results: ['riga'],
      pagination: { page: 2, page_size: 10, num_pages: 3, count: 25, more: true },
    })
  })

  test('no link past the ends', () => {
    expect(listBody(url('?page=last'), SITE, 3, 10, page)).toMatchObject({
      next: null,
      previous: `${SITE}/api/preventivi/?page=2`,
      pagination: { more: false },
    })
    expect(listBody(url(''), SITE, 1, 10, page)).toMatchObject({ previous: null })
    expect(listBody(url(''), SITE, 1, 10, { results: [], count: 0, num_pages: 1 })).toMatchObject({
      next: null,
      previous: null,
    })
  })

  test('past the last page there is nothing', () => {
    expect(() => listBody(url(''), SITE, 4, 10, page)).toThrow(expect.objectContaining({ status: 404 }))
  })
})

describe('autocomplete', () => {
  const righe = Array.from({ length: 45 }, (_, i) => ({ id: i + 1, nome: `Città ${i + 1}` }))
  const ask = (query: string) => autocompleteBody(url(query), righe, ({ nome }: { nome: string }) => nome)

  test('20 a page, ids as texts', () => {
    const { results, pagination } = ask('?q=')
    expect(results).toHaveLength(20)
    expect(results[0]).toEqual({ id: '1', nome: 'Città 1', text: 'Città 1' })
    expect(pagination).toEqual({ more: true })
    expect(ask('?page=3')).toMatchObject({ results: { length: 5 }, pagination: { more: false } })
    expect(() => ask('?page=4')).toThrow(expect.objectContaining({ status: 404 }))
  })

  test('every word, case and accents folded; also under its other name', () => {
    expect(ask('?q=44%20CITTA').results.map(({ id }) => id)).toEqual(['44'])
    expect(ask('?term=citt%C3%A0+45').results.map(({ id }) => id)).toEqual(['45'])
    expect(ask('?q=boh').results).toEqual([])
  })

  test('named ones', () => {
    expect(ask('?id=3,7&id=9&id=x').results.map(({ id }) => id)).toEqual(['3', '7', '9'])
  })
})
