import { expect, test } from 'vitest'
import { safeCellText } from '../cell.ts'

test.each([
  ['Rossi', 'Rossi'],
  ['=1+1', "'=1+1"],
  ['+39 055', "'+39 055"],
  ['-3', "'-3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t=1"],
  ['\r=1', "'\r=1"],
  ['\u0000=1', "'=1"],
  [' =1', ' =1'],
  ['a=1', 'a=1'],
  ['a\u0007b\u001fc\ud800d', 'abcd'],
  ['due\nrighe 😀', 'due\nrighe 😀'],
  ['', ''],
])('%j becomes %j', (text, expected) => {
  expect(safeCellText(text)).toBe(expected)
})

test('a text longer than a cell is cut', () => {
  expect(safeCellText('x'.repeat(50_000))).toHaveLength(32_766)
  expect(safeCellText(`=${'x'.repeat(50_000)}`)).toHaveLength(32_767)
})
