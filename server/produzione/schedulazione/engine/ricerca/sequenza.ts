// A sequence of orders with the place of each, and what an exchange would make of it: only orders that look at a day
// which the exchange has changed are placed again.
import type { OrdineCompilato } from './compila.ts'
import { anticipoOf, type Criterio, ritardoOf, type ValorePiano, valoreNullo } from './obiettivo.ts'
import type { OfficinaRicerca, Posto } from './officina.ts'

/** A move tried and not yet decided. */
export interface Prova {
  valore: ValorePiano
}

export interface SequenzaOrdini {
  readonly lunghezza: number
  /** What the sequence costs now. */
  readonly valore: ValorePiano
  /** The index of the order at a position. */
  ordineA(posizione: number): number
  /** Days that the order at a position is late, times its weight. */
  ritardoA(posizione: number): number
  postoDi(ordine: number): Posto
  /** Takes the order at `da` out and puts it at `a`. To be accepted or refused before the next. */
  sposta(da: number, a: number): Prova
  /** The orders at two positions change places. To be accepted or refused before the next. */
  scambia(a: number, b: number): Prova
  accetta(): void
  rifiuta(): void
  /** A copy of the sequence as it is. */
  copia(): Int32Array
}

interface Cambio {
  ordine: number
  posto: Posto
}

/** Adds what an order costs in its place, or takes it away. */
function conta(valore: ValorePiano, ordine: OrdineCompilato, posto: Posto, segno: 1 | -1): void {
  if (!posto.trovato) {
    valore.senzaPiano += segno
    return
  }
  const tardi = ritardoOf(posto.ultimo, ordine.consegna)
  valore.ritardo += segno * tardi * ordine.peso
  if (tardi > 0) valore.inRitardo += segno
  valore.anticipo += segno * anticipoOf(posto.primo, ordine.consegna)
  valore.cambi += segno * posto.cambi
}

/** The difference between the ledger of a trial and the one that it starts from. */
function createScarto(officina: OfficinaRicerca) {
  const scarti = officina.usati.map((minuti) => new Int32Array(minuti.length))
  const primi = scarti.map(() => Number.POSITIVE_INFINITY)
  const ultimi = scarti.map(() => -1)
  let diversi = 0

  function segna({ prese }: Posto, segno: 1 | -1): void {
    for (let n = 0; n < prese.length; n += 3) {
      const reparto = prese[n] as number
      const giorno = prese[n + 1] as number
      const scarto = scarti[reparto] as Int32Array
      const prima = scarto[giorno] as number
      const dopo = prima + segno * (prese[n + 2] as number)
      scarto[giorno] = dopo
      if (prima === 0) diversi++
      if (dopo === 0) diversi--
      if (giorno < (primi[reparto] as number)) primi[reparto] = giorno
      if (giorno > (ultimi[reparto] as number)) ultimi[reparto] = giorno
    }
  }

  /**
   * Whether an order would find another place: a day that it works on is different, or one that it passed over, being
   * full, is not any more.
   */
  function tocca({ visti }: Posto): boolean {
    for (let n = 0; n < visti.length; n += 4) {
      const reparto = visti[n] as number
      const inizio = visti[n + 2] as number
      const a = Math.min(visti[n + 3] as number, ultimi[reparto] as number)
      const primo = primi[reparto] as number
      const scarto = scarti[reparto] as Int32Array
      for (let giorno = Math.max(inizio, primo); giorno <= a; giorno++) if (scarto[giorno] !== 0) return true
      const passato = Math.min(a, inizio - 1)
      const da = Math.max(visti[n + 1] as number, primo)
      for (let giorno = da; giorno <= passato; giorno++) {
        if (scarto[giorno] !== 0 && officina.libero(reparto, giorno)) return true
      }
    }
    return false
  }

  /** Forgets the difference; `annulla` takes it out of the ledger too. */
  function chiudi(annulla: boolean): void {
    for (let reparto = 0; reparto < scarti.length; reparto++) {
      const scarto = scarti[reparto] as Int32Array
      for (let giorno = primi[reparto] as number; giorno <= (ultimi[reparto] as number); giorno++) {
        const minuti = scarto[giorno] as number
        if (minuti === 0) continue
        if (annulla) officina.aggiungi(reparto, giorno, -minuti)
        scarto[giorno] = 0
      }
      primi[reparto] = Number.POSITIVE_INFINITY
      ultimi[reparto] = -1
    }
    diversi = 0
  }

  return { segna, tocca, chiudi, nessuno: () => diversi === 0 }
}

/** Places orders in a sequence, in a ledger that is the sequence's own from then on. */
export function createSequenza(
  ordini: readonly OrdineCompilato[],
  officina: OfficinaRicerca,
  iniziale: Iterable<number>,
): SequenzaOrdini {
  const sequenza = Int32Array.from(iniziale)
  const lunghezza = sequenza.length
  const scarto = createScarto(officina)
  const posti: Posto[] = []
  let valore = valoreNullo()
  for (const ordine of sequenza) {
    const posto = officina.piazza(ordini[ordine] as OrdineCompilato)
    officina.applica(posto, 1)
    posti[ordine] = posto
    conta(valore, ordini[ordine] as OrdineCompilato, posto, 1)
  }
  /** The ledger holds the orders before this position. */
  let cursore = lunghezza
  let cambiati: Cambio[] = []
  let provato = valore
  let mossa: { da: number; a: number; scambio: boolean } | null = null

  const postoA = (posizione: number) => posti[sequenza[posizione] as number] as Posto

  function porta(posizione: number): void {
    while (cursore > posizione) officina.applica(postoA(--cursore), -1)
    while (cursore < posizione) officina.applica(postoA(cursore++), 1)
  }

  /** Places an order again. @param mosso what it had is accounted for where it was */
  function rimetti(ordine: number, mosso: boolean): void {
    const compilato = ordini[ordine] as OrdineCompilato
    const vecchio = posti[ordine] as Posto
    const nuovo = officina.piazza(compilato)
    officina.applica(nuovo, 1)
    scarto.segna(nuovo, 1)
    if (!mosso) scarto.segna(vecchio, -1)
    conta(provato, compilato, vecchio, -1)
    conta(provato, compilato, nuovo, 1)
    cambiati.push({ ordine, posto: nuovo })
  }

  function prosegui(da: number, a: number): void {
    for (let posizione = da; posizione < a; posizione++) {
      const ordine = sequenza[posizione] as number
      const posto = posti[ordine] as Posto
      if (scarto.tocca(posto)) rimetti(ordine, false)
      else officina.applica(posto, 1)
    }
  }

  /** From a position on, until nothing is different any more. */
  function finisci(da: number): Prova {
    let posizione = da
    for (; posizione < lunghezza && !scarto.nessuno(); posizione++) prosegui(posizione, posizione + 1)
    cursore = posizione
    return { valore: provato }
  }

  function comincia(primo: number, prova: typeof mossa): void {
    porta(primo)
    cambiati = []
    provato = { ...valore }
    mossa = prova
  }

  return {
    lunghezza,
    get valore() {
      return valore
    },
    ordineA: (posizione) => sequenza[posizione] as number,
    ritardoA(posizione) {
      const { consegna, peso } = ordini[sequenza[posizione] as number] as OrdineCompilato
      return ritardoOf(postoA(posizione).ultimo, consegna) * peso
    },
    postoDi: (ordine) => posti[ordine] as Posto,
    sposta(da, a) {
      comincia(Math.min(da, a), { da, a, scambio: false })
      const mosso = sequenza[da] as number
      const vecchio = posti[mosso] as Posto
      if (da < a) {
        scarto.segna(vecchio, -1)
        prosegui(da + 1, a + 1)
        rimetti(mosso, true)
        return finisci(a + 1)
      }
      rimetti(mosso, true)
      prosegui(a, da)
      scarto.segna(vecchio, -1)
      return finisci(da + 1)
    },
    scambia(una, altra) {
      const [da, a] = una < altra ? [una, altra] : [altra, una]
      comincia(da, { da, a, scambio: true })
      const [primo, secondo] = [sequenza[da] as number, sequenza[a] as number]
      scarto.segna(posti[primo] as Posto, -1)
      rimetti(secondo, true)
      prosegui(da + 1, a)
      scarto.segna(posti[secondo] as Posto, -1)
      rimetti(primo, true)
      return finisci(a + 1)
    },
    accetta() {
      if (!mossa) return
      const { da, a, scambio } = mossa
      const mosso = sequenza[da] as number
      if (scambio) {
        sequenza[da] = sequenza[a] as number
        sequenza[a] = mosso
      } else {
        if (da < a) sequenza.copyWithin(da, da + 1, a + 1)
        else sequenza.copyWithin(a + 1, a, da)
        sequenza[a] = mosso
      }
      for (const { ordine, posto } of cambiati) posti[ordine] = posto
      valore = provato
      scarto.chiudi(false)
      mossa = null
    },
    rifiuta() {
      scarto.chiudi(true)
      mossa = null
    },
    copia: () => sequenza.slice(),
  }
}

/** The criteria of a value as one sum. */
export const pesa = (valore: ValorePiano, pendenze: Readonly<Record<Criterio, number>>): number =>
  valore.ritardo * pendenze.ritardo +
  valore.inRitardo * pendenze.inRitardo +
  valore.anticipo * pendenze.anticipo +
  valore.cambi * pendenze.cambi
