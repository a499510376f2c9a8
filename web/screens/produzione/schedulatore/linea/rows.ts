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
  indice: number
  alto: number
  altezza: number
  /** Lanes it can show. */
  corsie: number
  aperta: boolean
  /** It has more lanes than it shows while closed. */
  apribile: boolean
}

/**
 * Rows one under the other, of the same height; an opened row of suppliers is as tall as its lanes need.
 * @param aperte names of the opened rows
 * @param corsie lanes that each row needs
 * @param usuale height of a row, pixels
 */
export function arrangeRows(
  fasi: readonly TimelineRow[],
  aperte: ReadonlySet<string>,
  corsie: ReadonlyMap<string, number>,
  usuale: number,
): { righe: ArrangedRow[]; altezza: number } {
  let alto = 0
  const chiuse = closedLanes(usuale)
  const righe = fasi.map((fase, indice) => {
    const servono = corsie.get(fase.nomeFase) ?? 0
    const apribile = servono > chiuse
    const aperta = fase.infiniteCapacity && apribile && aperte.has(fase.nomeFase)
    const altezza = aperta ? Math.max(usuale, CURRENT_HEIGHT + 8 + servono * LANE_HEIGHT) : usuale
    const riga = { ...fase, indice, alto, altezza, aperta, apribile, corsie: aperta ? servono : chiuse }
    alto += altezza
    return riga
  })
  return { righe, altezza: alto }
}

/** Lanes of an opened row that are on screen, `[prima, dopo)`. */
export function visibleLanes(riga: ArrangedRow, scorrimento: number, altezza: number): [number, number] {
  if (!riga.aperta) return [0, riga.corsie]
  const sopra = scorrimento - riga.alto - CURRENT_HEIGHT
  const prima = Math.floor(sopra / LANE_HEIGHT) - 5
  const dopo = Math.ceil((sopra + altezza) / LANE_HEIGHT) + 5
  return [Math.max(0, Math.min(prima, riga.corsie)), Math.max(0, Math.min(dopo, riga.corsie))]
}
