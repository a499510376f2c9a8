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

/**
 * The zoom that the timeline opens at: the nearest with the whole plan of the order in sight; weeks while there is none.
 * @param stretch days of the plan, from its first to its last
 */
export function openingZoom(stretch: { da: string; a: string } | null, width: number): Zoom {
  return stretch ? fittingZoom(daysBetween(stretch.da, stretch.a) + 2, width) : 'settimana'
}

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
  const density = remembered === 'ampia' ? 'ampia' : 'compatta'
  return { densita: density, layout: LAYOUTS[density] }
}

/** Days of the timeline: `[inizio, fine)`. */
export interface Span {
  inizio: string
  fine: string
  days: number
}

/** Two months back to nine months ahead, the last day included. */
export function spanOf(today: string): Span {
  const inizio = addMonths(today, -2)
  const fine = dayOfNumber(numberOfDay(addMonths(today, 9)) + 1)
  return { inizio, fine, days: daysBetween(inizio, fine) }
}

/** Where in its day an instant stands, 0 to 1: the hour columns run from 8 to 20, what is outside stands at the edge. */
function fractionOfDay(minutes: number): number {
  const inside = (minutes - START_HOUR * 60) / (HOUR_COLUMNS * 60)
  return Math.min(1, Math.max(0, inside))
}

/** Distance in pixels of an instant from the beginning of the timeline; outside of it too. */
export function xOf(instant: string, span: Span, zoom: Zoom): number {
  const day = daysBetween(span.inizio, instant)
  return (day + fractionOfDay(minutesOfDay(instant))) * DAY_WIDTH[zoom]
}

/** The day at a distance, kept within the timeline. */
export function dayAt(x: number, span: Span, zoom: Zoom): string {
  const index = Math.floor(x / DAY_WIDTH[zoom])
  return dayOfNumber(numberOfDay(span.inizio) + Math.min(span.days - 1, Math.max(0, index)))
}

/**
 * The start ('YYYY-MM-DD HH') that a distance means when something is dropped there: the nearest hour column at the day
 * zoom, the nearest day otherwise.
 * @param inDays true for phases in days: they begin at midnight whatever the zoom
 */
export function startAt(x: number, span: Span, zoom: Zoom, inDays: boolean): string {
  const larghezza = DAY_WIDTH[zoom]
  const byHour = zoom === 'giorno' && !inDays
  if (!byHour) return `${dayAt(Math.round(x / larghezza) * larghezza, span, zoom)} ${inDays ? '00' : '08'}`
  const column = Math.round(x / HOUR_WIDTH)
  const day = dayAt(column * HOUR_WIDTH, span, zoom)
  const hour = START_HOUR + (((column % HOUR_COLUMNS) + HOUR_COLUMNS) % HOUR_COLUMNS)
  return `${day} ${String(hour).padStart(2, '0')}`
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
 * @param scrolling pixels scrolled
 * @param larghezza of what is on screen, pixels
 */
export function windowDays(scrolling: number, larghezza: number, span: Span, zoom: Zoom): TimeWindow {
  const day = DAY_WIDTH[zoom]
  const block = Math.max(2, Math.ceil(larghezza / day / 4))
  const first = Math.floor(scrolling / day / block) - 1
  const last = Math.ceil((scrolling + larghezza) / day / block) + 1
  return {
    da: Math.max(0, first * block),
    a: Math.min(span.days, Math.max(0, last * block)),
    bordo: (first + 2) * block,
  }
}

/** Scroll that puts a day a little after the left edge. */
export function scrollFor(day: string, span: Span, zoom: Zoom, larghezza: number): number {
  return Math.max(0, Math.round(xOf(day.slice(0, 10), span, zoom) - Math.min(larghezza / 4, DAY_WIDTH[zoom])))
}

/** Hours of a window beginning at 8, as the part of the hour columns it takes; one longer than they are fills them. */
export function windowWidth(hoursOfDay: number): number {
  return Math.min(1, Math.max(0, hoursOfDay) / HOUR_COLUMNS)
}
