import { useEffect, useEffectEvent, useState } from 'react'

/** One page of choices; pages are numbered from 1. */
export interface OptionsPage<V> {
  results: readonly V[]
  others: boolean
}

export type SearchOptions<V> = (text: string, page: number, abort: AbortSignal) => Promise<OptionsPage<V>>

/** Debounce of remote choices. */
const SEARCH_DELAY = 150

interface Stato<V> {
  text: string | null
  pagina: number
  items: readonly V[]
  others: boolean
  fallita: boolean
}

/**
 * Choices that the server finds while the user writes: 150 ms after the last key, then page by page. A late answer to
 * an earlier text is thrown away.
 * @param active false while the list is closed: nothing is asked
 */
export function useRemoteSearch<V>(search: SearchOptions<V>, text: string, active: boolean) {
  const [stato, setStato] = useState<Stato<V>>({ text: null, pagina: 0, items: [], others: false, fallita: false })
  const [request, setRequest] = useState({ text, pagina: 1, prova: 0 })
  const [inProgress, setUnderWay] = useState(false)

  useEffect(() => {
    if (!active) return
    const timer = setTimeout(() => setRequest((r) => (r.text === text ? r : { ...r, text, pagina: 1 })), SEARCH_DELAY)
    return () => clearTimeout(timer)
  }, [text, active])

  const ask = useEffectEvent((which: typeof request, abort: AbortSignal) => search(which.text, which.pagina, abort))
  useEffect(() => {
    if (!active) return
    const abort = new AbortController()
    setUnderWay(true)
    ask(request, abort.signal)
      .then(
        ({ results, others }) => {
          if (abort.signal.aborted) return
          setStato((before) => ({
            text: request.text,
            pagina: request.pagina,
            items: request.pagina === 1 ? results : [...before.items, ...results],
            others,
            fallita: false,
          }))
        },
        () => {
          if (!abort.signal.aborted) setStato((before) => ({ ...before, fallita: true }))
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
    fallita: stato.fallita,
    inCorso: active && (inProgress || stato.text !== text) && !stato.fallita,
    /** Asks the next page; nothing happens while one is on its way. */
    ancora() {
      if (!inProgress && stato.others) setRequest((r) => ({ ...r, pagina: stato.pagina + 1 }))
    },
    retry: () => setRequest((r) => ({ ...r, prova: r.prova + 1 })),
  }
}
