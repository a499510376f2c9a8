// What stands between the periods of the product and the events of the calendar component. Civil time as it is
// written: the component is told 'UTC', so that no zone and no change of the hour moves anything.

import { addDays } from '../../../../server/ordini/ordini/rules.ts'
import { describePeriodo, type Periodo } from '../../../../server/persone/assenze/rules.ts'

/** Extremes of an event as the component knows them: the end is not included; a whole-day one has bare days. */
export interface EventBounds {
  allDay: boolean
  start: string
  end: string
}

/** An absence or a holiday on the calendar. */
export interface CalendarEntry extends Periodo {
  /** 'assenza-12', 'festivita-3'. */
  id: string
  /** What is written on it. */
  testo: string
  colore: string
  /** Whether it may be dragged, resized. */
  spostabile: boolean
}

/** A period as an event. */
export function boundsOf({ giornoDa, giornoA, oraDa, oraA }: Periodo): EventBounds {
  if (oraDa === null || oraA === null) return { allDay: true, start: giornoDa, end: addDays(giornoA, 1) }
  return { allDay: false, start: `${giornoDa}T${oraDa}:00`, end: `${giornoA}T${oraA}:00` }
}

/** An event, or a stretch chosen on the calendar, as a period. @param end missing: one day, or the hours after `start` */
export function periodoOfBounds({ allDay, start, end }: EventBounds): Periodo {
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
export function eventOf(voce: CalendarEntry) {
  return {
    ...boundsOf(voce),
    id: voce.id,
    title: voce.testo,
    color: voce.colore,
    contrastColor: '#ffffff',
    startEditable: voce.spostabile,
    durationEditable: voce.spostabile,
    extendedProps: { descrizione: `${voce.testo}, ${describePeriodo(voce)}` },
  }
}

/** Days between which the calendar reads: start of the month before to end of the month after. */
export function readDays(giorno: string): { da: string; a: string } {
  const [anno, mese] = giorno.split('-').map(Number) as [number, number]
  const primo = (diMese: number) => new Date(Date.UTC(anno, diMese, 1)).toISOString().slice(0, 10)
  return { da: primo(mese - 2), a: addDays(primo(mese + 1), -1) }
}

/** The day that stands `passi` months or weeks away; in a shorter month its last day. */
export function stepDay(giorno: string, vista: 'mese' | 'settimana', passi: number): string {
  if (vista === 'settimana') return addDays(giorno, passi * 7)
  const [anno, mese, del] = giorno.split('-').map(Number) as [number, number, number]
  const last = new Date(Date.UTC(anno, mese + passi, 0)).getUTCDate()
  return new Date(Date.UTC(anno, mese - 1 + passi, Math.min(del, last))).toISOString().slice(0, 10)
}

/** Monday of the week of a day. */
export function mondayOf(giorno: string): string {
  return addDays(giorno, 1 - (new Date(`${giorno}T00:00:00Z`).getUTCDay() || 7))
}

const mese = new Intl.DateTimeFormat('it-IT', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const breve = new Intl.DateTimeFormat('it-IT', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** What is on screen, in words: 'novembre 2026', '23 nov – 29 nov 2026'. */
export function viewTitle(giorno: string, vista: 'mese' | 'settimana'): string {
  const data = (g: string) => new Date(`${g}T00:00:00Z`)
  if (vista === 'mese') return mese.format(data(giorno))
  const lunedi = mondayOf(giorno)
  const domenica = addDays(lunedi, 6)
  return `${breve.format(data(lunedi))} – ${breve.format(data(domenica))} ${domenica.slice(0, 4)}`
}

/** Hours that the week shows without scrolling, unless something lies outside of them. */
const GIORNATA = { da: 6, a: 20 }

/** First and last hour of the week of a day: the working day, wider where something of the week needs it. */
export function shownHours(voci: readonly Periodo[], giorno: string): { slotMinTime: string; slotMaxTime: string } {
  const lunedi = mondayOf(giorno)
  const domenica = addDays(lunedi, 6)
  let { da, a } = GIORNATA
  for (const { giornoDa, giornoA, oraDa, oraA } of voci) {
    if (oraDa === null || oraA === null || giornoA < lunedi || giornoDa > domenica) continue
    const notte = giornoDa !== giornoA
    da = Math.min(da, notte ? 0 : Number(oraDa.slice(0, 2)))
    a = Math.max(a, notte ? 24 : Number(oraA.slice(0, 2)) + (oraA.endsWith(':00') ? 0 : 1))
  }
  const ora = (quale: number) => `${String(quale).padStart(2, '0')}:00:00`
  return { slotMinTime: ora(da), slotMaxTime: ora(a) }
}
