import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { inZone, startOfDay, ZONE } from '#shared/dates/zone.ts'

/** Something of a calendar. */
export interface CalendarEvent {
  /** The same as long as it is the same thing, however often it moves. */
  uid: string
  /** Days 'YYYY-MM-DD', both included, or instants. */
  when: { giornoDa: string; giornoA: string } | { inizio: Date; fine: Date }
  title: string
  text?: string
  /** When it last changed. */
  changed: Date
  cancelled?: true
}

/** Since when changes are numbered: SEQUENCE only grows, and is a number of 31 bits. */
const FIRST = Date.UTC(2020, 0, 1)

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

// Italy as it has been since 1996 and is until somebody decides otherwise.
const VTIMEZONE = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  'BEGIN:DAYLIGHT',
  'TZOFFSETFROM:+0100',
  'TZOFFSETTO:+0200',
  'TZNAME:CEST',
  'DTSTART:19700329T020000',
  'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU',
  'END:DAYLIGHT',
  'BEGIN:STANDARD',
  'TZOFFSETFROM:+0200',
  'TZOFFSETTO:+0100',
  'TZNAME:CET',
  'DTSTART:19701025T030000',
  'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU',
  'END:STANDARD',
  'END:VTIMEZONE',
].join('\r\n')

function spanOf({ when }: CalendarEvent) {
  if ('inizio' in when) return { start: inZone(when.inizio), end: inZone(when.fine), allDay: false }
  const [start, end] = [startOfDay(when.giornoDa), startOfDay(dayAfter(when.giornoA))]
  return { start: inZone(start), end: inZone(end), allDay: true }
}

/** A calendar as RFC 5545 writes it. @param host says whose the events are, in their UIDs */
export function icsOf(name: string, host: string, events: readonly CalendarEvent[]): string {
  const calendar = ical({
    name,
    prodId: { company: 'Serramenti', product: 'Calendario', language: 'IT' },
    method: ICalCalendarMethod.PUBLISH,
    // Of the events alone: with one of its own the calendar would date its stamps by it, which RFC 5545 wants in UTC.
    timezone: { name: null, generator: () => VTIMEZONE },
    ttl: 900,
  })
  for (const event of events) {
    const { uid, title, text, changed, cancelled } = event
    calendar.createEvent({
      id: `${uid}@${host}`,
      sequence: Math.max(0, Math.floor((changed.getTime() - FIRST) / 1000)),
      ...spanOf(event),
      timezone: ZONE,
      stamp: changed,
      lastModified: changed,
      summary: title,
      status: cancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      ...(text ? { description: text } : {}),
    })
  }
  return calendar.toString()
}
