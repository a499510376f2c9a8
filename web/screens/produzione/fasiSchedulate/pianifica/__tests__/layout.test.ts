import { describe, expect, test } from 'vitest'
import {
  changeTurno,
  fitLayout,
  type Layout,
  loadOf,
  moveOrdine,
  ordiniOfBanco,
  proposeLayout,
  withKey,
} from '../layout.ts'

const ordini = [
  { pk: 1, minuti: 30 },
  { pk: 2, minuti: 90 },
  { pk: 3, minuti: 60 },
]
const minutes = new Map(ordini.map(({ pk, minuti: own }) => [pk, own]))
const [A, B, C] = [10, 20, 30]
const arrangedOrdini: Layout = [
  { ordinePk: 1, configurazionePk: A },
  { ordinePk: 2, configurazionePk: B },
  { ordinePk: 3, configurazionePk: A },
]
/** 'A: 1 3 | B: 2' */
const inWords = (layout: Layout) => [A, B, C].map((banco) => ordiniOfBanco(layout, banco).join(' ')).join(' | ')

test('a proposal: even, in turn', () => {
  const proposta = proposeLayout(ordini, [A, B])
  expect(inWords(proposta)).toBe('2 | 1 3 | ')
  expect([A, B].map((banco) => loadOf(proposta, banco, minutes))).toEqual([90, 90])
  expect(proposeLayout(ordini, [])).toEqual([])
})

test.each<[string, [number, number, number | null], string]>([
  ['to another bench, last', [1, B, null], '3 | 2 1 | '],
  ['before one of another bench', [1, B, 2], '3 | 1 2 | '],
  ['to an empty bench', [2, C, null], '1 3 |  | 2'],
  ['before one of its own bench', [3, A, 1], '3 1 | 2 | '],
  ['to the end of its own', [1, A, null], '3 1 | 2 | '],
  ['before itself', [1, A, 1], '1 3 | 2 | '],
])('moved %s', (_example, [ordine, banco, before], wait) => {
  expect(inWords(moveOrdine(arrangedOrdini, ordine, banco, before))).toBe(wait)
})

test('turns', () => {
  expect(inWords(changeTurno(arrangedOrdini, 1, 1))).toBe('3 1 | 2 | ')
  expect(inWords(changeTurno(arrangedOrdini, 3, -1))).toBe('3 1 | 2 | ')
  expect(inWords(changeTurno(arrangedOrdini, 1, -1))).toBe('1 3 | 2 | ')
  expect(inWords(changeTurno(arrangedOrdini, 2, 1))).toBe('1 3 | 2 | ')
  expect(inWords(changeTurno(arrangedOrdini, 9, 1))).toBe('1 3 | 2 | ')
  const three = [...arrangedOrdini, { ordinePk: 4, configurazionePk: A }]
  expect(inWords(changeTurno(three, 1, 1))).toBe('3 1 4 | 2 | ')
})

describe('arranged by hand, then other orders or benches', () => {
  test.each<[string, typeof ordini, number[], string]>([
    ['nothing changes', ordini, [A, B], '1 3 | 2 | '],
    ['an order goes', ordini.slice(0, 2), [A, B], '1 | 2 | '],
    ['an order comes, where there is least', [...ordini, { pk: 4, minuti: 5 }], [A, B], '1 3 4 | 2 | '],
    ['a bench comes', ordini, [A, B, C], '1 3 | 2 | '],
    ['a bench goes, the longest of its orders first', ordini, [B, C], ' | 2 | 3 1'],
    ['all go', ordini, [], ' |  | '],
  ])('%s', (_example, others, banchi, wait) => {
    expect(inWords(fitLayout(arrangedOrdini, others, banchi))).toBe(wait)
  })
})

test.each<[string, boolean, string | null]>([
  ['ArrowRight', true, '3 | 2 1 | '],
  ['ArrowLeft', true, '1 3 | 2 | '],
  ['ArrowDown', true, '3 1 | 2 | '],
  ['ArrowUp', true, '1 3 | 2 | '],
  ['ArrowRight', false, null],
  ['Enter', true, null],
])('%s with Alt %s', (key, altKey, wait) => {
  const done = withKey({ key, altKey, ctrlKey: false, metaKey: false }, arrangedOrdini, 1, [A, B])
  expect(done && inWords(done)).toBe(wait)
})
