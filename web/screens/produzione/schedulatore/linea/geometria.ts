import { aggiungiMesi, giorniFra, giornoNumero, minutiDelGiorno, numeroGiorno } from '../tempo.ts'

export type Zoom = 'giorno' | 'settimana' | 'mese'
export const ZOOM = ['giorno', 'settimana', 'mese'] as const

// Sizes of the timeline, in pixels and hours.
export const ALTEZZA_TESTATA = 95
export const LARGHEZZA_LEGENDA = 80
export const LARGHEZZA_PANNELLO = 280
export const ALTEZZA_RIGA = 110
export const ORA_INIZIO = 8
export const COLONNE_ORA = 13
export const LARGHEZZA_ORA = 15

/** A day's width; at the day zoom it holds the hour columns. */
export const LARGHEZZA_GIORNO: Record<Zoom, number> = {
  giorno: COLONNE_ORA * LARGHEZZA_ORA,
  settimana: 56,
  mese: 18,
}

/** Days of the timeline: `[inizio, fine)`. */
export interface Arco {
  inizio: string
  fine: string
  giorni: number
}

/** Two months back to nine months ahead, the last day included. */
export function arcoDi(oggi: string): Arco {
  const inizio = aggiungiMesi(oggi, -2)
  const fine = giornoNumero(numeroGiorno(aggiungiMesi(oggi, 9)) + 1)
  return { inizio, fine, giorni: giorniFra(inizio, fine) }
}

/** Where in its day an instant stands, 0 to 1: the hour columns run from 8 to 20, what is outside stands at the edge. */
export function frazioneDelGiorno(minuti: number): number {
  const dentro = (minuti - ORA_INIZIO * 60) / (COLONNE_ORA * 60)
  return Math.min(1, Math.max(0, dentro))
}

/** Distance in pixels of an instant from the beginning of the timeline; outside of it too. */
export function xDi(istante: string, arco: Arco, zoom: Zoom): number {
  const giorno = giorniFra(arco.inizio, istante)
  return (giorno + frazioneDelGiorno(minutiDelGiorno(istante))) * LARGHEZZA_GIORNO[zoom]
}

/** The day at a distance, kept within the timeline. */
export function giornoA(x: number, arco: Arco, zoom: Zoom): string {
  const indice = Math.floor(x / LARGHEZZA_GIORNO[zoom])
  return giornoNumero(numeroGiorno(arco.inizio) + Math.min(arco.giorni - 1, Math.max(0, indice)))
}

/**
 * The start ('YYYY-MM-DD HH') that a distance means when something is dropped there: the nearest hour column at the day
 * zoom, the nearest day otherwise.
 * @param aGiorni true for phases in days: they begin at midnight whatever the zoom
 */
export function inizioA(x: number, arco: Arco, zoom: Zoom, aGiorni: boolean): string {
  const larghezza = LARGHEZZA_GIORNO[zoom]
  const perOra = zoom === 'giorno' && !aGiorni
  if (!perOra) return `${giornoA(Math.round(x / larghezza) * larghezza, arco, zoom)} ${aGiorni ? '00' : '08'}`
  const colonna = Math.round(x / LARGHEZZA_ORA)
  const giorno = giornoA(colonna * LARGHEZZA_ORA, arco, zoom)
  const ora = ORA_INIZIO + (((colonna % COLONNE_ORA) + COLONNE_ORA) % COLONNE_ORA)
  return `${giorno} ${String(ora).padStart(2, '0')}`
}

/** Days on screen, as indexes `[da, a)`. */
export interface Finestra {
  da: number
  a: number
  /** The left edge of the screen stays before this day as long as the window holds. */
  bordo: number
}

/**
 * The days to draw: those on screen and a margin on both sides. Cut to whole blocks, so that scrolling draws again
 * only when a block comes in.
 * @param scorrimento pixels scrolled
 * @param larghezza of what is on screen, pixels
 */
export function finestraGiorni(scorrimento: number, larghezza: number, arco: Arco, zoom: Zoom): Finestra {
  const giorno = LARGHEZZA_GIORNO[zoom]
  const blocco = Math.max(2, Math.ceil(larghezza / giorno / 4))
  const primo = Math.floor(scorrimento / giorno / blocco) - 1
  const ultimo = Math.ceil((scorrimento + larghezza) / giorno / blocco) + 1
  return {
    da: Math.max(0, primo * blocco),
    a: Math.min(arco.giorni, Math.max(0, ultimo * blocco)),
    bordo: (primo + 2) * blocco,
  }
}

/** Scroll that puts a day a little after the left edge. */
export function scorrimentoPer(giorno: string, arco: Arco, zoom: Zoom, larghezza: number): number {
  return Math.max(0, Math.round(xDi(giorno.slice(0, 10), arco, zoom) - Math.min(larghezza / 4, LARGHEZZA_GIORNO[zoom])))
}

/** Hours of a window beginning at 8, as the part of the hour columns it takes; one longer than they are fills them. */
export function larghezzaFinestra(oreDelGiorno: number): number {
  return Math.min(1, Math.max(0, oreDelGiorno) / COLONNE_ORA)
}
