import { useEffect, useState } from 'react'
import { leggiStato } from './avvio.ts'

const OGNI_MS = 1_000

/** What the server is doing of a first start that is under way; '' when nothing is known. */
export function usePassoAvvio(codice: string, underWay: boolean): string {
  const [passo, setPasso] = useState('')
  useEffect(() => {
    if (!underWay) return
    setPasso('')
    let timer: ReturnType<typeof setTimeout>
    const stop = new AbortController()
    const ask = async () => {
      // Only for show: the outcome comes with the answer of the mutation.
      const stato = await leggiStato(codice, stop.signal).catch(() => null)
      if (stop.signal.aborted) return
      if (stato?.passo) setPasso(stato.passo)
      timer = setTimeout(ask, OGNI_MS)
    }
    timer = setTimeout(ask, OGNI_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [codice, underWay])
  return passo
}
