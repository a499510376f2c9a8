import { expect, test } from 'vitest'
import { type GraphNode, graphLevels } from '../grafo/graphLevels.ts'

const fasi = (written: Record<string, string>): GraphNode[] =>
  Object.entries(written).map(([name, after]) => ({ nome: name, dependencies: after.split(' ').filter(Boolean) }))
const places = (written: Record<string, string>) =>
  graphLevels(fasi(written)).map(
    ({ name, column, riga, inCircolo }) => `${name} ${column}.${riga}${inCircolo ? '!' : ''}`,
  )

test.each([
  ['nothing', {}, []],
  ['a chain, whatever the order', { c: 'b', b: 'a', a: '' }, ['c 2.0', 'b 1.0', 'a 0.0']],
  ['roots one under the other', { a: '', b: '', c: 'a b' }, ['a 0.0', 'b 0.1', 'c 1.0']],
  [
    'a root near what waits for it',
    { a: '', b: 'a', c: 'b', d: '', e: 'c d' },
    ['a 0.0', 'b 1.0', 'c 2.0', 'd 2.1', 'e 3.0'],
  ],
  ['after the last of them', { a: '', b: 'a', c: 'a b' }, ['a 0.0', 'b 1.0', 'c 2.0']],
  ['an unknown one counts for nothing', { a: 'chissà' }, ['a 0.0']],
  ['a circle, with what waits for it', { a: '', b: 'c', c: 'b', d: 'c' }, ['a 0.0', 'b 1.0!', 'c 1.1!', 'd 1.2!']],
  ['itself', { a: 'a' }, ['a 0.0!']],
])('%s', (_name, written, expected) => {
  expect(places(written as Record<string, string>)).toEqual(expected)
})
