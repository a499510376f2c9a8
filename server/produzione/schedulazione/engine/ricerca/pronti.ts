// Orders as the ledger of the search places them: what no ledger can change is reckoned once, before the search.
import { type Giorno, giornoOf, type Istante, lastGiorno, MINUTES_PER_DAY, nextMidnight } from '../time.ts'
import { type FaseCompilata, FINITA_FASE, GIORNI_FASE, type OrdineCompilato } from './compila.ts'

/** No day, no minute. */
export const NESSUNO = -1
/** Later than any minute. */
export const MAI = Number.MAX_SAFE_INTEGER

/** A phase whose dates depend on what is taken, by itself or through those that it waits for. */
export interface FasePronta {
  genere: FaseCompilata['genere']
  /** Index of the department; below zero without. */
  reparto: number
  durata: number
  /** Not before this minute, whatever the ledger says. */
  lo: Istante
  /** Indices among the phases here. */
  attese: readonly number[]
  /** Day of the start in the plan of today. */
  eraGiorno: Giorno
  /** The minute of its end counts: what waits for it begins within the day. */
  alMinuto: boolean
}

export interface OrdinePronto {
  fasi: readonly FasePronta[]
  /** Last day and first minute in a department of what does not depend on the ledger. */
  ultimo: Giorno
  primo: Istante
  cambi: number
  /** Two of its phases to place work in one department. */
  sovrapposte: boolean
}

/** Start and end of a phase that takes nothing. */
function dateOf({ genere, durata }: FaseCompilata, lo: Istante): [Istante, Istante] {
  if (genere === GIORNI_FASE) {
    const inizio = nextMidnight(lo)
    return [inizio, inizio + durata * MINUTES_PER_DAY]
  }
  return [lo, genere === FINITA_FASE ? lo : lo + durata]
}

/** An order without what the ledger cannot change. */
export function prontoOf({ fasi, dopoTenute, ultimoTenuto, primoTenuto, sovrapposte }: OrdineCompilato): OrdinePronto {
  const pronto = { ultimo: ultimoTenuto ?? NESSUNO, primo: primoTenuto ?? MAI, cambi: 0 }
  const fini: Istante[] = []
  const posto: number[] = []
  const restano: FasePronta[] = []
  for (const [indice, fase] of fasi.entries()) {
    const { genere, reparto, durata, da, nonPrima, attese, eraIl } = fase
    const ferme = attese.flatMap((attesa) => fini[attesa] ?? [])
    const lo = Math.max(da, nonPrima, dopoTenute[indice] ?? NESSUNO, ...ferme)
    const libera = (genere === FINITA_FASE && durata > 0) || ferme.length < attese.length
    if (libera) {
      posto[indice] = restano.length
      restano.push({
        genere,
        reparto,
        durata,
        lo,
        attese: attese.flatMap((attesa) => posto[attesa] ?? []),
        eraGiorno: eraIl === null ? NESSUNO : giornoOf(eraIl),
        alMinuto: fasi.some((altra) => altra.genere !== GIORNI_FASE && altra.attese.includes(indice)),
      })
      continue
    }
    const [inizio, fine] = dateOf(fase, lo)
    fini[indice] = fine
    pronto.ultimo = Math.max(pronto.ultimo, lastGiorno(inizio, fine))
    if (genere === FINITA_FASE) pronto.primo = Math.min(pronto.primo, inizio)
    if (eraIl !== null && giornoOf(eraIl) !== giornoOf(inizio)) pronto.cambi++
  }
  return { ...pronto, fasi: restano, sovrapposte }
}

/** How many days ahead of its earliest start a phase looks for room: as `trovaPosto`. */
export const ORIZZONTE = 730

/** How many days the arrays need so that no placement can leave them. */
export function giorniServiti(ordini: readonly OrdineCompilato[], base: Giorno): number {
  let massimo = 0
  for (const { fasi, ultimoTenuto, dopoTenute } of ordini) {
    let giorni = Math.max(0, (ultimoTenuto ?? base) - base)
    for (const [indice, { genere, durata, da, nonPrima }] of fasi.entries()) {
      const chiesto = Math.max(giornoOf(da), giornoOf(nonPrima), giornoOf(dopoTenute[indice] ?? -1)) - base
      giorni = Math.max(giorni, chiesto)
      giorni += genere === FINITA_FASE ? ORIZZONTE + 1 : genere === GIORNI_FASE ? durata + 1 : durata / 1440 + 2
    }
    massimo = Math.max(massimo, giorni)
  }
  return Math.ceil(massimo) + 2
}
