import type { Readable } from 'node:stream'

/** Kinds of frames of an export whose progress is told; each is followed by its length (uint32, big endian). */
const DATA = 0
const AVANZAMENTO = 1
const FINE = 2
const ERROR = 3

function frame(tipo: number, content: Uint8Array): Uint8Array {
  const all = new Uint8Array(5 + content.length)
  all[0] = tipo
  new DataView(all.buffer).setUint32(1, content.length)
  all.set(content, 5)
  return all
}

const numero = (value: number) => {
  const byte = new Uint8Array(4)
  new DataView(byte.buffer).setUint32(0, value)
  return byte
}

/** A client that takes nothing away for so long is taken for gone; milliseconds. */
const PATIENCE_MS = 60_000

interface Writing {
  uscita: Readable
  /** Writes the file; tells how far it is. */
  write(done: (count: number) => void): Promise<void>
  /** Aborted here when it fails or its reader leaves; aborted by the door when the request is gone. */
  abbandona: AbortController
  /** Reports a failure; the client is told in general words. */
  fail(error: unknown): void
  conAvanzamento: boolean
  /** How long a client may take nothing away, milliseconds; a minute unless told. */
  pazienza?: number
}

/**
 * The body of an export: the bare file, or the file in frames between which the page is told how many rows are done
 * and, at the end, that it is whole. A bare file that fails breaks off the connection, so that nobody takes a part of
 * it for the whole; so does one whose client stays but takes nothing away, which would hold its place among the exports.
 */
export function exportBody(writing: Writing): ReadableStream<Uint8Array> {
  const { uscita, abbandona, conAvanzamento, pazienza = PATIENCE_MS } = writing
  let closed = false
  let wait: NodeJS.Timeout | undefined
  const close = () => {
    closed = true
    clearTimeout(wait)
    abbandona.abort()
    uscita.destroy()
  }
  return new ReadableStream<Uint8Array>({
    start(controller) {
      const send = (tipo: number, content: Uint8Array) => {
        if (!closed) controller.enqueue(conAvanzamento ? frame(tipo, content) : content)
      }
      /** The client takes away less than there is: the source waits for `pull`. */
      const aspetta = () => {
        uscita.pause()
        clearTimeout(wait)
        wait = setTimeout(() => {
          close()
          controller.error(new Error('The client takes nothing away.'))
        }, pazienza)
      }
      /** A writer that is told to stop ends without a word: whoever still reads must not wait for the rest. */
      const leave = () => {
        if (closed) return
        close()
        controller.error(abbandona.signal.reason)
      }
      if (abbandona.signal.aborted) return leave()
      abbandona.signal.addEventListener('abort', leave)
      const advance = (count: number) => conAvanzamento && send(AVANZAMENTO, numero(count))
      uscita.on('data', (pezzo: Buffer) => {
        send(DATA, new Uint8Array(pezzo))
        if ((controller.desiredSize ?? 0) <= 0) aspetta()
      })
      uscita.on('end', () => {
        if (closed) return
        if (conAvanzamento) send(FINE, new Uint8Array())
        closed = true
        controller.close()
      })
      writing.write(advance).catch((error: unknown) => {
        if (closed) return
        writing.fail(error)
        if (conAvanzamento) {
          send(ERROR, new TextEncoder().encode('Esportazione non riuscita: riprova.'))
          close()
          controller.close()
        } else {
          close()
          controller.error(error)
        }
      })
    },
    pull: () => {
      clearTimeout(wait)
      uscita.resume()
    },
    cancel: close,
  })
}
