import { useEffect, useRef } from 'react'

/**
 * Keeps the keyboard with the entry that was moved: the list comes back in its new order some time later. Its entries
 * have `data-voce`, their buttons `data-parte`.
 * @param order of the entries, as one text
 */
export function useMovedFocus(order: string) {
  const lista = useRef<HTMLOListElement>(null)
  const moved = useRef<{ pk: number; part: 'su' | 'giu' } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: only once the order is another one
  useEffect(() => {
    if (!moved.current) return
    const { pk, part } = moved.current
    moved.current = null
    const buttons = lista.current?.querySelectorAll<HTMLButtonElement>(`[data-voce="${pk}"] button:not(:disabled)`)
    const own = [...(buttons ?? [])]
    // At the end of the list it can only come back.
    ;(own.find(({ dataset }) => dataset.parte === part) ?? own[0])?.focus()
  }, [order])
  return {
    lista,
    follow(pk: number, part: 'su' | 'giu') {
      moved.current = { pk, part }
    },
  }
}
