import { expect, test } from 'vitest'
import {
  dayParam,
  integerParam,
  oneOfParam,
  pageParam,
  pkParam,
  readUrl,
  repeatedPksParam,
  textParam,
  writeUrl,
  yesNoParam,
} from '../urlState.ts'

const schema = {
  cerca: textParam(),
  pagina: integerParam(1),
  agente: pkParam(),
  eliminato: yesNoParam(false),
  dal: dayParam(),
  vista: oneOfParam(['tabella', 'schede'], 'tabella'),
}

const read = (search: string) => readUrl(schema, new URLSearchParams(search))

test('an empty URL gives the defaults', () => {
  expect(read('')).toEqual({ cerca: '', pagina: 1, agente: null, eliminato: false, dal: null, vista: 'tabella' })
})

test.each([
  ['pagina=3', { pagina: 3 }],
  ['pagina=0', { pagina: 1 }],
  ['pagina=-1', { pagina: 1 }],
  ['pagina=1e9', { pagina: 1 }],
  ['agente=12', { agente: 12 }],
  ['agente=Rossi', { agente: null }],
  ['eliminato=si', { eliminato: true }],
  ['eliminato=tutti', { eliminato: null }],
  ['eliminato=forse', { eliminato: false }],
  ['dal=2026-02-28', { dal: '2026-02-28' }],
  ['dal=2026-02-30', { dal: null }],
  ['dal=ieri', { dal: null }],
  ['vista=schede', { vista: 'schede' }],
  ['vista=__proto__', { vista: 'tabella' }],
  ['cerca=a%26b', { cerca: 'a&b' }],
])('%s', (search, expected) => {
  expect(read(search)).toMatchObject(expected)
})

test('what is written is read back, defaults stay out, foreign parameters stay in', () => {
  const changes = {
    cerca: 'bianchi & figli',
    pagina: 1,
    agente: 7,
    eliminato: null,
    dal: '2026-11-21',
    vista: 'schede',
  } as const
  const written = writeUrl(schema, new URLSearchParams('altro=1&pagina=4'), changes)
  expect(written.get('altro')).toBe('1')
  expect(written.has('pagina')).toBe(false)
  expect(readUrl(schema, written)).toEqual(changes)
})

test('a long text is cut', () => {
  expect(read(`cerca=${'x'.repeat(500)}`).cerca).toHaveLength(200)
})

test('numbers in a parameter each', () => {
  const withAgenti = { agenti: repeatedPksParam() }
  const loaded = (search: string) => readUrl(withAgenti, new URLSearchParams(search)).agenti
  expect(loaded('agenti=3&agenti=1&agenti=3&agenti=x')).toEqual([1, 3])
  expect(loaded('')).toEqual([])
  const written = (agenti: number[]) => `${writeUrl(withAgenti, new URLSearchParams('agenti=9&altro=1'), { agenti })}`
  expect(written([2, 1])).toBe('altro=1&agenti=1&agenti=2')
  expect(written([])).toBe('altro=1')
})

test('the page of a list is `page` in the address; older addresses are read', () => {
  const schema = { pagina: pageParam() }
  expect(readUrl(schema, new URLSearchParams('page=3'))).toEqual({ pagina: 3 })
  expect(readUrl(schema, new URLSearchParams('pagina=2'))).toEqual({ pagina: 2 })
  expect(writeUrl(schema, new URLSearchParams('pagina=2'), { pagina: 4 }).toString()).toBe('page=4')
  expect(writeUrl(schema, new URLSearchParams('page=2'), { pagina: 1 }).toString()).toBe('')
})
