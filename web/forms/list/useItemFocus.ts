import { useEffect, useRef } from 'react'

type Part = 'su' | 'giu' | 'togli'

/** Keeps the keyboard's place in a list whose entries move: the next rendering gives the focus to the named one. */
export function useItemFocus() {
  const lista = useRef<HTMLOListElement>(null)
  const meta = useRef<{ indice: number; parte: Part | undefined } | null>(null)

  useEffect(() => {
    if (!meta.current) return
    const { indice, parte } = meta.current
    const item = lista.current?.children[indice]
    if (!item) return
    meta.current = null
    const button = parte && item.querySelector<HTMLButtonElement>(`[data-parte="${parte}"]:not(:disabled)`)
    ;(button ?? item.querySelector<HTMLElement>('[role="spinbutton"], input'))?.focus()
  })

  return {
    lista,
    /** After the coming change, the field of an entry, or one of its buttons as long as it can be pressed. */
    vaiA(index: number, part?: Part) {
      meta.current = { indice: index, parte: part }
    },
  }
}
