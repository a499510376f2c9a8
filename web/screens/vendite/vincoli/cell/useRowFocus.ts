import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a cell's panel: a form that closes gives the focus back to the button that opened it.
 * @param aperto number of the constraint whose form is open, 'nuovo' for one more, null for none
 * @returns for the button that adds one; it also takes the focus of a constraint that is gone
 */
export function useRowFocus(aperto: number | 'nuovo' | null): RefObject<HTMLButtonElement | null> {
  const aggiungi = useRef<HTMLButtonElement>(null)
  const prima = useRef(aperto)
  useEffect(() => {
    if (aperto === null && prima.current !== null) {
      const modifica = document.querySelector<HTMLElement>(`[data-modifica="${prima.current}"]`)
      ;(modifica ?? aggiungi.current)?.focus()
    }
    prima.current = aperto
  }, [aperto])
  return aggiungi
}
