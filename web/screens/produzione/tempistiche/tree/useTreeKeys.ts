import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { TreeNode } from './tree.ts'

interface Commands {
  righe: readonly TreeNode[]
  opened: (node: TreeNode) => boolean
  open: (node: TreeNode, open: boolean) => void
  onEnter: (node: TreeNode) => void
  onCanc: (node: TreeNode) => void
}

const rigaOf = (element: EventTarget) =>
  element instanceof HTMLElement ? element.closest<HTMLElement>('[data-riga]') : null

/**
 * Keys of a tree grid (WAI-ARIA): up and down, Home and End; right opens or goes in, left closes or goes out; Enter
 * acts, Canc removes. Tab reaches only the last row visited.
 */
export function useTreeKeys({ righe, opened, open, onEnter, onCanc }: Commands) {
  const [last, setLast] = useState('')
  const active = righe.some(({ key }) => key === last) ? last : (righe[0]?.key ?? '')

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const element = rigaOf(event.target)
    const here = righe.findIndex(({ key }) => key === element?.dataset.riga)
    const node = righe[here]
    if (!node || event.altKey || event.ctrlKey || event.metaKey) return
    const goTo = (index: number) => {
      const meta = righe[Math.max(0, Math.min(index, righe.length - 1))]
      if (meta) event.currentTarget.querySelector<HTMLElement>(`[data-riga="${CSS.escape(meta.key)}"]`)?.focus()
    }
    const onButton = event.target !== element
    const keys: Record<string, () => void> = {
      ArrowUp: () => goTo(here - 1),
      ArrowDown: () => goTo(here + 1),
      Home: () => goTo(0),
      End: () => goTo(righe.length - 1),
      ArrowRight() {
        if (node.figli.length === 0) return
        if (opened(node)) goTo(here + 1)
        else open(node, true)
      },
      ArrowLeft() {
        if (node.figli.length > 0 && opened(node)) open(node, false)
        else goTo(righe.findLastIndex((riga, index) => index < here && riga.livello < node.livello))
      },
      ...(onButton ? {} : { Enter: () => onEnter(node), Delete: () => onCanc(node) }),
    }
    const action = Object.hasOwn(keys, event.key) ? keys[event.key] : undefined
    if (!action) return
    event.preventDefault()
    action()
  }

  return {
    /** Key of the row that Tab reaches. */
    active,
    eventi: {
      onKeyDown,
      onFocus(event: FocusEvent<HTMLElement>) {
        const key = rigaOf(event.target)?.dataset.riga
        if (key !== undefined) setLast(key)
      },
    },
  }
}
