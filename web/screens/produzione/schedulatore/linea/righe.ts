import type { RigaFase } from '../modello.ts'
import { ALTEZZA_RIGA } from './geometria.ts'

/** Height of a lane with its gap; the first lane of a row is the current order's. */
export const ALTEZZA_CORSIA = 20
export const ALTEZZA_CORRENTE = 24
/** Line with the count of what is not shown. */
export const ALTEZZA_NASCOSTE = 18

/** Lanes of other orders that a row of the usual height has. */
export const CORSIE_CHIUSA = Math.floor((ALTEZZA_RIGA - ALTEZZA_CORRENTE - ALTEZZA_NASCOSTE - 4) / ALTEZZA_CORSIA)

/** A row with its place under the header, pixels. */
export interface RigaDisposta extends RigaFase {
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
export function disponiRighe(
  fasi: readonly RigaFase[],
  aperte: ReadonlySet<string>,
  corsie: ReadonlyMap<string, number>,
): { righe: RigaDisposta[]; altezza: number } {
  let alto = 0
  const righe = fasi.map((fase, indice) => {
    const servono = corsie.get(fase.nomeFase) ?? 0
    const aperta = fase.infiniteCapacity && aperte.has(fase.nomeFase) && servono > CORSIE_CHIUSA
    const altezza = aperta ? Math.max(ALTEZZA_RIGA, ALTEZZA_CORRENTE + 8 + servono * ALTEZZA_CORSIA) : ALTEZZA_RIGA
    const riga = { ...fase, indice, alto, altezza, aperta, corsie: aperta ? servono : CORSIE_CHIUSA }
    alto += altezza
    return riga
  })
  return { righe, altezza: alto }
}

/** Lanes of an opened row that are on screen, `[prima, dopo)`. */
export function corsieVisibili(riga: RigaDisposta, scorrimento: number, altezza: number): [number, number] {
  if (!riga.aperta) return [0, riga.corsie]
  const sopra = scorrimento - riga.alto - ALTEZZA_CORRENTE
  const prima = Math.floor(sopra / ALTEZZA_CORSIA) - 5
  const dopo = Math.ceil((sopra + altezza) / ALTEZZA_CORSIA) + 5
  return [Math.max(0, Math.min(prima, riga.corsie)), Math.max(0, Math.min(dopo, riga.corsie))]
}
