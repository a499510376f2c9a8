import { addMonths, dayOfNumber, daysBetween, minutesOfDay, numberOfDay } from '../time.ts'

export type Zoom = 'giorno' | 'settimana' | 'mese'
export const ZOOM = ['giorno', 'settimana', 'mese'] as const

// Sizes of the timeline, in pixels and hours.
export const HEADER_HEIGHT = 95
export const PANEL_WIDTH = 280
export const START_HOUR = 8
export const HOUR_COLUMNS = 13
export const HOUR_WIDTH = 15

/** A day's width; at the day zoom it holds the hour columns. */
export const DAY_WIDTH: Record<Zoom, number> = {
  giorno: HOUR_COLUMNS * HOUR_WIDTH,
  settimana: 56,
  mese: 18,
}

/** The nearest zoom in which so many days are seen at once. @param width px that there are for them */
export const fittingZoom = (days: number, width: number): Zoom =>
  ZOOM.find((zoom) => days * DAY_WIDTH[zoom] <= width) ?? 'mese'

/** How wide the column of the names is and how high a row, pixels. */
export interface TimelineLayout {
  legenda: number
  riga: number
}

/** The two layouts: high rows beside a narrow column of names, or low rows beside a wide one. */
export const LAYOUTS = {
  compatta: { legenda: 80, riga: 110 },
  ampia: { legenda: 150, riga: 75 },
} as const satisfies Record<string, TimelineLayout>
export type Density = keyof typeof LAYOUTS

/** The layout of what a device remembers: whatever else it holds is the usual one. */
export function layoutOf(remembered: unknown): { densita: Density; layout: TimelineLayout } {
  const densita = remembered === 'ampia' ? 'ampia' : 'compatta'
  return { densita, layout: LAYOUTS[densita] }
}

/** Days of the timeline: `[inizio, fine)`. */
export interface Arco {
  inizio: string
  fine: string
  giorni: number
}

/** Two months back to nine months ahead, the last day included. */
export function arcoOf(oggi: string): Arco {
  const inizio = addMonths(oggi, -2)
  const fine = dayOfNumber(numberOfDay(addMonths(oggi, 9)) + 1)
  return { inizio, fine, giorni: daysBetween(inizio, fine) }
}

/** Where in its day an instant stands, 0 to 1: the hour columns run from 8 to 20, what is outside stands at the edge. */
function fractionOfDay(minuti: number): number {
  const inside = (minuti - START_HOUR * 60) / (HOUR_COLUMNS * 60)
  return Math.min(1, Math.max(0, inside))
}

/** Distance in pixels of an instant from the beginning of the timeline; outside of it too. */
export function xOf(istante: string, arco: Arco, zoom: Zoom): number {
  const giorno = daysBetween(arco.inizio, istante)
  return (giorno + fractionOfDay(minutesOfDay(istante))) * DAY_WIDTH[zoom]
}

/** The day at a distance, kept within the timeline. */
export function dayAt(x: number, arco: Arco, zoom: Zoom): string {
  const index = Math.floor(x / DAY_WIDTH[zoom])
  return dayOfNumber(numberOfDay(arco.inizio) + Math.min(arco.giorni - 1, Math.max(0, index)))
}

/**
 * The start ('YYYY-MM-DD HH') that a distance means when something is dropped there: the nearest hour column at the day
 * zoom, the nearest day otherwise.
 * @param aGiorni true for phases in days: they begin at midnight whatever the zoom
 */
export function startAt(x: number, arco: Arco, zoom: Zoom, aGiorni: boolean): string {
  const larghezza = DAY_WIDTH[zoom]
  const perOra = zoom === 'giorno' && !aGiorni
  if (!perOra) return `${dayAt(Math.round(x / larghezza) * larghezza, arco, zoom)} ${aGiorni ? '00' : '08'}`
  const colonna = Math.round(x / HOUR_WIDTH)
  const giorno = dayAt(colonna * HOUR_WIDTH, arco, zoom)
  const ora = START_HOUR + (((colonna % HOUR_COLUMNS) + HOUR_COLUMNS) % HOUR_COLUMNS)
  return `${giorno} ${String(ora).padStart(2, '0')}`
}

/** Days on screen, as indexes `[da, a)`. */
export interface TimeWindow {
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
export function windowDays(scorrimento: number, larghezza: number, arco: Arco, zoom: Zoom): TimeWindow {
  const giorno = DAY_WIDTH[zoom]
  const blocco = Math.max(2, Math.ceil(larghezza / giorno / 4))
  const primo = Math.floor(scorrimento / giorno / blocco) - 1
  const last = Math.ceil((scorrimento + larghezza) / giorno / blocco) + 1
  return {
    da: Math.max(0, primo * blocco),
    a: Math.min(arco.giorni, Math.max(0, last * blocco)),
    bordo: (primo + 2) * blocco,
  }
}

/** Scroll that puts a day a little after the left edge. */
export function scrollFor(giorno: string, arco: Arco, zoom: Zoom, larghezza: number): number {
  return Math.max(0, Math.round(xOf(giorno.slice(0, 10), arco, zoom) - Math.min(larghezza / 4, DAY_WIDTH[zoom])))
}

/** Hours of a window beginning at 8, as the part of the hour columns it takes; one longer than they are fills them. */
export function windowWidth(oreDelGiorno: number): number {
  return Math.min(1, Math.max(0, oreDelGiorno) / HOUR_COLUMNS)
}
