import { Refusal } from './errors.ts'

/** Runs works a few at a time, in order of arrival. */
interface PrintQueue {
  /** @throws Refusal UNAVAILABLE when too many wait already, or the queue is closed */
  run<Result>(work: () => Promise<Result>): Promise<Result>
  /** Refuses waiting and new works; resolves when the running ones have ended. */
  close(): Promise<void>
  stato(): { active: number; inAttesa: number }
}

/** @param active how many at once @param wait how many may wait @param tooMany said to those beyond them */
export function createPrintQueue(active: number, wait: number, tooMany: string): PrintQueue {
  const waiting: PromiseWithResolvers<void>[] = []
  let running = 0
  let closed: PromiseWithResolvers<void> | undefined

  async function enter(): Promise<void> {
    if (closed) throw new Refusal('UNAVAILABLE')
    if (running < active) {
      running++
      return
    }
    if (waiting.length >= wait) throw new Refusal('UNAVAILABLE', tooMany)
    const turn = Promise.withResolvers<void>()
    waiting.push(turn)
    await turn.promise
  }

  function leave(): void {
    const next = waiting.shift()
    // The place passes on: `running` does not change.
    if (next) next.resolve()
    else if (--running === 0) closed?.resolve()
  }

  return {
    async run(work) {
      await enter()
      try {
        return await work()
      } finally {
        leave()
      }
    },
    async close() {
      closed ??= Promise.withResolvers()
      for (const turn of waiting.splice(0)) turn.reject(new Refusal('UNAVAILABLE'))
      if (running === 0) closed.resolve()
      await closed.promise
    },
    stato: () => ({ active: running, inAttesa: waiting.length }),
  }
}
