import { type FocusEvent, type KeyboardEvent, useState } from 'react'
import { isInside, type MatrixPlace, stepInMatrix } from './stepInMatrix.ts'

interface ArrowKeys {
  /** The one cell that Tab reaches. */
  active: MatrixPlace
  /** Handlers of the grid; its buttons carry `data-riga` and `data-colonna`. */
  eventi: {
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => void
    onFocus: (event: FocusEvent<HTMLElement>) => void
  }
}

function placeOf(element: EventTarget): MatrixPlace | null {
  const button = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-riga]') : null
  return button ? { riga: Number(button.dataset.riga), column: Number(button.dataset.colonna) } : null
}

/** Arrows, Home, End and pages move over the cells of a grid, of which Tab reaches only the last visited. */
export function useArrowKeys(righe: number, columns: number): ArrowKeys {
  const [last, setLast] = useState<MatrixPlace>({ riga: 0, column: 1 })
  return {
    active: isInside(last, righe, columns),
    eventi: {
      onKeyDown(event) {
        const here = placeOf(event.target)
        if (!here || event.altKey) return
        const meta = stepInMatrix({ key: event.key, ctrl: event.ctrlKey || event.metaKey }, here, righe, columns)
        if (!meta) return
        event.preventDefault()
        event.currentTarget
          .querySelector<HTMLElement>(`[data-riga="${meta.riga}"][data-colonna="${meta.column}"]`)
          ?.focus()
      },
      onFocus(event) {
        const here = placeOf(event.target)
        if (here) setLast(here)
      },
    },
  }
}
