import { useCallback, useEffect, useRef, useState } from 'react'
import { useNotices } from '../Notices.tsx'
import { frameReader } from './frameReader.ts'

/** An export under way: rows written, of how many; null before the server has counted them. */
interface ExportProgress {
  righe: number
  totale: number | null
}

const FAILED = 'Esportazione non riuscita: riprova.'
const MIME = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** Hands a file to the browser's downloads. */
function save(file: Blob, name: string) {
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
    return typeof detail === 'string' ? detail : FAILED
  } catch {
    return FAILED
  }
}

/** Reads an export to its end. @throws Error with what to tell the user; DOMException when it was cancelled */
async function download(indirizzo: string, signal: AbortSignal, advance: (avanzamento: ExportProgress) => void) {
  // Asked for here, where frames are read: an address that forgot it would bring a bare file.
  const address = new URL(indirizzo, window.location.href)
  address.searchParams.set('avanzamento', '')
  const answer = await fetch(address.href, { signal, credentials: 'same-origin' })
  if (!answer.ok || !answer.body) throw new Error(await reason(answer))
  const total = Number(answer.headers.get('x-righe'))
  advance({ righe: 0, totale: total })
  const pezzi: Uint8Array<ArrayBuffer>[] = []
  const reader = frameReader({
    onData: (pezzo) => pezzi.push(pezzo),
    onProgress: (righe) => advance({ righe, totale: total }),
  })
  const body = answer.body.getReader()
  for (let read = await body.read(); !read.done; read = await body.read()) reader.read(read.value)
  if (!reader.whole()) throw new Error(FAILED)
  const name = /filename="([^"]+)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return { file: new Blob(pezzi, { type: MIME }), name: name ?? 'esportazione.xlsx', totale: total }
}

/**
 * Exports a list with its progress in the page; leaving the page or cancelling stops the server too.
 * @returns how far it is (null while there is none), how to begin, how to cancel
 */
export function useExport(done: (total: number) => string) {
  const [avanzamento, setAvanzamento] = useState<ExportProgress | null>(null)
  const current = useRef<AbortController>(undefined)
  const notices = useNotices()
  useEffect(() => () => current.current?.abort(), [])

  async function runExport(indirizzo: string) {
    const controllo = new AbortController()
    current.current = controllo
    setAvanzamento({ righe: 0, totale: null })
    try {
      const { file, name, totale } = await download(indirizzo, controllo.signal, setAvanzamento)
      save(file, name)
      notices.success(done(totale))
    } catch (error) {
      if (controllo.signal.aborted) return
      // A lost connection has no words for the user.
      notices.error(error instanceof TypeError || !(error instanceof Error) ? FAILED : error.message)
    } finally {
      if (current.current === controllo) setAvanzamento(null)
    }
  }
  const cancel = useCallback(() => {
    current.current?.abort()
    current.current = undefined
    setAvanzamento(null)
  }, [])
  return { avanzamento, esporta: runExport, cancel }
}
