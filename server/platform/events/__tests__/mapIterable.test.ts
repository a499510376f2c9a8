import { expect, test } from 'vitest'
import { createBuffer } from '../buffer.ts'
import { mapIterable } from '../mapIterable.ts'

const source = () => {
  let open = true
  const buffer = createBuffer<number>(10, () => {
    open = false
  })
  return { buffer, aperta: () => open }
}

test('items are turned or left out, in order', async () => {
  const { buffer } = source()
  for (const n of [1, 2, 3, 4]) buffer.push(n)
  const even = mapIterable(buffer, async (n) => (n % 2 === 0 ? { n } : undefined))
  expect([await even.next(), await even.next()]).toEqual([
    { done: false, value: { n: 2 } },
    { done: false, value: { n: 4 } },
  ])
})

test('a reader that leaves while it waits is gone at once', async () => {
  const { buffer, aperta } = source()
  const read = mapIterable(buffer, async (n) => ({ n }))
  const waiting = read.next()
  await read.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(aperta()).toBe(false)
})

test('an item that can not be turned ends the reading', async () => {
  const { buffer, aperta } = source()
  buffer.push(1)
  await expect(mapIterable(buffer, () => Promise.reject(new Error('no'))).next()).rejects.toThrow('no')
  expect(aperta()).toBe(false)
})
