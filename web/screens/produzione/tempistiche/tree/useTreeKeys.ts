import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import type { TreeNode } from './tree.ts'

interface Comandi {
  righe: readonly TreeNode[]
  aperto: (nodo: TreeNode) => boolean
  apri: (nodo: TreeNode, aperto: boolean) => void
  onEnter: (nodo: TreeNode) => void
  onCanc: (nodo: TreeNode) => void
}

const rigaDi = (elemento: EventTarget) =>
  elemento instanceof HTMLElement ? elemento.closest<HTMLElement>('[data-riga]') : null

/**
 * Keys of a tree grid (WAI-ARIA): up and down, Home and End; right opens or goes in, left closes or goes out; Enter
 * acts, Canc removes. Tab reaches only the last row visited.
 */
export function useTreeKeys({ righe, aperto, apri, onEnter, onCanc }: Comandi) {
  const [ultima, setUltima] = useState('')
  const attiva = righe.some(({ chiave }) => chiave === ultima) ? ultima : (righe[0]?.chiave ?? '')

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const elemento = rigaDi(event.target)
    const qui = righe.findIndex(({ chiave }) => chiave === elemento?.dataset.riga)
    const nodo = righe[qui]
    if (!nodo || event.altKey || event.ctrlKey || event.metaKey) return
    const vaiA = (index: number) => {
      const meta = righe[Math.max(0, Math.min(index, righe.length - 1))]
      if (meta) event.currentTarget.querySelector<HTMLElement>(`[data-riga="${CSS.escape(meta.chiave)}"]`)?.focus()
    }
    const suBottone = event.target !== elemento
    const tasti: Record<string, () => void> = {
      ArrowUp: () => vaiA(qui - 1),
      ArrowDown: () => vaiA(qui + 1),
      Home: () => vaiA(0),
      End: () => vaiA(righe.length - 1),
      ArrowRight() {
        if (nodo.figli.length === 0) return
        if (aperto(nodo)) vaiA(qui + 1)
        else apri(nodo, true)
      },
      ArrowLeft() {
        if (nodo.figli.length > 0 && aperto(nodo)) apri(nodo, false)
        else vaiA(righe.findLastIndex((riga, index) => index < qui && riga.livello < nodo.livello))
      },
      ...(suBottone ? {} : { Enter: () => onEnter(nodo), Delete: () => onCanc(nodo) }),
    }
    const azione = Object.hasOwn(tasti, event.key) ? tasti[event.key] : undefined
    if (!azione) return
    event.preventDefault()
    azione()
  }

  return {
    /** Key of the row that Tab reaches. */
    attiva,
    eventi: {
      onKeyDown,
      onFocus(event: FocusEvent<HTMLElement>) {
        const chiave = rigaDi(event.target)?.dataset.riga
        if (chiave !== undefined) setUltima(chiave)
      },
    },
  }
}
