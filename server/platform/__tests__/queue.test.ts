import { expect, test } from 'vitest'
import { createPrintQueue } from '../queue.ts'

test('two at a time in order of arrival, the rest waits, and beyond the queue is refused', async () => {
  const coda = createPrintQueue(2, 3, 'Troppi.')
  const gates = Array.from({ length: 5 }, () => Promise.withResolvers<void>())
  const started: number[] = []
  const works = gates.map((gate, n) =>
    coda.run(async () => {
      started.push(n)
      await gate.promise
      return n
    }),
  )
  await expect(coda.run(async () => 9)).rejects.toMatchObject({ code: 'UNAVAILABLE', message: 'Troppi.' })
  expect(coda.stato()).toEqual({ active: 2, inAttesa: 3 })
  expect(started).toEqual([0, 1])
  gates[1]?.resolve()
  await works[1]
  expect(await Promise.race([works[2], Promise.resolve('running')])).toBe('running')
  for (const gate of gates) gate.resolve()
  expect(await Promise.all(works)).toEqual([0, 1, 2, 3, 4])
  expect(started).toEqual([0, 1, 2, 3, 4])
  expect(coda.stato()).toEqual({ active: 0, inAttesa: 0 })
})

test('a work that fails leaves its place', async () => {
  const coda = createPrintQueue(1, 0, 'Troppi.')
  await expect(coda.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await coda.run(async () => 'yes')).toBe('yes')
})

test('closing refuses who waits and waits for who works', async () => {
  const coda = createPrintQueue(1, 5, 'Troppi.')
  const gate = Promise.withResolvers<void>()
  const working = coda.run(() => gate.promise)
  const waiting = coda.run(async () => undefined)
  const refused = expect(waiting).rejects.toMatchObject({ code: 'UNAVAILABLE' })
  const closed = coda.close()
  await refused
  gate.resolve()
  await Promise.all([working, closed])
  await expect(coda.run(async () => undefined)).rejects.toMatchObject({ code: 'UNAVAILABLE' })
})
