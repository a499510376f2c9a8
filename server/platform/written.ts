import { AsyncLocalStorage } from 'node:async_hooks'
import { Refusal } from './errors.ts'

const running = new AsyncLocalStorage<Set<string>>()

/**
 * Runs what may write, and learns what of it is stored by the time it ends.
 * @returns what `work` gives, and the response names of the mutations that were committed
 */
export async function followWrites<Result>(work: () => Result | Promise<Result>) {
  const written = new Set<string>()
  return { result: await running.run(written, async () => work()), written }
}

/** Notes that a mutation is committed: what fails from here on fails to be read. @param name in the response */
export function noteWritten(name: string): void {
  running.getStore()?.add(name)
}

/** Codes that would say of what is stored that it was not done. */
const DENIALS = new Set<unknown>(['UNAVAILABLE', 'QUERY_LIMIT', 'INTERNAL_SERVER_ERROR'])

/** What is told in the place of an error in the answer of a write that is stored; null where the error denies nothing. */
export function writtenUnread({ code, requestId }: Readonly<Record<string, unknown>>): Refusal | null {
  if (!DENIALS.has(code)) return null
  return new Refusal('WRITTEN_UNREAD', undefined, requestId === undefined ? {} : { requestId })
}
