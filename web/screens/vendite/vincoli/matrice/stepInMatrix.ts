/** Place of a cell among those shown; column 0 is the head of the row. */
export interface MatrixPlace {
  riga: number
  column: number
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
  { riga, column }: MatrixPlace,
  righe: number,
  columns: number,
): MatrixPlace | null {
  const destinations: Record<string, MatrixPlace> = {
    ArrowUp: { riga: ctrl ? 0 : riga - 1, column },
    ArrowDown: { riga: ctrl ? righe : riga + 1, column },
    ArrowLeft: { riga, column: ctrl ? 0 : column - 1 },
    ArrowRight: { riga, column: ctrl ? columns : column + 1 },
    Home: { riga: ctrl ? 0 : riga, column: 0 },
    End: { riga: ctrl ? righe : riga, column: columns },
    PageUp: { riga: riga - PAGE, column },
    PageDown: { riga: riga + PAGE, column },
  }
  const meta = Object.hasOwn(destinations, key) ? destinations[key] : undefined
  return meta ? isInside(meta, righe, columns) : null
}

/** The nearest place that is shown. */
export function isInside({ riga, column }: MatrixPlace, righe: number, columns: number): MatrixPlace {
  return {
    riga: Math.max(0, Math.min(riga, righe - 1)),
    column: Math.max(0, Math.min(column, columns - 1)),
  }
}
