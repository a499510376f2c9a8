import { Worker } from 'node:worker_threads'
import { UserErrors } from '../../errors.ts'
import type { Foglio } from './cella.ts'
import { controllaFoglio, type Estensione, ILLEGGIBILE } from './formato.ts'
import { MEMORIA_MB, RIGHE_MASSIME, SCADENZA_MS } from './limiti.ts'
import type { EsitoOperaio } from './operaio.ts'

/** Runs the worker on some bytes; null also when it went past its time or its memory. */
function inThread(bytes: Buffer): Promise<EsitoOperaio> {
  const copia = new Uint8Array(bytes).buffer
  const worker = new Worker(new URL('./operaio.ts', import.meta.url), {
    workerData: copia,
    transferList: [copia],
    resourceLimits: { maxOldGenerationSizeMb: MEMORIA_MB, maxYoungGenerationSizeMb: 64 },
    execArgv: [],
    // The reader's own complaints about damaged files are of no use to the user.
    stdout: true,
    stderr: true,
  })
  return new Promise((resolve) => {
    const finisci = (esito: EsitoOperaio) => {
      clearTimeout(scadenza)
      resolve(esito)
      void worker.terminate()
    }
    const scadenza = setTimeout(() => finisci(null), SCADENZA_MS)
    worker.once('message', finisci)
    worker.once('error', () => finisci(null))
    worker.once('exit', () => finisci(null))
  })
}

let coda: Promise<unknown> = Promise.resolve()

/** One at a time: two files of the largest size would take twice the memory. */
function inCoda<T>(lavoro: () => Promise<T>): Promise<T> {
  const mio = coda.then(lavoro)
  coda = mio.catch(() => undefined)
  return mio
}

/**
 * The first sheet of a workbook, read within 10 seconds and 256 MB in a thread of its own.
 * @throws UserErrors with one message that names the file, when there is nothing to be read from it
 */
export async function leggiFoglio(nome: string, bytes: Buffer, ammessa: Estensione): Promise<Foglio> {
  controllaFoglio(nome, bytes, ammessa)
  const foglio = await inCoda(() => inThread(bytes))
  const rifiuta = (motivo: string) => UserErrors.of(null, `${nome}: ${motivo}`, 'BAD_FILE')
  if (foglio === null) throw rifiuta(ILLEGGIBILE)
  if (foglio.troppe) {
    throw rifiuta(`Il foglio ha più di ${RIGHE_MASSIME.toLocaleString('it')} righe: dividerlo in più file.`)
  }
  return foglio
}
