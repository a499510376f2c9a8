// The walk of the search: exchanges in a sequence, taken when they better it, or worsen it little while it is early.
import { createCaso } from './caso.ts'
import { confrontaValori, type Obiettivo, SENZA_PIANO, type ValorePiano } from './obiettivo.ts'
import type { SequenzaOrdini } from './sequenza.ts'

export interface LimitiPasseggiata {
  /** Steps at most. */
  passi: number
  /** Milliseconds at most. */
  millisecondi: number
  orologio: () => number
  annullata: () => boolean
  /** Called with each better sequence, not more often than the clock is looked at. */
  migliore: (valore: ValorePiano, passi: number) => void
}

export interface EsitoPasseggiata {
  /** Indices of the orders, the best sequence found. */
  sequenza: Int32Array
  /** What it costs. */
  valore: ValorePiano
  passi: number
  annullata: boolean
}

/** Steps between two looks at the clock. */
const TRATTO = 32
/** Moves tried to learn how much one usually changes. */
const ASSAGGI = 60
/** Of the usual change: how much worse a step may be at the beginning, and at the end. */
const CALDO = 0.1
const FREDDO = 0.002
/** Without a limit of steps or time to reckon with, cycles of this many steps. */
const CICLO = 200_000
/** How strongly near positions are preferred: what goes far moves all that lies between, and is seldom taken. */
const VICINO = 3

/** Part of a walk, up to a share of it: from where all began, or else from the best so far; how hot it begins. */
interface Giro {
  fino: number
  daCapo: boolean
  caldo: number
}
/** Beginnings at most, steps an order that one is worth, and steps after which the pace is known. */
const INIZI_MAX = 8
const PASSI_INIZIO = 400
const PASSI_PROVA = 512

/**
 * Which large orders are late is settled early in a walk and seldom undone: where there is time, half of it goes to
 * several beginnings, the other half to the best of them, which begins less hot.
 */
function giriDi(passiPerOrdine: number): readonly Giro[] {
  const inizi = Math.min(INIZI_MAX, Math.floor(passiPerOrdine / PASSI_INIZIO))
  if (inizi < 2) return [{ fino: 1, daCapo: true, caldo: CALDO }]
  return [
    ...Array.from({ length: inizi }, (_, n) => ({ fino: (n + 1) / (2 * inizi), daCapo: true, caldo: CALDO })),
    { fino: 1, daCapo: false, caldo: CALDO / 2 },
  ]
}

/**
 * Walks from a sequence; what is best on the way is kept. The sequence itself is left where the walk ends.
 * @param rifai another sequence of the same orders
 */
export function passeggia(
  prima: SequenzaOrdini,
  rifai: (indici: Iterable<number>) => SequenzaOrdini,
  obiettivo: Obiettivo,
  seme: number,
  limiti: LimitiPasseggiata,
): EsitoPasseggiata {
  let sequenza = prima
  const iniziale = prima.copia()
  const { lunghezza } = sequenza
  const caso = createCaso(seme)
  const inizio = limiti.orologio()
  let ottima = sequenza.copia()
  let valoreOttimo = sequenza.valore
  let corrente = sequenza.costo
  let passi = 0
  let annullata = false
  let nuova = false
  if (lunghezza < 2) return { sequenza: ottima, valore: valoreOttimo, passi, annullata }

  const qualunque = () => Math.floor(caso() * lunghezza)
  /** A position, mostly of a late order. */
  function scegli(): number {
    let posizione = qualunque()
    for (let volta = 0; volta < 6 && sequenza.ritardoA(posizione) === 0; volta++) posizione = qualunque()
    return posizione
  }
  /** Another position: near more often than far. */
  function altra(da: number): number {
    const passo = Math.floor(lunghezza ** (caso() ** VICINO))
    const dove = da + (caso() < 0.7 ? -passo : passo)
    if (dove >= 0 && dove < lunghezza) return dove
    const lontana = qualunque()
    return lontana === da ? (da + 1) % lunghezza : lontana
  }
  function prova(soglia: number) {
    const da = caso() < 0.8 ? scegli() : qualunque()
    const a = altra(da)
    return caso() < 0.6 ? sequenza.sposta(da, a, 1, soglia) : sequenza.scambia(da, a, soglia)
  }

  let somma = 0
  let quanti = 0
  for (let n = 0; n < ASSAGGI; n++) {
    const scarto = Math.abs(prova(Number.POSITIVE_INFINITY) - corrente)
    sequenza.rifiuta()
    if (scarto > 0 && scarto < SENZA_PIANO) {
      somma += scarto
      quanti++
    }
  }
  const usuale = quanti > 0 ? somma / quanti : 1
  const conLimite = Number.isFinite(limiti.passi) || Number.isFinite(limiti.millisecondi)
  const { passi: passiMax, millisecondi } = limiti
  let giri = giriDi(0)
  let giro = 0
  let temperatura = usuale * CALDO
  /** Sets the temperature, and begins the next part when it is time. */
  function regola(trascorso: number): void {
    const fatto = conLimite ? Math.max(passi / passiMax, trascorso / millisecondi) : (passi % CICLO) / CICLO
    if (giro === 0 && passi <= PASSI_PROVA && conLimite && fatto > 0) giri = giriDi(passi / fatto / lunghezza)
    const questo = giri[giro] as Giro
    if (fatto >= questo.fino && giro + 1 < giri.length) {
      giro++
      sequenza = rifai(giri[giro]?.daCapo ? iniziale : ottima)
      corrente = sequenza.costo
    }
    const { fino, caldo } = giri[giro] as Giro
    const da = giri[giro - 1]?.fino ?? 0
    temperatura = usuale * caldo * (FREDDO / caldo) ** Math.min(1, (fatto - da) / (fino - da))
  }
  while (passi < passiMax) {
    if (passi % TRATTO === 0) {
      const trascorso = limiti.orologio() - inizio
      if (nuova) limiti.migliore(valoreOttimo, passi)
      nuova = false
      annullata = limiti.annullata()
      if (annullata || trascorso >= millisecondi) break
      regola(trascorso)
    }
    passi++
    const soglia = corrente - temperatura * Math.log(caso())
    if (prova(soglia) > soglia) {
      sequenza.rifiuta()
      continue
    }
    sequenza.accetta()
    corrente = sequenza.costo
    const { valore } = sequenza
    if (confrontaValori(valore, valoreOttimo, obiettivo) < 0) {
      valoreOttimo = valore
      ottima = sequenza.copia()
      nuova = true
    }
  }
  if (nuova) limiti.migliore(valoreOttimo, passi)
  return { sequenza: ottima, valore: valoreOttimo, passi, annullata }
}
