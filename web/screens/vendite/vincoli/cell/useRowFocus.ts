import { type RefObject, useEffect, useRef } from 'react'

/**
 * Keeps the keyboard's place in a cell's panel: a form that closes gives the focus back to the button that opened it.
 * @param open number of the constraint whose form is open, 'nuovo' for one more, null for none
 * @returns for the button that adds one; it also takes the focus of a constraint that is gone
 */
export function useRowFocus(open: number | 'nuovo' | null): RefObject<HTMLButtonElement | null> {
  const add = useRef<HTMLButtonElement>(null)
  const before = useRef(open)
  useEffect(() => {
    if (open === null && before.current !== null) {
      const edit = document.querySelector<HTMLElement>(`[data-modifica="${before.current}"]`)
      ;(edit ?? add.current)?.focus()
    }
    before.current = open
  }, [open])
  return add
}
