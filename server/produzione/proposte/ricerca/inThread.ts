import { Worker } from 'node:worker_threads'
import type { DatiRicerca, RisultatoRicerca } from './cerca.ts'

/** Memory of the thread at most, MB. */
const MEMORIA_MB = 512

/**
 * Searches in a thread of its own.
 * @param signal aborted: the thread ends at once, and nothing comes of it
 */
export function cercaInThread(dati: DatiRicerca, signal: AbortSignal): Promise<RisultatoRicerca> {
  const { promise, resolve, reject } = Promise.withResolvers<RisultatoRicerca>()
  if (signal.aborted) return Promise.reject(signal.reason)
  const worker = new Worker(new URL('./ricercaThread.ts', import.meta.url), {
    workerData: dati,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
  })
  const ferma = () => {
    reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', ferma, { once: true })
  worker.once('message', resolve)
  worker.once('error', reject)
  worker.once('exit', () => {
    signal.removeEventListener('abort', ferma)
    reject(new Error('The search ended without a plan'))
  })
  return promise
}
