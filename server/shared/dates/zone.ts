import dayjs from 'dayjs'
import timezone from 'dayjs/plugin/timezone.js'
import utc from 'dayjs/plugin/utc.js'

dayjs.extend(utc)
dayjs.extend(timezone)

/** The zone in which the manufacturer lives: days begin and end there. */
export const ZONA = 'Europe/Rome'

/** First instant of a day (YYYY-MM-DD) in Italy. */
export function inizioGiorno(giorno: string): Date {
  return dayjs.tz(`${giorno} 00:00:00`, ZONA).toDate()
}

/** First instant of the day after, for half-open ranges; right on 23 and 25 hour days too. */
export function fineGiorno(giorno: string): Date {
  return inizioGiorno(dayjs.utc(giorno).add(1, 'day').format('YYYY-MM-DD'))
}

/** The day (YYYY-MM-DD) of an instant in Italy. */
export function giornoDi(istante: Date): string {
  return dayjs(istante).tz(ZONA).format('YYYY-MM-DD')
}

/** The next time that the clocks in Italy say 'HH:mm', after an instant. */
export function prossimaOra(ora: string, dopo: Date): Date {
  const oggi = giornoDi(dopo)
  const alle = (giorno: string) => dayjs.tz(`${giorno} ${ora}:00`, ZONA).toDate()
  const prima = alle(oggi)
  return prima > dopo ? prima : alle(dayjs.utc(oggi).add(1, 'day').format('YYYY-MM-DD'))
}

/** The wall clock of an instant in Italy, in the UTC fields of a Date: how spreadsheets write a time. */
export function orologio(istante: Date): Date {
  return dayjs.utc(dayjs(istante).tz(ZONA).format('YYYY-MM-DDTHH:mm:ss')).toDate()
}
