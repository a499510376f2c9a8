import { expect, test, vi } from 'vitest'
import { shareAnswer } from '../share.ts'

test('the same question of the same event is asked once; another event, another database or a failure asks again', async () => {
  vi.useFakeTimers()
  try {
    const [here, elsewhere] = [{}, {}]
    let volte = 0
    const ask = async () => ++volte
    expect(await Promise.all([shareAnswer(here, '1 a', ask), shareAnswer(here, '1 a', ask)])).toEqual([1, 1])
    expect(await shareAnswer(here, '2 a', ask)).toBe(2)
    expect(await shareAnswer(elsewhere, '1 a', ask)).toBe(3)
    const route = async () => {
      throw new Error('giù')
    }
    await expect(shareAnswer(here, '3 a', route)).rejects.toThrow('giù')
    expect(await shareAnswer(here, '3 a', ask)).toBe(4)
    vi.advanceTimersByTime(2_000)
    expect(await shareAnswer(here, '1 a', ask)).toBe(5)
  } finally {
    vi.useRealTimers()
  }
})
