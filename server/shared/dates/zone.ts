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
/** Since then the clocks in Italy have been whole hours from UTC: before, a day could begin within an hour. */
const ORE_INTERE = Date.UTC(1893, 10, 1)
/** The hour that was asked last, and its day: nearly always it is today's that is asked for. */
let ultima = { ora: Number.NaN, giorno: '' }

/** The day (YYYY-MM-DD) of an instant in Italy. */
export function dayOfInstant(istante: Date): string {
  const ora = Math.floor(istante.getTime() / ORA)
  if (ora === ultima.ora) return ultima.giorno
  const giorno = dayjs(istante).tz(ZONE).format('YYYY-MM-DD')
  if (istante.getTime() >= ORE_INTERE) ultima = { ora, giorno }
  return giorno
}

/** The next time that the clocks in Italy say 'HH:mm', after an instant. */
export function nextTime(ora: string, dopo: Date): Date {
  const oggi = dayOfInstant(dopo)
  const alle = (giorno: string) => dayjs.tz(`${giorno} ${ora}:00`, ZONE).toDate()
  const prima = alle(oggi)
  return prima > dopo ? prima : alle(dayjs.utc(oggi).add(1, 'day').format('YYYY-MM-DD'))
}

/** The wall clock of an instant in Italy, in the UTC fields of a Date: how spreadsheets write a time. */
export function clockTime(istante: Date): Date {
  return dayjs.utc(dayjs(istante).tz(ZONE).format('YYYY-MM-DDTHH:mm:ss')).toDate()
}
