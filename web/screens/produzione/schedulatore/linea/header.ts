import { addCivilDays, daysBetween, isoWeek, mondayBefore, monthName } from '../time.ts'
import type { Arco, TimeWindow } from './geometry.ts'

/** A stretch of the header, in days from the beginning of the timeline. */
interface HeaderSpan {
  chiave: string
  testo: string
  da: number
  giorni: number
}

/** Months that the window touches, whole where the timeline has them whole. */
export function monthsOf(arco: Arco, finestra: Pick<TimeWindow, 'da' | 'a'>): HeaderSpan[] {
  const tratti: HeaderSpan[] = []
  let giorno = `${addCivilDays(arco.inizio, finestra.da).slice(0, 7)}-01`
  const fine = addCivilDays(arco.inizio, finestra.a)
  while (giorno < fine) {
    const [anno = 0, mese = 1] = giorno.split('-').map(Number)
    const prossimo = mese === 12 ? `${anno + 1}-01-01` : `${anno}-${String(mese + 1).padStart(2, '0')}-01`
    tratti.push(tratto(arco, giorno, prossimo, giorno.slice(0, 7), monthName(giorno)))
    giorno = prossimo
  }
  return tratti
}

/** Weeks that the window touches, with their ISO number. */
export function weeksOf(arco: Arco, finestra: Pick<TimeWindow, 'da' | 'a'>): HeaderSpan[] {
  const tratti: HeaderSpan[] = []
  let giorno = mondayBefore(addCivilDays(arco.inizio, finestra.da))
  const fine = addCivilDays(arco.inizio, finestra.a)
  while (giorno < fine) {
    const prossimo = addCivilDays(giorno, 7)
    tratti.push(tratto(arco, giorno, prossimo, giorno, `Settimana ${isoWeek(giorno).settimana}`))
    giorno = prossimo
  }
  return tratti
}

function tratto(arco: Arco, inizio: string, fine: string, chiave: string, testo: string): HeaderSpan {
  const da = Math.max(0, daysBetween(arco.inizio, inizio))
  const a = Math.min(arco.giorni, daysBetween(arco.inizio, fine))
  return { chiave, testo, da, giorni: Math.max(0, a - da) }
}
