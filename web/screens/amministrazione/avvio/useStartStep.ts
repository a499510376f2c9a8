import { useEffect, useState } from 'react'
import { readStato } from './avvio.ts'

const EVERY_MS = 1_000

/** What the server is doing of a first start that is under way; '' when nothing is known. */
export function useStartStep(codice: string, underWay: boolean): string {
  const [step, setStep] = useState('')
  useEffect(() => {
    if (!underWay) return
    setStep('')
    let timer: ReturnType<typeof setTimeout>
    const stop = new AbortController()
    const ask = async () => {
      // Only for show: the outcome comes with the answer of the mutation.
      const stato = await readStato(codice, stop.signal).catch(() => null)
      if (stop.signal.aborted) return
      if (stato?.passo) setStep(stato.passo)
      timer = setTimeout(ask, EVERY_MS)
    }
    timer = setTimeout(ask, EVERY_MS)
    return () => {
      stop.abort()
      clearTimeout(timer)
    }
  }, [codice, underWay])
  return step
}
