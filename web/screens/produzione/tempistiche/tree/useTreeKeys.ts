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

  function onKeyDown(evento: KeyboardEvent<HTMLElement>) {
    const elemento = rigaDi(evento.target)
    const qui = righe.findIndex(({ chiave }) => chiave === elemento?.dataset.riga)
    const nodo = righe[qui]
    if (!nodo || evento.altKey || evento.ctrlKey || evento.metaKey) return
    const vaiA = (indice: number) => {
      const meta = righe[Math.max(0, Math.min(indice, righe.length - 1))]
      if (meta) evento.currentTarget.querySelector<HTMLElement>(`[data-riga="${CSS.escape(meta.chiave)}"]`)?.focus()
    }
    const suBottone = evento.target !== elemento
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
        else vaiA(righe.findLastIndex((riga, indice) => indice < qui && riga.livello < nodo.livello))
      },
      ...(suBottone ? {} : { Enter: () => onEnter(nodo), Delete: () => onCanc(nodo) }),
    }
    const azione = Object.hasOwn(tasti, evento.key) ? tasti[evento.key] : undefined
    if (!azione) return
    evento.preventDefault()
    azione()
  }

  return {
    /** Key of the row that Tab reaches. */
    attiva,
    eventi: {
      onKeyDown,
      onFocus(evento: FocusEvent<HTMLElement>) {
        const chiave = rigaDi(evento.target)?.dataset.riga
        if (chiave !== undefined) setUltima(chiave)
      },
    },
  }
}
