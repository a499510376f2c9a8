import type { TimelineRow } from '../model.ts'
import { ROW_HEIGHT } from './geometry.ts'

/** Height of a lane with its gap; the first lane of a row is the current order's. */
export const LANE_HEIGHT = 20
export const CURRENT_HEIGHT = 24
/** Line with the count of what is not shown. */
const HIDDEN_HEIGHT = 18

/** Lanes of other orders that a row of the usual height has. */
export const CLOSED_LANES = Math.floor((ROW_HEIGHT - CURRENT_HEIGHT - HIDDEN_HEIGHT - 4) / LANE_HEIGHT)

/** A row with its place under the header, pixels. */
export interface ArrangedRow extends TimelineRow {
  indice: number
  alto: number
  altezza: number
  /** Lanes it can show. */
  corsie: number
  aperta: boolean
}

/**
 * Rows one under the other: 110 px each; an opened row of suppliers is as tall as its lanes need.
 * @param aperte names of the opened rows
 * @param corsie lanes that each row needs
 */
export function arrangeRows(
  fasi: readonly TimelineRow[],
  aperte: ReadonlySet<string>,
  corsie: ReadonlyMap<string, number>,
): { righe: ArrangedRow[]; altezza: number } {
  let alto = 0
  const righe = fasi.map((fase, indice) => {
    const servono = corsie.get(fase.nomeFase) ?? 0
    const aperta = fase.infiniteCapacity && aperte.has(fase.nomeFase) && servono > CLOSED_LANES
    const altezza = aperta ? Math.max(ROW_HEIGHT, CURRENT_HEIGHT + 8 + servono * LANE_HEIGHT) : ROW_HEIGHT
    const riga = { ...fase, indice, alto, altezza, aperta, corsie: aperta ? servono : CLOSED_LANES }
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
