import { useEffect, useEffectEvent, useState } from 'react'
import type { ImportCounts } from './outcome.ts'
import { readJob } from './uploadSheets.ts'

/** How an import that ran by itself ended. */
export type Fine = { fatto: ImportCounts } | { errori: readonly string[] } | { annullata: string }

const OGNI_MS = 1000

/** Asks how a job stands until it has ended. @returns how far it is, 0 to 100 */
export function useLavoro(job: number, onFine: (fine: Fine) => void): number {
  const [progresso, setProgresso] = useState(0)
  const concludi = useEffectEvent(onFine)
  useEffect(() => {
    let vivo = true
    let attesa: ReturnType<typeof setTimeout> | undefined
    const guarda = async () => {
      const lavoro = await readJob(job)
      if (!vivo) return
      const messaggi = (lavoro?.errori ?? []).map(({ message }) => message)
      if (lavoro?.stato === 'COMPLETATO') concludi({ fatto: lavoro.risultato as ImportCounts })
      else if (lavoro?.stato === 'FALLITO') concludi({ errori: messaggi })
      else if (lavoro?.stato === 'ANNULLATO') concludi({ annullata: messaggi.join(' ') })
      else {
        if (lavoro) setProgresso(lavoro.progresso)
        attesa = setTimeout(() => void guarda(), OGNI_MS)
      }
    }
    void guarda()
    return () => {
      vivo = false
      clearTimeout(attesa)
    }
  }, [job])
  return progresso
}
