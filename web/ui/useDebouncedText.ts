import { useEffect, useEffectEvent, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** Milliseconds after the last key before a text that filters is acted upon. */
const RITARDO = 250

/**
 * Text of a filter while it is written: `onChange` hears of it 250 ms after the last key, without outer blanks.
 * Leaving the page cancels what was typed just before: it must not navigate back.
 * @returns what to show and how to change it
 */
export function useDebouncedText(
  valore: string,
  onChange: (text: string) => void,
): [scritto: string, scrivi: (text: string) => void] {
  const { pathname } = useLocation()
  const { location: verso } = useNavigation()
  const [scritto, setScritto] = useState(valore)
  const [noto, setNoto] = useState({ valore, inviato: valore })
  // The value may change from outside (back, 'Azzera filtri'): then it wins over what is written. When it is only our
  // own text coming back, what was typed since stays.
  if (valore !== noto.valore) {
    setNoto({ valore, inviato: valore })
    if (valore !== noto.inviato) setScritto(valore)
  }
  const invia = useEffectEvent((text: string) => {
    if (text === valore || (verso && verso.pathname !== pathname)) return
    setNoto({ ...noto, inviato: text })
    onChange(text)
  })
  useEffect(() => {
    const timer = setTimeout(() => invia(scritto.trim()), RITARDO)
    return () => clearTimeout(timer)
  }, [scritto])
  return [scritto, setScritto]
}
