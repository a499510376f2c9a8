import { expect, test } from 'vitest'
import { insieme } from '../insieme.ts'

interface Lettura extends PromiseWithResolvers<{ id: string; quando: number }[]> {
  keys: string[]
}

/** A reading that answers when the test says so. */
function prova() {
  const letture: Lettura[] = []
  const find = insieme(
    (keys) => {
      const lettura = { keys, ...Promise.withResolvers<{ id: string; quando: number }[]>() }
      letture.push(lettura)
      return lettura.promise
    },
    (row) => row.id,
  )
  const rispondi = (n: number) => letture[n]?.resolve((letture[n]?.keys ?? []).map((id) => ({ id, quando: n })))
  return { letture, find, rispondi }
}

const turno = () => new Promise((resolve) => setImmediate(resolve))

test('who asks together is answered by one reading, each key once', async () => {
  const { letture, find, rispondi } = prova()
  const asked = [find('a'), find('b'), find('a')]
  await turno()
  expect(letture.map(({ keys }) => keys)).toEqual([['a', 'b']])
  rispondi(0)
  expect((await Promise.all(asked)).map((row) => row?.id)).toEqual(['a', 'b', 'a'])
})

test('who asks while a reading runs is answered by the next, never by that one', async () => {
  const { letture, find, rispondi } = prova()
  const prima = find('a')
  await turno()
  const dopo = [find('a'), find('c')]
  await turno()
  expect(letture).toHaveLength(1)
  rispondi(0)
  expect(await prima).toEqual({ id: 'a', quando: 0 })
  await turno()
  expect(letture[1]?.keys).toEqual(['a', 'c'])
  rispondi(1)
  expect(await Promise.all(dopo)).toEqual([
    { id: 'a', quando: 1 },
    { id: 'c', quando: 1 },
  ])
})

test('what is not there is null', async () => {
  const { letture, find } = prova()
  const asked = find('a')
  await turno()
  letture[0]?.resolve([])
  expect(await asked).toBeNull()
})

test('a failure is told to those of that reading alone', async () => {
  const { letture, find, rispondi } = prova()
  const failing = find('a')
  await turno()
  const waiting = find('b')
  letture[0]?.reject(new Error('giù'))
  await expect(failing).rejects.toThrow('giù')
  await turno()
  rispondi(1)
  expect(await waiting).toMatchObject({ id: 'b' })
})

test('a reading has a hundred keys at most', async () => {
  const { letture, find, rispondi } = prova()
  const asked = Array.from({ length: 130 }, (_, n) => find(`k${n}`))
  await turno()
  expect(letture[0]?.keys).toHaveLength(100)
  rispondi(0)
  await asked[0]
  await turno()
  rispondi(1)
  expect((await Promise.all(asked)).every(Boolean)).toBe(true)
})
