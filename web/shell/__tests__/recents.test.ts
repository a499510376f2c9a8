import { afterEach, expect, test } from 'vitest'
import { readRecents, rememberRecent } from '../recents.ts'

const page = (n: number) => ({ title: `26/${n}`, subtitle: 'Ordine', url: `/planner/#/ordini/${n}` })

afterEach(() => {
  globalThis.localStorage?.clear?.()
})

test('the latest first, each once, no more than eight; each user has their own', () => {
  for (let n = 1; n <= 10; n += 1) rememberRecent(71, page(n))
  expect(readRecents(71).map(({ title }) => title)).toEqual([10, 9, 8, 7, 6, 5, 4, 3].map((n) => `26/${n}`))
  rememberRecent(71, page(5))
  expect(readRecents(71).map(({ title }) => title)).toEqual([5, 10, 9, 8, 7, 6, 4, 3].map((n) => `26/${n}`))
  expect(readRecents(72)).toEqual([])
})

test('a record that has another name now is known by it', () => {
  rememberRecent(73, page(1))
  rememberRecent(73, { ...page(1), title: '26/0001' })
  expect(readRecents(73)).toEqual([{ ...page(1), title: '26/0001' }])
})
