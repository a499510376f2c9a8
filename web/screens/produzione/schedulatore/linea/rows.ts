import type { TimelineRow } from '../model.ts'

/** Height of a lane with its gap; the first lane of a row is the current order's. */
export const LANE_HEIGHT = 20
export const CURRENT_HEIGHT = 24
/** Line with the count of what is not shown. */
const HIDDEN_HEIGHT = 18

/** Lanes of other orders that a row of so many pixels has while it is not opened. */
export function closedLanes(altezza: number): number {
  return Math.floor((altezza - CURRENT_HEIGHT - HIDDEN_HEIGHT - 4) / LANE_HEIGHT)
}

/** A row with its place under the header, pixels. */
export interface ArrangedRow extends TimelineRow {
  index: number
  alto: number
  altezza: number
  /** Lanes it can show. */
  corsie: number
  opened: boolean
  /** It has more lanes than it shows while closed. */
  apribile: boolean
}

/**
 * Rows one under the other, of the same height; an opened row of suppliers is as tall as its lanes need.
 * @param aperte names of the opened rows
 * @param lanes lanes that each row needs
 * @param usual height of a row, pixels
 */
export function arrangeRows(
  fasi: readonly TimelineRow[],
  aperte: ReadonlySet<string>,
  lanes: ReadonlyMap<string, number>,
  usual: number,
): { righe: ArrangedRow[]; altezza: number } {
  let high = 0
  const closed = closedLanes(usual)
  const righe = fasi.map((fase, index) => {
    const needed = lanes.get(fase.nomeFase) ?? 0
    const openable = needed > closed
    const open = fase.infiniteCapacity && openable && aperte.has(fase.nomeFase)
    const altezza = open ? Math.max(usual, CURRENT_HEIGHT + 8 + needed * LANE_HEIGHT) : usual
    const riga = {
      ...fase,
      index,
      alto: high,
      altezza,
      opened: open,
      apribile: openable,
      corsie: open ? needed : closed,
    }
    high += altezza
    return riga
  })
  return { righe, altezza: high }
}

/** Lanes of an opened row that are on screen, `[prima, dopo)`. */
export function visibleLanes(riga: ArrangedRow, scrolling: number, altezza: number): [number, number] {
  if (!riga.opened) return [0, riga.corsie]
  const above = scrolling - riga.alto - CURRENT_HEIGHT
  const before = Math.floor(above / LANE_HEIGHT) - 5
  const after = Math.ceil((above + altezza) / LANE_HEIGHT) + 5
  return [Math.max(0, Math.min(before, riga.corsie)), Math.max(0, Math.min(after, riga.corsie))]
}
