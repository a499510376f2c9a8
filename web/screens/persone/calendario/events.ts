// What stands between the periods of the product and the events of the calendar component. Civil time as it is
// written: the component is told 'UTC', so that no zone and no change of the hour moves anything.

import { addDays } from '#ordini/ordini/rules.ts'
import { describePeriod, type Period } from '#persone/assenze/rules.ts'

/** Extremes of an event as the component knows them: the end is not included; a whole-day one has bare days. */
export interface EventBounds {
  allDay: boolean
  start: string
  end: string
}

/** An absence or a holiday on the calendar. */
export interface CalendarEntry extends Period {
  /** 'assenza-12', 'festivita-3'. */
  id: string
  /** What is written on it. */
  testo: string
  colore: string
  /** Whether it may be dragged, resized. */
  spostabile: boolean
}

/** A period as an event. */
export function boundsOf({ giornoDa, giornoA, oraDa, oraA }: Period): EventBounds {
  if (oraDa === null || oraA === null) return { allDay: true, start: giornoDa, end: addDays(giornoA, 1) }
  return { allDay: false, start: `${giornoDa}T${oraDa}:00`, end: `${giornoA}T${oraA}:00` }
}

/** An event, or a stretch chosen on the calendar, as a period. @param end missing: one day, or the hours after `start` */
export function periodOfBounds({ allDay, start, end }: EventBounds): Period {
  const [giornoDa, fine] = [start.slice(0, 10), end.slice(0, 10)]
  if (allDay) return { giornoDa, giornoA: fine > giornoDa ? addDays(fine, -1) : giornoDa, oraDa: null, oraA: null }
  return { giornoDa, giornoA: fine, oraDa: start.slice(11, 16), oraA: end.slice(11, 16) }
}

/** How a person's absences are coloured: hues far from each other, dark enough for white text. */
export function colorOf(index: number): string {
  return `hsl(${Math.round((index * 137.508 + 150) % 360)} 45% 30%)`
}

/** How holidays are coloured. */
export const FESTIVITA_COLOR = '#a3372f'

/** An event of the component. */
export function eventOf(item: CalendarEntry) {
  return {
    ...boundsOf(item),
    id: item.id,
    title: item.testo,
    color: item.colore,
    contrastColor: '#ffffff',
    startEditable: item.spostabile,
    durationEditable: item.spostabile,
    extendedProps: { descrizione: `${item.testo}, ${describePeriod(item)}` },
  }
}

/** Days between which the calendar reads: start of the month before to end of the month after. */
export function readDays(day: string): { da: string; a: string } {
  const [year, month] = day.split('-').map(Number) as [number, number]
  const first = (ofMonth: number) => new Date(Date.UTC(year, ofMonth, 1)).toISOString().slice(0, 10)
  return { da: first(month - 2), a: addDays(first(month + 1), -1) }
}

/** The day that stands `steps` months or weeks away; in a shorter month its last day. */
export function stepDay(day: string, vista: 'mese' | 'settimana', steps: number): string {
  if (vista === 'settimana') return addDays(day, steps * 7)
  const [year, month, segnalazioneAt] = day.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(year, month + steps, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + steps, Math.min(segnalazioneAt, last))).toISOString().slice(0, 10)
}

/** Monday of the week of a day. */
export function mondayOf(day: string): string {
  return addDays(day, 1 - (new Date(`${day}T00:00:00Z`).getUTCDay() || 7))
}

const month = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const breve = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** What is on screen, in words: 'novembre 2026', '23 nov – 29 nov 2026'. */
export function viewTitle(day: string, vista: 'mese' | 'settimana'): string {
  const data = (g: string) => new Date(`${g}T00:00:00Z`)
  if (vista === 'mese') return month.format(data(day))
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  return `${breve.format(data(monday))} – ${breve.format(data(sunday))} ${sunday.slice(0, 4)}`
}

/** Hours that the week shows without scrolling, unless something lies outside of them. */
const WORKDAY = { da: 6, a: 20 }

/** First and last hour of the week of a day: the working day, wider where something of the week needs it. */
export function shownHours(items: readonly Period[], day: string): { slotMinTime: string; slotMaxTime: string } {
  const monday = mondayOf(day)
  const sunday = addDays(monday, 6)
  let { da, a } = WORKDAY
  for (const { giornoDa, giornoA, oraDa, oraA } of items) {
    if (oraDa === null || oraA === null || giornoA < monday || giornoDa > sunday) continue
    const night = giornoDa !== giornoA
    da = Math.min(da, night ? 0 : Number(oraDa.slice(0, 2)))
    a = Math.max(a, night ? 24 : Number(oraA.slice(0, 2)) + (oraA.endsWith(':00') ? 0 : 1))
  }
  const hour = (which: number) => `${String(which).padStart(2, '0')}:00:00`
  return { slotMinTime: hour(da), slotMaxTime: hour(a) }
}
