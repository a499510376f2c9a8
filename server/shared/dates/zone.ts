import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The zone in which the manufacturer lives: days begin and end there. */
export const ZONE = 'Europe/Rome'

/** First instant of a day (YYYY-MM-DD) in Italy. */
export function startOfDay(giorno: string): Date {
  return dayjs.tz(`${giorno} 00:00:00`, ZONE).toDate()
}

/** First instant of the day after, for half-open ranges; right on 23 and 25 hour days too. */
export function endOfDay(giorno: string): Date {
  return startOfDay(dayjs.utc(giorno).add(1, 'day').format('YYYY-MM-DD'))
}

const ORA = 3_600_000
/** Since then the clocks in Italy have been whole hours from UTC, and changed at whole hours: before, within one. */
const ORE_INTERE = Date.UTC(1893, 10, 1)
/** Two years of hours; then they are forgotten, all at once. */
const ORE_MAX = 20_000
/** How far Italy is ahead of UTC in an hour, in ms: to work it out takes as long as writing ten cells of a sheet. */
const anticipi = new Map<number, number>()

/** How far Italy is ahead of UTC at a whole second, in ms. */
function anticipoDi(secondo: number): number {
  const ora = Math.floor(secondo / ORA)
  const noto = anticipi.get(ora)
  if (noto !== undefined) return noto
  const anticipo = dayjs.utc(dayjs(secondo).tz(ZONE).format('YYYY-MM-DDTHH:mm:ss')).valueOf() - secondo
  if (secondo < ORE_INTERE) return anticipo
  if (anticipi.size >= ORE_MAX) anticipi.clear()
  anticipi.set(ora, anticipo)
  return anticipo
}

/** The wall clock of an instant in Italy, to the second, in the UTC fields of a Date: how spreadsheets write a time. */
export function clockTime(istante: Date): Date {
  const secondo = Math.floor(istante.getTime() / 1000) * 1000
  return new Date(secondo + anticipoDi(secondo))
}

/** The day (YYYY-MM-DD) of an instant in Italy. */
export function dayOfInstant(istante: Date): string {
  return dayjs.utc(clockTime(istante)).format('YYYY-MM-DD')
}

/** The next time that the clocks in Italy say 'HH:mm', after an instant. */
export function nextTime(ora: string, dopo: Date): Date {
  const oggi = dayOfInstant(dopo)
  const alle = (giorno: string) => dayjs.tz(`${giorno} ${ora}:00`, ZONE).toDate()
  const prima = alle(oggi)
  return prima > dopo ? prima : alle(dayjs.utc(oggi).add(1, 'day').format('YYYY-MM-DD'))
}
