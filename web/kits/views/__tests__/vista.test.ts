import { describe, expect, test } from 'vitest'
import { integerParam, oneOfParam, pkParam, textParam } from '#ui/urlState.ts'
import { type ShownVista, shownVista, vistaLook } from '../vista.ts'

const schema = {
  search: textParam(),
  stato: pkParam(),
  pagina: integerParam(1),
  ordina: oneOfParam(['', 'data', '-data'], ''),
}
const vista = (pk: number, url: string, own = true): ShownVista => ({
  id: `${pk}`,
  pk,
  nome: `Vista ${pk}`,
  url,
  condivisa: !own,
  mia: own,
  proprietario: 'Anna Neri',
})

describe('how a list looks', () => {
  test.each([
    ['?stato=2&search=rossi', 'search=rossi&stato=2'],
    ['pagina=4&stato=2', 'stato=2'],
    ['pagina=4', ''],
    ['stato=boh&ordina=prezzo&vecchio=1', ''],
    ['%%%&&&=', ''],
  ])('%s', (url, expected) => {
    expect(vistaLook(schema, url)).toBe(expected)
  })
})

test('the view on screen is known whatever the page, the own one first', () => {
  const viste = [vista(1, 'stato=2', false), vista(2, 'stato=2'), vista(3, 'rotta&&')]
  expect(shownVista(schema, '?pagina=3&stato=2', viste)?.pk).toBe(2)
  expect(shownVista(schema, '?stato=2', viste.slice(0, 1))?.pk).toBe(1)
  expect(shownVista(schema, '?stato=3', viste)).toBeNull()
})
