import { Worker } from 'node:worker_threads'
import type { DatiRicerca, RisultatoRicerca } from './cerca.ts'

/** Memory of the thread at most, MB. */
const MEMORIA_MB = 512

/**
 * Runs a file in a thread of its own.
 * @param dati what it begins with, plain
 * @param signal aborted: the thread ends at once, and nothing comes of it
 */
export function runInThread<Esito>(file: URL, dati: unknown, signal: AbortSignal): Promise<Esito> {
  const { promise, resolve, reject } = Promise.withResolvers<Esito>()
  if (signal.aborted) return Promise.reject(signal.reason)
  const worker = new Worker(file, { workerData: dati, resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB } })
  const ferma = () => {
    reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', ferma, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', ferma)
    reject(new Error('The thread ended without an answer'))
  })
  return promise
}

/** Searches a plan in a thread. @param signal aborted: it ends at once, and nothing comes of it */
export const cercaInThread = (dati: DatiRicerca, signal: AbortSignal): Promise<RisultatoRicerca> =>
  runInThread(new URL('./ricercaThread.ts', import.meta.url), dati, signal)
