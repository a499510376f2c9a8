import { expect, test } from 'vitest'
import { isInside, stepInMatrix } from '../matrice/stepInMatrix.ts'

const move = (key: string, ctrl = false, riga = 3, column = 2) => {
  const meta = stepInMatrix({ key, ctrl }, { riga, column }, 40, 21)
  return meta && [meta.riga, meta.column]
}

test.each([
  ['ArrowUp', false, [2, 2]],
  ['ArrowDown', false, [4, 2]],
  ['ArrowLeft', false, [3, 1]],
  ['ArrowRight', false, [3, 3]],
  ['Home', false, [3, 0]],
  ['End', false, [3, 20]],
  ['Home', true, [0, 0]],
  ['End', true, [39, 20]],
  ['ArrowDown', true, [39, 2]],
  ['ArrowLeft', true, [3, 0]],
  ['PageDown', false, [11, 2]],
  ['PageUp', false, [0, 2]],
] as const)('%s (Ctrl %s)', (key, ctrl, meta) => {
  expect(move(key, ctrl)).toEqual(meta)
})

test('never beyond the edges, and other keys do not move', () => {
  expect(move('ArrowUp', false, 0, 0)).toEqual([0, 0])
  expect(move('ArrowRight', false, 39, 20)).toEqual([39, 20])
  expect(move('Enter')).toBeNull()
  expect(move('toString')).toBeNull()
})

test('the place stays among what the filters leave', () => {
  expect(isInside({ riga: 30, column: 12 }, 2, 4)).toEqual({ riga: 1, column: 3 })
})
