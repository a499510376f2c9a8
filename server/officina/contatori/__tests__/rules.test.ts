import { expect, test } from 'vitest'
import { contatoriSchema, PRIMA_DEL_PRIMO, parzialeOf } from '../rules.ts'

test('a day is what the counter has gone on since the last; after a reset all that it says', () => {
  expect([parzialeOf(100, null), parzialeOf(130, 100), parzialeOf(130, 130), parzialeOf(20, 130)]).toEqual([
    0, 30, 0, 20,
  ])
})

test('days before the first are refused', async () => {
  const prova = (date: string) => contatoriSchema.validate({ letture: [{ date, total: 1 }] })
  await expect(prova('2024-03-31')).rejects.toThrow(PRIMA_DEL_PRIMO)
  await expect(prova('2024-04-01')).resolves.toBeDefined()
})
