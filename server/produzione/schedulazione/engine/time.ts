// Civil time of the plan: days are numbers from 1970-01-01, instants are minutes from its midnight, as the clock on
// the wall says them. There is no zone in here, so neither the server's one nor a change of the hour can move a plan.

/** A day: how many days after 1970-01-01. */
export type Day = number
/** A minute of civil time: `day * 1440 + minute of the day`. */
export type Instant = number

export const MINUTES_PER_DAY = 1440
const MS_PER_DAY = 86_400_000

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/
const INSTANT = /^(\d{4}-\d{2}-\d{2})[ T](\d{2})(?::(\d{2})(?::\d{2}(?:\.\d+)?)?)?$/

export const calendarDayOf = (instant: Instant): Day => Math.floor(instant / MINUTES_PER_DAY)
export const minuteOf = (instant: Instant): number => instant - calendarDayOf(instant) * MINUTES_PER_DAY
/** The first minute of a day. */
export const startOf = (day: Day): Instant => day * MINUTES_PER_DAY
/** Cut to the hour, as `from_date` is. */
export const truncateToHour = (instant: Instant): Instant => Math.floor(instant / 60) * 60
/** The next whole hour, the same one when it is whole. */
export const nextWholeHour = (instant: Instant): Instant => Math.ceil(instant / 60) * 60
/** The midnight that begins or follows an instant: where a phase in days may begin. */
export const nextMidnight = (instant: Instant): Instant => Math.ceil(instant / MINUTES_PER_DAY) * MINUTES_PER_DAY

/** Reads 'YYYY-MM-DD'; null for a day that does not exist. */
export function readDay(text: string): Day | null {
  const [, year, month, day] = DAY.exec(text) ?? []
  if (!year) return null
  const numero = Date.UTC(Number(year), Number(month) - 1, Number(day)) / MS_PER_DAY
  return writeDay(numero) === text ? numero : null
}

/** Days as texts: a timeline writes the same few hundred at every answer. */
const written = new Map<Day, string>()
const WRITTEN_MAX = 20_000

/** 'YYYY-MM-DD' */
export function writeDay(day: Day): string {
  const known = written.get(day)
  if (known !== undefined) return known
  const text = new Date(day * MS_PER_DAY).toISOString().slice(0, 10)
  if (written.size >= WRITTEN_MAX) written.clear()
  written.set(day, text)
  return text
}

/** Reads 'YYYY-MM-DD HH[:mm[:ss]]' (seconds are dropped) or a day, which is its midnight; null for anything else. */
export function readEngineInstant(text: string): Instant | null {
  const [, data = text, hours = '0', minutes = '0'] = INSTANT.exec(text) ?? []
  const day = readDay(data)
  if (day === null || Number(hours) > 23 || Number(minutes) > 59) return null
  return startOf(day) + Number(hours) * 60 + Number(minutes)
}

/** 'YYYY-MM-DD HH:mm:ss' */
export function writeInstant(instant: Instant): string {
  return new Date(instant * 60_000).toISOString().slice(0, 19).replace('T', ' ')
}

/** Reads 'HH:mm[:ss]' as minutes of the day; null for anything else. */
export function readHour(text: string): number | null {
  const [, hours, minutes] = /^([01]\d|2[0-3]):([0-5]\d)(?::\d{2})?$/.exec(text) ?? []
  return hours ? Number(hours) * 60 + Number(minutes) : null
}

const clock = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Rome',
  dateStyle: 'short',
  timeStyle: 'medium',
})

const MS_PER_HOUR = 3_600_000
/** Minutes between UTC and civil time by hour from 1970: since then the clock changes at whole hours only. */
const offsets = new Map<number, number>()
const OFFSETS_MAX = 50_000

function askClock(data: Date): Instant {
  const instant = readEngineInstant(clock.format(data))
  if (instant === null) throw new RangeError(`Invalid date ${data}`)
  return instant
}

/** UTC instant → civil time in Italy; this and its inverse are the only places that know the zone. */
export function civilInstant(data: Date): Instant {
  const ms = data.getTime()
  if (!(ms >= 0)) return askClock(data)
  const hour = Math.floor(ms / MS_PER_HOUR)
  let offset = offsets.get(hour)
  if (offset === undefined) {
    offset = askClock(new Date(hour * MS_PER_HOUR)) - hour * 60
    if (offsets.size >= OFFSETS_MAX) offsets.clear()
    offsets.set(hour, offset)
  }
  return Math.floor(ms / 60_000) + offset
}

/** Civil time in Italy → UTC instant; an hour skipped by the change to summer time is the next one. */
export function realInstant(instant: Instant): Date {
  const how = instant * 60_000
  const delta = (ms: number) => civilInstant(new Date(ms)) * 60_000 - ms
  return new Date(how - delta(how - delta(how)))
}

/** The day of a `date` column, and back. */
export const dayFromColumn = (data: Date): Day => Math.floor(data.getTime() / MS_PER_DAY)
export const dayToColumn = (day: Day): Date => new Date(day * MS_PER_DAY)
