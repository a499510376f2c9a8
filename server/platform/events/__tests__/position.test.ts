import { expect, test } from 'vitest'
import { after, formatPosition, hasSeen, parsePosition, parseSnapshot, withSnapshot } from '../position.ts'

const snapshot = (text: string) => {
  const parsed = parseSnapshot(text)
  if (!parsed) throw new Error(text)
  return parsed
}
const position = (text: string) => {
  const parsed = parsePosition(text)
  if (!parsed) throw new Error(text)
  return parsed
}

test.each(['3:3:', '10:20:', '10:20:10,15,19', '10:20:~10:25:21~12.7', '100:100:~100:101:~100.999999999999999999'])(
  'what was written is read again: %s',
  (text) => expect(formatPosition(position(text))).toBe(text),
)

test.each([
  '',
  'x',
  '1',
  '1:2',
  '0:0:',
  '5:4:',
  '4:6:6',
  '4:6:3',
  '4:9:7,5',
  '4:9:5,5',
  '4:9:5,',
  '4:9:a',
  ' 4:9:',
  '-4:9:',
  '3:3:~',
  '3:3:~3:4:',
  '3:3:~3:4:~',
  '3:3:~3:4:~1',
  '3:3:~3:4:~1.2.3',
  '3:3:~x~1.2',
  '3:3:~3:4:~1.2~3:4:',
  '3:9999999999999999999:',
  `3:90000:${Array.from({ length: 5000 }, (_none, n) => n + 3)}`,
])('what is no position is not taken for one: %s', (text) => expect(parsePosition(text)).toBeNull())

test.each([
  ['10:20:10,15', 9n, true],
  ['10:20:10,15', 10n, false],
  ['10:20:10,15', 11n, true],
  ['10:20:10,15', 15n, false],
  ['10:20:10,15', 19n, true],
  ['10:20:10,15', 20n, false],
  // In the midst of a second snapshot: what it shows beside the first, up to a row.
  ['10:20:10,15~15:22:15~20.5', 10n, true],
  ['10:20:10,15~15:22:15~20.5', 15n, false],
  ['10:20:10,15~15:22:15~20.5', 20n, true],
  ['10:20:10,15~15:22:15~20.5', 21n, false],
])('who stands at %s has seen row 5 of transaction %s: %s', (text, tx, seen) =>
  expect(hasSeen(position(text), { tx, id: 5n })).toBe(seen),
)

test('rows of one transaction are told apart by their number', () => {
  const there = position('10:20:~10:21:~20.5')
  expect([4n, 5n, 6n].map((id) => hasSeen(there, { tx: 20n, id }))).toEqual([true, true, false])
})

test.each([
  ['10:20:', '10:21:10', '10:21:10'],
  ['10:20:10,12', '10:20:10', '10:20:10'],
  ['10:20:', '12:20:', '12:20:'],
  ['12:20:', '10:20:10', '12:20:'],
  ['10:21:', '10:20:', '10:21:'],
])('who has seen %s and %s stands at %s', (one, two, both) => {
  expect(formatPosition(withSnapshot(after(snapshot(one)), snapshot(two)))).toBe(both)
})
