/** Kinds of frames of an export, as the server writes them (server/doors/export/progress.ts). */
const DATA = 0
const AVANZAMENTO = 1
const FINE = 2
const ERROR = 3
const TESTA = 5

interface FrameListener {
  onData: (pezzo: Uint8Array<ArrayBuffer>) => void
  /** Rows written so far. */
  onProgress: (righe: number) => void
}

/**
 * Reads the frames of an export out of the pieces in which they come, however they are cut.
 * @returns `leggi` a piece: it throws what the server says went wrong; `intero` when the end has come
 */
export function frameReader({ onData, onProgress }: FrameListener) {
  let resto: Uint8Array<ArrayBuffer> = new Uint8Array()
  let finished = false

  function frame(tipo: number | undefined, content: Uint8Array<ArrayBuffer>) {
    if (tipo === DATA) onData(content)
    else if (tipo === AVANZAMENTO) onProgress(new DataView(content.buffer, content.byteOffset).getUint32(0))
    else if (tipo === FINE) finished = true
    else if (tipo === ERROR) throw new Error(new TextDecoder().decode(content))
    else throw new Error('Esportazione non riuscita: riprova.')
  }

  return {
    read(pezzo: Uint8Array) {
      const all = new Uint8Array(resto.length + pezzo.length)
      all.set(resto)
      all.set(pezzo, resto.length)
      let from = 0
      while (all.length - from >= TESTA) {
        const long = new DataView(all.buffer).getUint32(from + 1)
        const fine = from + TESTA + long
        if (all.length < fine) break
        frame(all[from], all.slice(from + TESTA, fine))
        from = fine
      }
      resto = all.slice(from)
    },
    whole: () => finished && resto.length === 0,
  }
}
