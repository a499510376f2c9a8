import { useEffect, useEffectEvent, useState } from 'react'
import { useIsLeaving } from './page/useIsLeaving.ts'

/** Milliseconds after the last key before a text that filters is acted upon. */
const DELAY = 250

/**
 * Text of a filter while it is written: `onChange` hears of it 250 ms after the last key, without outer blanks.
 * Leaving the page cancels what was typed just before: it must not navigate back.
 * @returns what to show and how to change it
 */
export function useDebouncedText(
  value: string,
  onChange: (text: string) => void,
): [scritto: string, scrivi: (text: string) => void] {
  const isLeaving = useIsLeaving()
  const [written, setWritten] = useState(value)
  const [known, setKnown] = useState({ valore: value, sent: value })
  // The value may change from outside (back, 'Azzera filtri'): then it wins over what is written. When it is only our
  // own text coming back, what was typed since stays.
  if (value !== known.valore) {
    setKnown({ valore: value, sent: value })
    if (value !== known.sent) setWritten(value)
  }
  const send = useEffectEvent((text: string) => {
    if (text === value || isLeaving) return
    setKnown({ ...known, sent: text })
    onChange(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(written.trim()), DELAY)
    return () => clearTimeout(timer)
  }, [written])
  return [written, setWritten]
}
