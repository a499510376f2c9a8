import { useEffect, useRef } from 'react'

type Part = 'su' | 'giu' | 'togli'

/** Keeps the keyboard's place in a list whose entries move: the next rendering gives the focus to the named one. */
export function useItemFocus() {
  const lista = useRef<HTMLOListElement>(null)
  const meta = useRef<{ index: number; part: Part | undefined } | null>(null)

  useEffect(() => {
    if (!meta.current) return
    const { index, part } = meta.current
    const item = lista.current?.children[index]
    if (!item) return
    meta.current = null
    const button = part && item.querySelector<HTMLButtonElement>(`[data-parte="${part}"]:not(:disabled)`)
    ;(button ?? item.querySelector<HTMLElement>('[role="spinbutton"], input'))?.focus()
  })

  return {
    lista,
    /** After the coming change, the field of an entry, or one of its buttons as long as it can be pressed. */
    goTo(index: number, part?: Part) {
      meta.current = { index, part }
    },
  }
}
