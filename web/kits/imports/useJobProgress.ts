import { useEffect, useEffectEvent, useState } from 'react'
import type { ImportCounts } from './outcome.ts'
import { readJob } from './uploadSheets.ts'

/** How an import that ran by itself ended. */
export type Fine = { done: ImportCounts } | { errori: readonly string[] } | { annullata: string }

const EVERY_MS = 1000

/** Asks how a job stands until it has ended. @returns how far it is, 0 to 100 */
export function useJobProgress(job: number, onFine: (fine: Fine) => void): number {
  const [progress, setProgress] = useState(0)
  const conclude = useEffectEvent(onFine)
  useEffect(() => {
    let alive = true
    let wait: ReturnType<typeof setTimeout> | undefined
    const inspect = async () => {
      const lavoro = await readJob(job)
      if (!alive) return
      const messages = (lavoro?.errori ?? []).map(({ message }) => message)
      if (lavoro?.stato === 'COMPLETATO') conclude({ done: lavoro.risultato as ImportCounts })
      else if (lavoro?.stato === 'FALLITO') conclude({ errori: messages })
      else if (lavoro?.stato === 'ANNULLATO') conclude({ annullata: messages.join(' ') })
      else {
        if (lavoro) setProgress(lavoro.progresso)
        wait = setTimeout(() => void inspect(), EVERY_MS)
      }
    }
    void inspect()
    return () => {
      alive = false
      clearTimeout(wait)
    }
  }, [job])
  return progress
}
