/**
 * Turns each item into another, or leaves it out (undefined). Ending the result ends the source at once, even while
 * it waits for its next item; an async generator would end it only when that came, and a client that has left
 * would stay subscribed till then.
 */
export function mapIterable<In, Out extends object>(
  source: AsyncIterableIterator<In>,
  turn: (item: In) => Promise<Out | undefined>,
): AsyncIterableIterator<Out, undefined> {
  const iterator: AsyncIterableIterator<Out, undefined> = {
    async next() {
      try {
        for (;;) {
          const step = await source.next()
          if (step.done) return { done: true, value: undefined }
          const value = await turn(step.value)
          if (value !== undefined) return { done: false, value }
        }
      } catch (error) {
        await source.return?.()
        throw error
      }
    },
    async return() {
      await source.return?.()
      return { done: true, value: undefined }
    },
    [Symbol.asyncIterator]: () => iterator,
  }
  return iterator
}
