// Civil days and hours as texts: no zone, no clock, so that a planner in another country sees the factory's days.

const MS_GIORNO = 86_400_000

// Both ways are asked thousands of times for each screenful, always of the same few hundred days.
const numeri = new Map<string, number>()
const giorni = new Map<number, string>()

/** Number of a day (YYYY-MM-DD), for differences. */
export function numeroGiorno(giorno: string): number {
  const data = giorno.length > 10 ? giorno.slice(0, 10) : giorno
  let numero = numeri.get(data)
  if (numero === undefined) {
    numero = Math.round(Date.parse(`${data}T00:00:00Z`) / MS_GIORNO)
    numeri.set(data, numero)
  }
  return numero
}

/** The day (YYYY-MM-DD) with that number. */
export function giornoNumero(numero: number): string {
  let giorno = giorni.get(numero)
  if (giorno === undefined) {
    giorno = new Date(numero * MS_GIORNO).toISOString().slice(0, 10)
    giorni.set(numero, giorno)
  }
  return giorno
}

export function aggiungiGiorni(giorno: string, giorni: number): string {
  return giornoNumero(numeroGiorno(giorno) + giorni)
}

/** Some months later or earlier; the 31st becomes the last day of a shorter month. */
export function aggiungiMesi(giorno: string, mesi: number): string {
  const [anno = 0, mese = 1, numero = 1] = giorno.split('-').map(Number)
  const ultimo = new Date(Date.UTC(anno, mese - 1 + mesi + 1, 0))
  ultimo.setUTCDate(Math.min(numero, ultimo.getUTCDate()))
  return ultimo.toISOString().slice(0, 10)
}

/** Days from `da` to `a`; negative when `a` is before. */
export function giorniFra(da: string, a: string): number {
  return numeroGiorno(a) - numeroGiorno(da)
}

/** 0 on Sunday … 6 on Saturday. */
export function giornoSettimana(giorno: string): number {
  return (((numeroGiorno(giorno) + 4) % 7) + 7) % 7
}

export function lunedi(giorno: string): string {
  return aggiungiGiorni(giorno, -((giornoSettimana(giorno) + 6) % 7))
}

/** ISO week: the one of its Thursday. */
export function settimanaIso(giorno: string): { anno: number; settimana: number } {
  const giovedi = aggiungiGiorni(lunedi(giorno), 3)
  const anno = Number(giovedi.slice(0, 4))
  return { anno, settimana: Math.floor(giorniFra(`${anno}-01-01`, giovedi) / 7) + 1 }
}

/** Minutes from the midnight of a civil text 'YYYY-MM-DD HH[:mm[:ss]]'; 0 for a bare day. */
export function minutiDelGiorno(istante: string): number {
  if (istante.length <= 10) return 0
  return Number(istante.slice(11, 13)) * 60 + Number(istante.slice(14, 16))
}

/** Minutes from 1970 of a civil text: for orders and differences only. */
export function minutiCivili(istante: string): number {
  return numeroGiorno(istante) * 1440 + minutiDelGiorno(istante)
}

/** 'YYYY-MM-DD HH': a start as the server takes it. */
export function oraTagliata(istante: string): string {
  return `${istante.slice(0, 10)} ${istante.slice(11, 13).padStart(2, '0')}`
}

/** A start 'YYYY-MM-DD HH' some hours later or earlier, across midnight. */
export function aggiungiOre(istante: string, ore: number): string {
  const totale = Math.floor(minutiCivili(istante) / 60) + ore
  return `${giornoNumero(Math.floor(totale / 24))} ${String(((totale % 24) + 24) % 24).padStart(2, '0')}`
}

export const GIORNI = ['dom', 'lun', 'mar', 'mer', 'gio', 'ven', 'sab'] as const
export const GIORNI_INTERI = ['domenica', 'lunedì', 'martedì', 'mercoledì', 'giovedì', 'venerdì', 'sabato'] as const
export const MESI = [
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
export function nomeMese(giorno: string): string {
  return `${MESI[Number(giorno.slice(5, 7)) - 1]} ${giorno.slice(0, 4)}`
}

/** 'lunedì 23-11-2026'. */
export function nomeGiorno(giorno: string): string {
  const [anno, mese, numero] = giorno.slice(0, 10).split('-')
  return `${GIORNI_INTERI[giornoSettimana(giorno)]} ${numero}-${mese}-${anno}`
}

/** 'lun 23-11 09:00': a moment of the plan, short. The year only when it isn't the given one. */
export function momento(istante: string, anno?: string): string {
  const [a, mese, numero] = istante.slice(0, 10).split('-')
  const ora = istante.length > 10 ? ` ${istante.slice(11, 13)}:${istante.slice(14, 16) || '00'}` : ''
  return `${GIORNI[giornoSettimana(istante)]} ${numero}-${mese}${anno && a !== anno ? `-${a}` : ''}${ora}`
}

/** An end as people say it: at midnight the day alone. The year only when it isn't the given one. */
export function momentoFine(istante: string, anno?: string): string {
  return momento(istante.endsWith('00:00:00') ? istante.slice(0, 10) : istante, anno)
}
