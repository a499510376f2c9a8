import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { SearchInput } from './data.ts'
import type { RisultatoRicerca } from './search.ts'

/** Memory of the thread at most, MB. */
const MEMORY_MB = 512

/** What a thread says: parts while it works, and once what came of it. */
export type ThreadMessage<Outcome, Part = never> = { part: Part } | { esito: Outcome }

/**
 * Runs a file in a thread of its own.
 * @param data what it begins with, plain
 * @param signal aborted: the thread ends at once, and nothing comes of it
 * @param part told of each part that the thread has ready before the end
 */
export function runInThread<Outcome, Part = never>(
  file: URL,
  data: unknown,
  signal: AbortSignal,
  part: (part: Part) => void = () => undefined,
): Promise<Outcome> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome>()
  if (signal.aborted) return Promise.reject(signal.reason)
  const compiled = getCompileCacheDir()
  const worker = new Worker(file, {
    workerData: data,
    resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
    // A thread does not take over what the process has: compiling its files again takes longer than a short run.
    env: compiled ? { ...process.env, NODE_COMPILE_CACHE: compiled } : { ...process.env },
  })
  const ferma = () => {
    reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', ferma, { once: true })
  worker.on('message', (message: ThreadMessage<Outcome, Part>) => {
    if ('part' in message) part(message.part)
    else resolve(message.esito)
  })
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', ferma)
    reject(new Error('The thread ended without an answer'))
  })
  return promise
}

/** Searches a plan in a thread. @param signal aborted: it ends at once, and nothing comes of it */
export const searchInThread = (data: SearchInput, signal: AbortSignal): Promise<RisultatoRicerca> =>
  runInThread(new URL('./ricercaThread.ts', import.meta.url), data, signal)
