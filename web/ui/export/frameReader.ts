/** Kinds of frames of an export, as the server writes them (server/doors/export/progress.ts). */
const DATI = 0
const AVANZAMENTO = 1
const FINE = 2
const ERRORE = 3
const TESTA = 5

interface Ascolto {
  onData: (pezzo: Uint8Array<ArrayBuffer>) => void
  /** Rows written so far. */
  onProgress: (righe: number) => void
}

/**
 * Reads the frames of an export out of the pieces in which they come, however they are cut.
 * @returns `leggi` a piece: it throws what the server says went wrong; `intero` when the end has come
 */
export function frameReader({ onData, onProgress }: Ascolto) {
  let resto: Uint8Array<ArrayBuffer> = new Uint8Array()
  let finito = false

  function frame(tipo: number | undefined, contenuto: Uint8Array<ArrayBuffer>) {
    if (tipo === DATI) onData(contenuto)
    else if (tipo === AVANZAMENTO) onProgress(new DataView(contenuto.buffer, contenuto.byteOffset).getUint32(0))
    else if (tipo === FINE) finito = true
    else if (tipo === ERRORE) throw new Error(new TextDecoder().decode(contenuto))
    else throw new Error('Esportazione non riuscita: riprova.')
  }

  return {
    leggi(pezzo: Uint8Array) {
      const tutto = new Uint8Array(resto.length + pezzo.length)
      tutto.set(resto)
      tutto.set(pezzo, resto.length)
      let da = 0
      while (tutto.length - da >= TESTA) {
        const lungo = new DataView(tutto.buffer).getUint32(da + 1)
        const fine = da + TESTA + lungo
        if (tutto.length < fine) break
        frame(tutto[da], tutto.slice(da + TESTA, fine))
        da = fine
      }
      resto = tutto.slice(da)
    },
    intero: () => finito && resto.length === 0,
  }
}
