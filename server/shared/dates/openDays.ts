// Counting the days on which somebody is open. Pure; days are numbers from 1970-01-01. What is asked of a calendar costs
// a search among its stretches, however many years lie between.

/** Days on which somebody is closed. */
export interface ClosedDays {
  /** 1 (Monday) to 7 (Sunday). */
  weekdays: readonly number[]
  /** Both days included; in any order, and they may overlap. */
  stretches: readonly { from: number; to: number }[]
}

/** The others, counted: plain data, which threads can hand on. Open days have an index, ascending. */
export interface OpenDays {
  /** Days after Monday on which a week is open, ascending. */
  readonly week: readonly number[]
  /** By days after Monday: how many of those come before, up to the whole week. */
  readonly before: readonly number[]
  /** The closed stretches, ascending and apart: first day, first day after. */
  readonly from: readonly number[]
  readonly until: readonly number[]
  /** Days taken away by the stretches before each, and by all of them. */
  readonly taken: readonly number[]
}

const WEEK = 7
/** From the Monday before 1970-01-01, a Thursday. */
const AFTER_MONDAY = 3
const MS_PER_DAY = 86_400_000

/** 'YYYY-MM-DD' as a number of days, and back. */
export const daySerial = (day: string): number => Date.parse(`${day}T00:00:00Z`) / MS_PER_DAY
export const dayOfSerial = (day: number): string => new Date(day * MS_PER_DAY).toISOString().slice(0, 10)

/** The Monday of the week of a day, both 'YYYY-MM-DD'. */
export function firstDayOfWeek(day: string): string {
  const fromMonday = (new Date(`${day}T00:00:00Z`).getUTCDay() + 6) % 7
  return dayOfSerial(daySerial(day) - fromMonday)
}

/** Stretches in order, those that overlap or follow each other as one. */
export function mergedStretches(stretches: ClosedDays['stretches']): { from: number; to: number }[] {
  const merged: { from: number; to: number }[] = []
  for (const { from, to } of [...stretches].sort((a, b) => a.from - b.from)) {
    const last = merged.at(-1)
    if (last && from <= last.to + 1) last.to = Math.max(last.to, to)
    else merged.push({ from, to })
  }
  return merged
}

/** @returns null for who is never closed. @throws RangeError for who is closed on all weekdays */
export function openDaysOf({ weekdays, stretches }: ClosedDays): OpenDays | null {
  const week = Array.from({ length: WEEK }, (_, n) => n).filter((n) => !weekdays.includes(n + 1))
  if (week.length === 0) throw new RangeError('Closed on all weekdays')
  if (week.length === WEEK && stretches.length === 0) return null
  const before = Array.from({ length: WEEK + 1 }, (_, n) => week.filter((open) => open < n).length)
  const merged = mergedStretches(stretches)
  const from = merged.map((one) => one.from)
  const until = merged.map((one) => one.to + 1)
  const taken = [0]
  for (const [n, first] of from.entries()) {
    taken.push((taken[n] as number) + usual({ week, before }, until[n] as number) - usual({ week, before }, first))
  }
  return { week, before, from, until, taken }
}

/** Days before a day on which the week is open, whatever the stretches say. */
function usual({ week, before }: Pick<OpenDays, 'week' | 'before'>, day: number): number {
  const weeks = Math.floor((day + AFTER_MONDAY) / WEEK)
  return weeks * week.length + (before[day + AFTER_MONDAY - weeks * WEEK] as number)
}

/** How many of the first stretches fulfil something that no later one does after one that does not. */
function howMany(count: number, holds: (n: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = (low + high) >> 1
    if (holds(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The index of a day among the open ones; of a closed one that of the next open day. */
export function openIndex(open: OpenDays, day: number): number {
  const { from, until, taken } = open
  const begun = howMany(from.length, (n) => (from[n] as number) < day)
  if (begun === 0) return usual(open, day)
  const end = until[begun - 1] as number
  // Within a stretch nothing opens before it ends.
  return usual(open, Math.max(day, end)) - (taken[begun] as number)
}

/** The open day with an index. */
function openDayAt(open: OpenDays, index: number): number {
  const { week, from, taken } = open
  const over = howMany(from.length, (n) => usual(open, from[n] as number) - (taken[n] as number) <= index)
  const place = index + (taken[over] as number)
  const weeks = Math.floor(place / week.length)
  return weeks * WEEK + (week[place - weeks * week.length] as number) - AFTER_MONDAY
}

/** The first open day before which, from a day on, there are so many others: what takes `count` days comes then. */
export const afterOpenDays = (open: OpenDays | null, day: number, count: number): number =>
  open === null ? day + count : openDayAt(open, openIndex(open, day) + count)

/** Open days from a day on, up to another that is not counted; below zero when that lies before. */
export const openDaysBetween = (open: OpenDays | null, from: number, until: number): number =>
  open === null ? until - from : openIndex(open, until) - openIndex(open, from)

/** The last open day on which what takes `count` days may begin to be there on a day: the inverse of `afterOpenDays`. */
export const beforeOpenDays = (open: OpenDays | null, day: number, count: number): number =>
  open === null ? day - count : openDayAt(open, openIndex(open, day + 1) - 1 - count)

export const isOpenDay = (open: OpenDays | null, day: number): boolean =>
  open === null || openIndex(open, day + 1) > openIndex(open, day)
