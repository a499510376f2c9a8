import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotices } from '../Notices.tsx'
import { frameReader } from './frameReader.ts'

/** An export under way: rows written, of how many; null before the server has counted them. */
interface ExportProgress {
  righe: number
  totale: number | null
}

const FALLITA = 'Esportazione non riuscita: riprova.'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands a file to the browser's downloads. */
function salva(file: Blob, name: string) {
  const indirizzo = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = indirizzo
  link.download = name
  link.click()
  // The browser reads it in its own time.
  setTimeout(() => URL.revokeObjectURL(indirizzo), 60_000)
}

async function reason(answer: Response): Promise<string> {
  try {
    const { detail } = (await answer.json()) as { detail?: unknown }
    return typeof detail === 'string' ? detail : FALLITA
  } catch {
    return FALLITA
  }
}

/** Reads an export to its end. @throws Error with what to tell the user; DOMException when it was cancelled */
async function scarica(indirizzo: string, signal: AbortSignal, avanza: (avanzamento: ExportProgress) => void) {
  // Asked for here, where frames are read: an address that forgot it would bring a bare file.
  const address = new URL(indirizzo, window.location.href)
  address.searchParams.set('avanzamento', '')
  const answer = await fetch(address.href, { signal, credentials: 'same-origin' })
  if (!answer.ok || !answer.body) throw new Error(await reason(answer))
  const totale = Number(answer.headers.get('x-righe'))
  avanza({ righe: 0, totale })
  const pezzi: Uint8Array<ArrayBuffer>[] = []
  const lettore = frameReader({
    onData: (pezzo) => pezzi.push(pezzo),
    onProgress: (righe) => avanza({ righe, totale }),
  })
  const body = answer.body.getReader()
  for (let letto = await body.read(); !letto.done; letto = await body.read()) lettore.leggi(letto.value)
  if (!lettore.intero()) throw new Error(FALLITA)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return { file: new Blob(pezzi, { type: MIME }), nome: name ?? 'esportazione.xlsx', totale }
}

/**
 * Exports a list with its progress in the page; leaving the page or cancelling stops the server too.
 * @returns how far it is (null while there is none), how to begin, how to cancel
 */
export function useExport(fatta: (total: number) => string) {
  const [avanzamento, setAvanzamento] = useState<ExportProgress | null>(null)
  const corrente = useRef<AbortController>(undefined)
  const notices = useNotices()
  useEffect(() => () => corrente.current?.abort(), [])

  async function esporta(indirizzo: string) {
    const controllo = new AbortController()
    corrente.current = controllo
    setAvanzamento({ righe: 0, totale: null })
    try {
      const { file, nome, totale } = await scarica(indirizzo, controllo.signal, setAvanzamento)
      salva(file, nome)
      notices.successo(fatta(totale))
    } catch (error) {
      if (controllo.signal.aborted) return
      // A lost connection has no words for the user.
      notices.errore(error instanceof TypeError || !(error instanceof Error) ? FALLITA : error.message)
    } finally {
      if (corrente.current === controllo) setAvanzamento(null)
    }
  }
  const annulla = useCallback(() => {
    corrente.current?.abort()
    corrente.current = undefined
    setAvanzamento(null)
  }, [])
  return { avanzamento, esporta, annulla }
}
