import { useEffect, useEffectEvent, useState } from 'react'

/** One page of choices; pages are numbered from 1. */
export interface OptionsPage<V> {
  risultati: readonly V[]
  altri: boolean
}

export type SearchOptions<V> = (text: string, page: number, interruzione: AbortSignal) => Promise<OptionsPage<V>>

/** Debounce of remote choices. */
const SEARCH_DELAY = 150

interface Stato<V> {
  testo: string | null
  pagina: number
  voci: readonly V[]
  altri: boolean
  fallita: boolean
}

/**
 * Choices that the server finds while the user writes: 150 ms after the last key, then page by page. A late answer to
 * an earlier text is thrown away.
 * @param attiva false while the list is closed: nothing is asked
 */
export function useRemoteSearch<V>(search: SearchOptions<V>, testo: string, attiva: boolean) {
  const [stato, setStato] = useState<Stato<V>>({ testo: null, pagina: 0, voci: [], altri: false, fallita: false })
  const [richiesta, setRichiesta] = useState({ testo, pagina: 1, prova: 0 })
  const [inCorso, setInCorso] = useState(false)

  useEffect(() => {
    if (!attiva) return
    const timer = setTimeout(
      () => setRichiesta((r) => (r.testo === testo ? r : { ...r, testo, pagina: 1 })),
      SEARCH_DELAY,
    )
    return () => clearTimeout(timer)
  }, [testo, attiva])

  const ask = useEffectEvent((quale: typeof richiesta, interruzione: AbortSignal) =>
    search(quale.testo, quale.pagina, interruzione),
  )
  useEffect(() => {
    if (!attiva) return
    const interruzione = new AbortController()
    setInCorso(true)
    ask(richiesta, interruzione.signal)
      .then(
        ({ risultati, altri }) => {
          if (interruzione.signal.aborted) return
          setStato((prima) => ({
            testo: richiesta.testo,
            pagina: richiesta.pagina,
            voci: richiesta.pagina === 1 ? risultati : [...prima.voci, ...risultati],
            altri,
            fallita: false,
          }))
        },
        () => {
          if (!interruzione.signal.aborted) setStato((prima) => ({ ...prima, fallita: true }))
        },
      )
      .finally(() => {
        if (!interruzione.signal.aborted) setInCorso(false)
      })
    return () => interruzione.abort()
  }, [richiesta, attiva])

  return {
    voci: stato.voci,
    altri: stato.altri,
    fallita: stato.fallita,
    inCorso: attiva && (inCorso || stato.testo !== testo) && !stato.fallita,
    /** Asks the next page; nothing happens while one is on its way. */
    ancora() {
      if (!inCorso && stato.altri) setRichiesta((r) => ({ ...r, pagina: stato.pagina + 1 }))
    },
    riprova: () => setRichiesta((r) => ({ ...r, prova: r.prova + 1 })),
  }
}
