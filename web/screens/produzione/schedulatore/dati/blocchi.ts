import type { Arco } from '../linea/geometria.ts'
import { aggiungiGiorni, giorniFra } from '../tempo.ts'

/** Days read at once: a few screens, and a small answer. */
export const BLOCCO = 14
/** Blocks followed beyond each end of what is on screen: scrolling a little changes nothing. */
const MARGINE = 2

/** Blocks of the timeline, `[primo, dopo)`. */
export interface Blocchi {
  primo: number
  dopo: number
}

/** The blocks that hold days `[da, a)`. */
export function blocchiDi(arco: Arco, da: string, a: string): Blocchi {
  return {
    primo: Math.max(0, Math.floor(giorniFra(arco.inizio, da) / BLOCCO)),
    dopo: Math.ceil(Math.min(arco.giorni, giorniFra(arco.inizio, a)) / BLOCCO),
  }
}

/** The days of some blocks, `[da, a)`. */
export function giorniDi(arco: Arco, { primo, dopo }: Blocchi): { da: string; a: string } {
  const a = aggiungiGiorni(arco.inizio, dopo * BLOCCO)
  return { da: aggiungiGiorni(arco.inizio, primo * BLOCCO), a: a < arco.fine ? a : arco.fine }
}

/** What is to be followed for some blocks to be on screen. */
export function conMargine(arco: Arco, { primo, dopo }: Blocchi): Blocchi {
  return {
    primo: Math.max(0, primo - MARGINE),
    dopo: Math.min(Math.ceil(arco.giorni / BLOCCO), dopo + MARGINE),
  }
}

export function contiene(fuori: Blocchi | null, dentro: Blocchi): boolean {
  return fuori !== null && fuori.primo <= dentro.primo && dentro.dopo <= fuori.dopo
}

/** The stretches of blocks that `manca`: one reading each. */
export function mancanti({ primo, dopo }: Blocchi, manca: (blocco: number) => boolean): Blocchi[] {
  const tratti: Blocchi[] = []
  for (let blocco = primo; blocco < dopo; blocco++) {
    if (!manca(blocco)) continue
    const ultimo = tratti.at(-1)
    if (ultimo?.dopo === blocco) ultimo.dopo++
    else tratti.push({ primo: blocco, dopo: blocco + 1 })
  }
  return tratti
}
