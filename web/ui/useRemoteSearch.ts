import { useEffect, useEffectEvent, useState } from 'react'

/** One page of choices; pages are numbered from 1. */
export interface OptionsPage<V> {
  risultati: readonly V[]
  altri: boolean
}

export type SearchOptions<V> = (text: string, page: number, abort: AbortSignal) => Promise<OptionsPage<V>>

/** Debounce of remote choices. */
const SEARCH_DELAY = 150

interface Stato<V> {
  text: string | null
  page: number
  items: readonly V[]
  others: boolean
  failed: boolean
}

/**
 * Choices that the server finds while the user writes: 150 ms after the last key, then page by page. A late answer to
 * an earlier text is thrown away.
 * @param active false while the list is closed: nothing is asked
 */
export function useRemoteSearch<V>(search: SearchOptions<V>, text: string, active: boolean) {
  const [stato, setStato] = useState<Stato<V>>({ text: null, page: 0, items: [], others: false, failed: false })
  const [request, setRequest] = useState({ testo: text, pagina: 1, trial: 0 })
  const [inProgress, setUnderWay] = useState(false)

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(
      () => setRequest((r) => (r.testo === text ? r : { ...r, testo: text, pagina: 1 })),
      SEARCH_DELAY,
    )
    return () => clearTimeout(timer)
  }, [text, active])

  const ask = useEffectEvent((which: typeof request, abort: AbortSignal) => search(which.testo, which.pagina, abort))
  useEffect(() => {
    if (!active) return
    const abort = new AbortController()
    setUnderWay(true)
    ask(request, abort.signal)
      .then(
        ({ risultati, altri }) => {
          if (abort.signal.aborted) return
          setStato((before) => ({
            text: request.testo,
            page: request.pagina,
            items: request.pagina === 1 ? risultati : [...before.items, ...risultati],
            others: altri,
            failed: false,
          }))
        },
        () => {
          if (!abort.signal.aborted) setStato((before) => ({ ...before, failed: true }))
        },
      )
      .finally(() => {
        if (!abort.signal.aborted) setUnderWay(false)
      })
    return () => abort.abort()
  }, [request, active])

  return {
    items: stato.items,
    others: stato.others,
    failed: stato.failed,
    inProgress: active && (inProgress || stato.text !== text) && !stato.failed,
    /** Asks the next page; nothing happens while one is on its way. */
    again() {
      if (!inProgress && stato.others) setRequest((r) => ({ ...r, pagina: stato.page + 1 }))
    },
    retry: () => setRequest((r) => ({ ...r, trial: r.trial + 1 })),
  }
}
