/** Place of a cell among those shown; column 0 is the head of the row. */
export interface MatrixPlace {
  riga: number
  colonna: number
}

/** Rows that PageUp and PageDown jump over. */
const PAGE = 8

/**
 * Where a key leads from a place of the grid (WAI-ARIA grid pattern); null for keys that do not move.
 * @param righe rows shown
 * @param columns columns shown, the head included
 */
export function stepInMatrix(
  { key, ctrl }: { key: string; ctrl: boolean },
  { riga, colonna }: MatrixPlace,
  righe: number,
  columns: number,
): MatrixPlace | null {
  const destinations: Record<string, MatrixPlace> = {
    ArrowUp: { riga: ctrl ? 0 : riga - 1, colonna },
    ArrowDown: { riga: ctrl ? righe : riga + 1, colonna },
    ArrowLeft: { riga, colonna: ctrl ? 0 : colonna - 1 },
    ArrowRight: { riga, colonna: ctrl ? columns : colonna + 1 },
    Home: { riga: ctrl ? 0 : riga, colonna: 0 },
    End: { riga: ctrl ? righe : riga, colonna: columns },
    PageUp: { riga: riga - PAGE, colonna },
    PageDown: { riga: riga + PAGE, colonna },
  }
  const meta = Object.hasOwn(destinations, key) ? destinations[key] : undefined
  return meta ? isInside(meta, righe, columns) : null
}

/** The nearest place that is shown. */
export function isInside({ riga, colonna }: MatrixPlace, righe: number, columns: number): MatrixPlace {
  return {
    riga: Math.max(0, Math.min(riga, righe - 1)),
    colonna: Math.max(0, Math.min(colonna, columns - 1)),
  }
}
