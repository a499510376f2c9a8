import { getCompileCacheDir } from 'node:module'
import { Worker } from 'node:worker_threads'
import type { RisultatoRicerca } from './cerca.ts'
import type { DatiRicerca } from './dati.ts'

/** Memory of the thread at most, MB. */
const MEMORIA_MB = 512

/** What a thread says: parts while it works, and once what came of it. */
export type MessaggioThread<Esito, Parte = never> = { parte: Parte } | { esito: Esito }

/**
 * Runs a file in a thread of its own.
 * @param dati what it begins with, plain
 * @param signal aborted: the thread ends at once, and nothing comes of it
 * @param parte told of each part that the thread has ready before the end
 */
export function runInThread<Esito, Parte = never>(
  file: URL,
  dati: unknown,
  signal: AbortSignal,
  parte: (parte: Parte) => void = () => undefined,
): Promise<Esito> {
  const { promise, resolve, reject } = Promise.withResolvers<Esito>()
  if (signal.aborted) return Promise.reject(signal.reason)
  const compilati = getCompileCacheDir()
  const worker = new Worker(file, {
    workerData: dati,
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB },
    // A thread does not take over what the process has: compiling its files again takes longer than a short run.
    env: compilati ? { ...process.env, NODE_COMPILE_CACHE: compilati } : { ...process.env },
  })
  const ferma = () => {
    reject(signal.reason)
    void worker.terminate()
  }
  signal.addEventListener('abort', ferma, { once: true })
  worker.on('message', (messaggio: MessaggioThread<Esito, Parte>) => {
    if ('parte' in messaggio) parte(messaggio.parte)
    else resolve(messaggio.esito)
  })
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
