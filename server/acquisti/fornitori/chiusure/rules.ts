// The days on which a supplier is closed, and what its lead time makes of them. docs/scheduler.md#durations
import {
  afterOpenDays,
  dayOfSerial,
  daySerial,
  mergedStretches,
  type OpenDays,
  openDaysOf,
} from '#shared/dates/openDays.ts'

/** A stretch of days on which a supplier is closed, both included; days are 'YYYY-MM-DD'. */
export interface PeriodoChiusura {
  dal: string
  al: string
}

/** When a supplier is closed, as it is stored and as its form has it. */
export interface Chiusure {
  /** Weekdays, 1 (Monday) to 7 (Sunday). */
  giorniChiusura: readonly number[]
  periodiChiusura: readonly PeriodoChiusura[]
}

const DAYS_FIELD = ['lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato', 'domenica'] as const

/** Weekdays with their names, Monday first. */
export const GIORNI_SETTIMANA: readonly { day: number; nome: string }[] = DAYS_FIELD.map((nome, n) => {
  return { day: n + 1, nome }
})

const italianDay = (day: string): string => day.split('-').reverse().join('-')

/** 'sabato' */
const weekdayInWords = (day: number): string => DAYS_FIELD[day - 1] ?? String(day)

/** '01-08-2026 – 23-08-2026', or one day. */
export const closingPeriodInWords = ({ dal, al }: PeriodoChiusura): string =>
  dal === al ? italianDay(dal) : `${italianDay(dal)} – ${italianDay(al)}`

/** For histories and conflicts: 'sabato, domenica'. */
export const weekdaysInWords = (days: readonly number[]): string => days.map(weekdayInWords).join(', ')
export const closingPeriodsInWords = (periods: readonly PeriodoChiusura[]): string =>
  periods.map(closingPeriodInWords).join(', ')

/** As they are stored: each weekday once, the periods by date, those that overlap or follow each other as one. */
export function tidyChiusure({ giorniChiusura, periodiChiusura }: Chiusure) {
  const stretches = periodiChiusura.map(({ dal, al }) => ({ from: daySerial(dal), to: daySerial(al) }))
  return {
    giorniChiusura: [...new Set(giorniChiusura)].sort((a, b) => a - b),
    periodiChiusura: mergedStretches(stretches).map(({ from, to }) => ({
      dal: dayOfSerial(from),
      al: dayOfSerial(to),
    })),
  }
}

/** The two columns of a stored supplier. */
export interface ChiusureColumns {
  giorniChiusura: readonly number[]
  periodiChiusura: unknown
}

/** A lead time with the days that it counts. */
export interface TempoColumns extends ChiusureColumns {
  tempo: number
}

/** What to select of a supplier whose lead time is counted. */
export const tempoColumns = { tempo: true, giorniChiusura: true, periodiChiusura: true } as const

/** The closing days of a stored supplier. */
export function readChiusure({ giorniChiusura, periodiChiusura }: ChiusureColumns) {
  // The database keeps the keys of what it stores as JSON in an order of its own; versions are compared as texts.
  const periods = (periodiChiusura as PeriodoChiusura[]).map(({ dal, al }) => ({ dal, al }))
  return { giorniChiusura: [...giorniChiusura], periodiChiusura: periods }
}

/** The days on which a stored supplier is open; null when it is never closed. */
export function openDaysOfFornitore(columns: ChiusureColumns): OpenDays | null {
  const { giorniChiusura, periodiChiusura } = readChiusure(columns)
  const stretches = periodiChiusura.map(({ dal, al }) => ({ from: daySerial(dal), to: daySerial(al) }))
  return openDaysOf({ weekdays: giorniChiusura, stretches })
}

/**
 * The day on which what is ordered should be here: so many open days after it, on one on which the supplier is open.
 * Days are 'YYYY-MM-DD'.
 */
export function expectedAfter(ordered: string, fornitore: TempoColumns): string {
  return dayOfSerial(afterOpenDays(openDaysOfFornitore(fornitore), daySerial(ordered), fornitore.tempo))
}
