import type { Readable } from 'node:stream'

/** Kinds of frames of an export whose progress is told; each is followed by its length (uint32, big endian). */
const DATI = 0
const AVANZAMENTO = 1
const FINE = 2
const ERRORE = 3

function frame(tipo: number, contenuto: Uint8Array): Uint8Array {
  const tutto = new Uint8Array(5 + contenuto.length)
  tutto[0] = tipo
  new DataView(tutto.buffer).setUint32(1, contenuto.length)
  tutto.set(contenuto, 5)
  return tutto
}

const numero = (value: number) => {
  const byte = new Uint8Array(4)
  new DataView(byte.buffer).setUint32(0, value)
  return byte
}

/** A client that takes nothing away for so long is taken for gone; milliseconds. */
const PAZIENZA_MS = 60_000

interface Scrittura {
  uscita: Readable
  /** Writes the file; tells how far it is. */
  scrivi(fatte: (quante: number) => void): Promise<void>
  /** Aborted here when it fails or its reader leaves; aborted by the door when the request is gone. */
  abbandona: AbortController
  /** Reports a failure; the client is told in general words. */
  guasto(error: unknown): void
  conAvanzamento: boolean
  /** How long a client may take nothing away, milliseconds; a minute unless told. */
  pazienza?: number
}

/**
 * The body of an export: the bare file, or the file in frames between which the page is told how many rows are done
 * and, at the end, that it is whole. A bare file that fails breaks off the connection, so that nobody takes a part of
 * it for the whole; so does one whose client stays but takes nothing away, which would hold its place among the exports.
 */
export function exportBody(scrittura: Scrittura): ReadableStream<Uint8Array> {
  const { uscita, abbandona, conAvanzamento, pazienza = PAZIENZA_MS } = scrittura
  let chiuso = false
  let attesa: NodeJS.Timeout | undefined
  const close = () => {
    chiuso = true
    clearTimeout(attesa)
    abbandona.abort()
    uscita.destroy()
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const invia = (tipo: number, contenuto: Uint8Array) => {
        if (!chiuso) controller.enqueue(conAvanzamento ? frame(tipo, contenuto) : contenuto)
      }
      /** The client takes away less than there is: the source waits for `pull`. */
      const aspetta = () => {
        uscita.pause()
        clearTimeout(attesa)
        attesa = setTimeout(() => {
          close()
          controller.error(new Error('The client takes nothing away.'))
        }, pazienza)
      }
      /** A writer that is told to stop ends without a word: whoever still reads must not wait for the rest. */
      const leave = () => {
        if (chiuso) return
        close()
        controller.error(abbandona.signal.reason)
      }
      if (abbandona.signal.aborted) return leave()
      abbandona.signal.addEventListener('abort', leave)
      const avanza = (quante: number) => conAvanzamento && invia(AVANZAMENTO, numero(quante))
      uscita.on('data', (pezzo: Buffer) => {
        invia(DATI, new Uint8Array(pezzo))
        if ((controller.desiredSize ?? 0) <= 0) aspetta()
      })
      uscita.on('end', () => {
        if (chiuso) return
        if (conAvanzamento) invia(FINE, new Uint8Array())
        chiuso = true
        controller.close()
      })
      scrittura.scrivi(avanza).catch((error: unknown) => {
        if (chiuso) return
        scrittura.guasto(error)
        if (conAvanzamento) {
          invia(ERRORE, new TextEncoder().encode('Esportazione non riuscita: riprova.'))
          close()
          controller.close()
        } else {
          close()
          controller.error(error)
        }
      })
    },
    pull: () => {
      clearTimeout(attesa)
      uscita.resume()
    },
    cancel: close,
  })
}
