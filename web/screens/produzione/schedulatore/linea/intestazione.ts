import { aggiungiGiorni, giorniFra, lunedi, nomeMese, settimanaIso } from '../tempo.ts'
import type { Arco, Finestra } from './geometria.ts'

/** A stretch of the header, in days from the beginning of the timeline. */
export interface Tratto {
  chiave: string
  testo: string
  da: number
  giorni: number
}

/** Months that the window touches, whole where the timeline has them whole. */
export function mesiDi(arco: Arco, finestra: Pick<Finestra, 'da' | 'a'>): Tratto[] {
  const tratti: Tratto[] = []
  let giorno = `${aggiungiGiorni(arco.inizio, finestra.da).slice(0, 7)}-01`
  const fine = aggiungiGiorni(arco.inizio, finestra.a)
  while (giorno < fine) {
    const [anno = 0, mese = 1] = giorno.split('-').map(Number)
    const prossimo = mese === 12 ? `${anno + 1}-01-01` : `${anno}-${String(mese + 1).padStart(2, '0')}-01`
    tratti.push(tratto(arco, giorno, prossimo, giorno.slice(0, 7), nomeMese(giorno)))
    giorno = prossimo
  }
  return tratti
}

/** Weeks that the window touches, with their ISO number. */
export function settimaneDi(arco: Arco, finestra: Pick<Finestra, 'da' | 'a'>): Tratto[] {
  const tratti: Tratto[] = []
  let giorno = lunedi(aggiungiGiorni(arco.inizio, finestra.da))
  const fine = aggiungiGiorni(arco.inizio, finestra.a)
  while (giorno < fine) {
    const prossimo = aggiungiGiorni(giorno, 7)
    tratti.push(tratto(arco, giorno, prossimo, giorno, `Settimana ${settimanaIso(giorno).settimana}`))
    giorno = prossimo
  }
  return tratti
}

function tratto(arco: Arco, inizio: string, fine: string, chiave: string, testo: string): Tratto {
  const da = Math.max(0, giorniFra(arco.inizio, inizio))
  const a = Math.min(arco.giorni, giorniFra(arco.inizio, fine))
  return { chiave, testo, da, giorni: Math.max(0, a - da) }
}
