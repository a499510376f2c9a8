import { describe, expect, test } from 'vitest'
import { pricesOfAnswer } from '../askPrezzi.ts'
import { prezzoInWords, totalOf } from '../words.ts'

describe('an answer of the server', () => {
  test('a price, a range, one to be quoted', () => {
    const serramenti = [{ prezzo: { da: 10.5, a: 10.5 } }, { prezzo: { da: 100, a: 120 } }, { prezzo: null }]
    expect(pricesOfAnswer({ modo: 'fascia', serramenti }, 3)).toEqual({
      serramenti: [{ da: 10.5, a: 10.5 }, { da: 100, a: 120 }, null],
    })
  })
  test('no prices are told', () => {
    expect(pricesOfAnswer({ modo: 'nessuno', serramenti: [] }, 3)).toBeNull()
  })
  test.each([
    ['nothing', null],
    ['a text', 'x'],
    ['fewer windows', { modo: 'esatto', serramenti: [] }],
    ['a window that is none', { modo: 'esatto', serramenti: [null] }],
    ['no price', { modo: 'esatto', serramenti: [{ prezzo: { da: 'molto', a: 1 } }] }],
    ['a price below nothing', { modo: 'esatto', serramenti: [{ prezzo: { da: -1, a: 1 } }] }],
    ['ends that are changed', { modo: 'esatto', serramenti: [{ prezzo: { da: 2, a: 1 } }] }],
    ['no ends', { modo: 'esatto', serramenti: [{ prezzo: { da: null, a: null } }] }],
  ])('%s is none', (_what, body) => {
    expect(() => pricesOfAnswer(body, 1)).toThrow()
  })
})

test('in words, and summed to the cent', () => {
  expect(prezzoInWords({ da: 1234.5, a: 1234.5 })).toBe('1.234,50 €')
  expect(prezzoInWords({ da: 1040, a: 1430 })).toBe('da 1.040 a 1.430 €')
  expect(totalOf([{ da: 0.1, a: 0.1 }, null, { da: 0.2, a: 0.2 }])).toEqual({ da: 0.3, a: 0.3 })
  expect(totalOf([null])).toBeNull()
})
