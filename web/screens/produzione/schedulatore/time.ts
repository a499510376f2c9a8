// Civil days and hours as texts: no zone, no clock, so that a planner in another country sees the factory's days.

const MS_GIORNO = 86_400_000

// Both ways are asked thousands of times for each screenful, always of the same few hundred days.
const numeri = new Map<string, number>()
const giorni = new Map<number, string>()

/** Number of a day (YYYY-MM-DD), for differences. */
export function numberOfDay(giorno: string): number {
  const data = giorno.length > 10 ? giorno.slice(0, 10) : giorno
  let numero = numeri.get(data)
  if (numero === undefined) {
    numero = Math.round(Date.parse(`${data}T00:00:00Z`) / MS_GIORNO)
    numeri.set(data, numero)
  }
  return numero
}

/** The day (YYYY-MM-DD) with that number. */
export function dayOfNumber(numero: number): string {
  let giorno = giorni.get(numero)
  if (giorno === undefined) {
    giorno = new Date(numero * MS_GIORNO).toISOString().slice(0, 10)
    giorni.set(numero, giorno)
  }
  return giorno
}

export function addCivilDays(giorno: string, giorni: number): string {
  return dayOfNumber(numberOfDay(giorno) + giorni)
}

/** Some months later or earlier; the 31st becomes the last day of a shorter month. */
export function addMonths(giorno: string, mesi: number): string {
  const [anno = 0, mese = 1, numero = 1] = giorno.split('-').map(Number)
  const last = new Date(Date.UTC(anno, mese - 1 + mesi + 1, 0))
  last.setUTCDate(Math.min(numero, last.getUTCDate()))
  return last.toISOString().slice(0, 10)
}

/** Days from `da` to `a`; negative when `a` is before. */
export function daysBetween(da: string, a: string): number {
  return numberOfDay(a) - numberOfDay(da)
}

/** 0 on Sunday … 6 on Saturday. */
export function weekdayNumber(giorno: string): number {
  return (((numberOfDay(giorno) + 4) % 7) + 7) % 7
}

export function mondayBefore(giorno: string): string {
  return addCivilDays(giorno, -((weekdayNumber(giorno) + 6) % 7))
}

/** ISO week: the one of its Thursday. */
export function isoWeek(giorno: string): { anno: number; settimana: number } {
  const giovedi = addCivilDays(mondayBefore(giorno), 3)
  const anno = Number(giovedi.slice(0, 4))
  return { anno, settimana: Math.floor(daysBetween(`${anno}-01-01`, giovedi) / 7) + 1 }
}

/** Minutes from the midnight of a civil text 'YYYY-MM-DD HH[:mm[:ss]]'; 0 for a bare day. */
export function minutesOfDay(istante: string): number {
  if (istante.length <= 10) return 0
  return Number(istante.slice(11, 13)) * 60 + Number(istante.slice(14, 16))
}

/** Minutes from 1970 of a civil text: for orders and differences only. */
export function civilMinutes(istante: string): number {
  return numberOfDay(istante) * 1440 + minutesOfDay(istante)
}

/** 'YYYY-MM-DD HH': a start as the server takes it. */
export function truncatedHour(istante: string): string {
  return `${istante.slice(0, 10)} ${istante.slice(11, 13).padStart(2, '0')}`
}

/** A start 'YYYY-MM-DD HH' some hours later or earlier, across midnight. */
export function addHours(istante: string, ore: number): string {
  const totale = Math.floor(civilMinutes(istante) / 60) + ore
  return `${dayOfNumber(Math.floor(totale / 24))} ${String(((totale % 24) + 24) % 24).padStart(2, '0')}`
}

export const WEEKDAYS = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] as const
export const WEEKDAY_NAMES = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const
export const MONTHS = [
  'gennaio',
  'febbraio',
  'marzo',
  'aprile',
  'maggio',
  'giugno',
  'luglio',
  'agosto',
  'settembre',
  'ottobre',
  'novembre',
  'dicembre',
] as const

/** 'novembre 2026'. */
export function monthName(giorno: string): string {
  return `${MONTHS[Number(giorno.slice(5, 7)) - 1]} ${giorno.slice(0, 4)}`
}

/** 'lunedì 23-11-2026'. */
export function dayName(giorno: string): string {
  const [anno, mese, numero] = giorno.slice(0, 10).split('-')
  return `${WEEKDAY_NAMES[weekdayNumber(giorno)]} ${numero}-${mese}-${anno}`
}

/** 'lun 23-11 09:00': a moment of the plan, short. The year only when it isn't the given one. */
export function momentInWords(istante: string, anno?: string): string {
  const [a, mese, numero] = istante.slice(0, 10).split('-')
  const ora = istante.length > 10 ? ` ${istante.slice(11, 13)}:${istante.slice(14, 16) || '00'}` : ''
  return `${WEEKDAYS[weekdayNumber(istante)]} ${numero}-${mese}${anno && a !== anno ? `-${a}` : ''}${ora}`
}

/** An end as people say it: at midnight the day alone. The year only when it isn't the given one. */
export function endMomentInWords(istante: string, anno?: string): string {
  return momentInWords(istante.endsWith('00:00:00') ? istante.slice(0, 10) : istante, anno)
}
