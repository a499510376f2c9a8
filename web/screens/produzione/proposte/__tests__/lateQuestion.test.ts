import { expect, test } from 'vitest'
import { lateQuestion, NAMED_MAX, newlyLate } from '../proposta.ts'

const ordine = (pk: number, schedulato: boolean, ritardoPrima: number, ritardoDopo: number) => ({
  pk,
  numeroCommessa: `26/${pk}`,
  schedulato,
  ritardoPrima,
  ritardoDopo,
})

test('orders that a proposal makes late: chosen, in time or never planned until now', () => {
  const ordini = [
    ordine(1, true, 0, 3),
    ordine(2, true, 5, 3),
    ordine(3, false, 9, 2),
    ordine(4, true, -2, 0),
    ordine(5, true, 0, 7),
  ]
  expect(newlyLate(ordini, new Set([1, 2, 3, 4])).map(({ pk }) => pk)).toEqual([1, 3])
  expect(newlyLate(ordini, new Set())).toEqual([])
})

test('the question names them with their days, and counts those that it does not name', () => {
  expect(lateQuestion([ordine(1, true, 0, 3)])).toMatchObject({
    title: 'Un ordine finirebbe tardi: accettare?',
    distruttiva: true,
  })
  const many = Array.from({ length: NAMED_MAX + 2 }, (_, index) => ordine(index, true, 0, 1))
  const { title, text } = lateQuestion(many)
  expect(title).toBe(`${NAMED_MAX + 2} ordini finirebbero tardi: accettare?`)
  expect(text).toContain('26/0\u00a0(+1), 26/1\u00a0(+1)')
  expect(text).toContain('e altri 2.')
  // The latest first; a number and its days are not parted by the end of a line.
  expect(lateQuestion([ordine(1, true, 0, 3), ordine(2, true, 0, 9)]).text).toContain('26/2\u00a0(+9), 26/1\u00a0(+3)')
})
