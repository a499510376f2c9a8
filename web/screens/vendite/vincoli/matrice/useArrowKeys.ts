import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { isInside, type MatrixPlace, stepInMatrix } from './stepInMatrix.ts'

interface Frecce {
  /** The one cell that Tab reaches. */
  attivo: MatrixPlace
  /** Handlers of the grid; its buttons carry `data-riga` and `data-colonna`. */
  eventi: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

function postoDi(elemento: EventTarget): MatrixPlace | null {
  const button = elemento instanceof HTMLElement ? elemento.closest<HTMLElement>('[data-riga]') : null
  return button ? { riga: Number(button.dataset.riga), colonna: Number(button.dataset.colonna) } : null
}

/** Arrows, Home, End and pages move over the cells of a grid, of which Tab reaches only the last visited. */
export function useArrowKeys(righe: number, colonne: number): Frecce {
  const [ultimo, setUltimo] = useState<MatrixPlace>({ riga: 0, colonna: 1 })
  return {
    attivo: isInside(ultimo, righe, colonne),
    eventi: {
      onKeyDown(event) {
        const qui = postoDi(event.target)
        if (!qui || event.altKey) return
        const meta = stepInMatrix({ key: event.key, ctrl: event.ctrlKey || event.metaKey }, qui, righe, colonne)
        if (!meta) return
        event.preventDefault()
        event.currentTarget
          .querySelector<HTMLElement>(`[data-riga="${meta.riga}"][data-colonna="${meta.colonna}"]`)
          ?.focus()
      },
      onFocus(event) {
        const qui = postoDi(event.target)
        if (qui) setUltimo(qui)
      },
    },
  }
}
