import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useLatestCallback } from '../useLatestCallback.ts'
import type { SearchOptions } from '../useRemoteSearch.ts'
import { markPick } from './enterPick.ts'

interface Options<V> {
  /** Enter chooses: the field's list is open and takes the first of what was found. */
  active: boolean
  /** Whether what is listed answers what is written. */
  ready: boolean
  text: string
  search: SearchOptions<V>
  /** Closes the list and, when something was chosen, takes it. */
  take: (item: V | null) => void
  /** What Enter asked for later has come, or will not. */
  settled: () => void
}

/**
 * One Enter chooses and lets the cursor go on: what is typed next is the next field's. Pressed before the answer has
 * come, it chooses the first of what comes; when that is nothing, `missed` is what was searched for.
 * @returns the keys of the field, what is highlighted, what Enter chooses later
 */
export function useEnterPick<V>({ active, ready, text, search, take, settled }: Options<V>) {
  const highlighted = useRef<V | null>(null)
  const asking = useRef<AbortController>(undefined)
  const [pending, setPending] = useState(false)
  const [missed, setMissed] = useState<string | null>(null)
  const took = useLatestCallback(take)
  const end = useLatestCallback(settled)
  useEffect(() => () => asking.current?.abort(), [])

  function forget() {
    asking.current?.abort()
    setPending(false)
    setMissed(null)
  }
  function pickLater() {
    const controller = new AbortController()
    asking.current?.abort()
    asking.current = controller
    setPending(true)
    search(text, 1, controller.signal).then(
      ({ results: [first] }) => {
        if (controller.signal.aborted) return
        setPending(false)
        if (first === undefined) setMissed(text)
        // In the form before the field is told to be left.
        else flushSync(() => took(first))
        end()
      },
      () => {
        if (controller.signal.aborted) return
        setPending(false)
        setMissed(text)
        end()
      },
    )
  }
  function onKeyDown(event: KeyboardEvent & { defaultMuiPrevented?: boolean }) {
    if (event.key !== 'Enter' || !active || event.nativeEvent.isComposing) return
    const chosen = ready ? highlighted.current : null
    // An open list in which nothing is found stays open.
    if (chosen === null && (ready || text === '')) return
    event.defaultMuiPrevented = true
    markPick(event)
    // The form that hears of it next looks at what is open.
    flushSync(() => {
      if (chosen === null) pickLater()
      took(chosen)
    })
  }
  return {
    onKeyDown,
    onHighlightChange: (_: unknown, item: V | null) => {
      highlighted.current = item
    },
    /** Until the answer comes the field keeps what was written. */
    pending,
    missed,
    forget,
  }
}
