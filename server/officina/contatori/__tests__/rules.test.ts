import { expect, test } from 'vitest'
import { BEFORE_FIRST, contatoriSchema, partialOf } from '../rules.ts'

test('a day is what the counter has gone on since the last; after a reset all that it says', () => {
  expect([partialOf(100, null), partialOf(130, 100), partialOf(130, 130), partialOf(20, 130)]).toEqual([0, 30, 0, 20])
})

test('days before the first are refused', async () => {
  const trial = (date: string) => contatoriSchema.validate({ letture: [{ date, total: 1 }] })
  await expect(trial('2024-03-31')).rejects.toThrow(BEFORE_FIRST)
  await expect(trial('2024-04-01')).resolves.toBeDefined()
})
