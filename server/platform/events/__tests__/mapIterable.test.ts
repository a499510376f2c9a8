import { expect, test } from 'vitest'
import { createBuffer } from '../buffer.ts'
import { mapIterable } from '../mapIterable.ts'

const sorgente = () => {
  let aperta = true
  const buffer = createBuffer<number>(10, () => {
    aperta = false
  })
  return { buffer, aperta: () => aperta }
}

test('items are turned or left out, in order', async () => {
  const { buffer } = sorgente()
  for (const n of [1, 2, 3, 4]) buffer.push(n)
  const pari = mapIterable(buffer, async (n) => (n % 2 === 0 ? { n } : undefined))
  expect([await pari.next(), await pari.next()]).toEqual([
    { done: false, value: { n: 2 } },
    { done: false, value: { n: 4 } },
  ])
})

test('a reader that leaves while it waits is gone at once', async () => {
  const { buffer, aperta } = sorgente()
  const letta = mapIterable(buffer, async (n) => ({ n }))
  const waiting = letta.next()
  await letta.return?.()
  expect(await waiting).toEqual({ done: true, value: undefined })
  expect(aperta()).toBe(false)
})

test('an item that can not be turned ends the reading', async () => {
  const { buffer, aperta } = sorgente()
  buffer.push(1)
  await expect(mapIterable(buffer, () => Promise.reject(new Error('no'))).next()).rejects.toThrow('no')
  expect(aperta()).toBe(false)
})
