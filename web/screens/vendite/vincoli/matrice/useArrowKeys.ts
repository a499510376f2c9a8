import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { isInside, type MatrixPlace, stepInMatrix } from './stepInMatrix.ts'

interface Frecce {
  /** The one cell that Tab reaches. */
  attivo: MatrixPlace
  /** Handlers of the grid; its buttons carry `data-riga` and `data-colonna`. */
  eventi: {
    onKeyDown: (evento: KeyboardEvent<HTMLElement>) => void
    onFocus: (evento: FocusEvent<HTMLElement>) => void
  }
}

function postoDi(elemento: EventTarget): MatrixPlace | null {
  const bottone = elemento instanceof HTMLElement ? elemento.closest<HTMLElement>('[data-riga]') : null
  return bottone ? { riga: Number(bottone.dataset.riga), colonna: Number(bottone.dataset.colonna) } : null
}

/** Arrows, Home, End and pages move over the cells of a grid, of which Tab reaches only the last visited. */
export function useArrowKeys(righe: number, colonne: number): Frecce {
  const [ultimo, setUltimo] = useState<MatrixPlace>({ riga: 0, colonna: 1 })
  return {
    attivo: isInside(ultimo, righe, colonne),
    eventi: {
      onKeyDown(evento) {
        const qui = postoDi(evento.target)
        if (!qui || evento.altKey) return
        const meta = stepInMatrix({ key: evento.key, ctrl: evento.ctrlKey || evento.metaKey }, qui, righe, colonne)
        if (!meta) return
        evento.preventDefault()
        evento.currentTarget
          .querySelector<HTMLElement>(`[data-riga="${meta.riga}"][data-colonna="${meta.colonna}"]`)
          ?.focus()
      },
      onFocus(evento) {
        const qui = postoDi(evento.target)
        if (qui) setUltimo(qui)
      },
    },
  }
}
