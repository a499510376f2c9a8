// A sequence of orders with the place of each, and what an exchange would make of it: only orders that look at a day
// which the exchange has changed are placed again.

import { ritardoOf } from '../margine.ts'
import type { OrdineCompilato } from './compila.ts'
import { anticipoOf, type Criterio, pesa, SENZA_PIANO, type ValorePiano, valoreNullo } from './obiettivo.ts'
import { createPosto, type Fotografia, type OfficinaRicerca, type Posto } from './officina.ts'
import { MAI, NESSUNO, prontoOf } from './pronti.ts'
import { createScarto } from './scarto.ts'

export interface SequenzaOrdini {
  readonly lunghezza: number
  /** What the sequence costs now, criterion by criterion. */
  readonly valore: ValorePiano
  /** The same as the one sum by which the search walks. */
  readonly costo: number
  /** The index of the order at a position. */
  ordineA(posizione: number): number
  /** Days that the order at a position is late, times its weight. */
  ritardoA(posizione: number): number
  /** The last day and the minutes by cell of an order. */
  postoDi(ordine: number): Pick<Posto, 'trovato' | 'ultimo' | 'cambi'> & { prese: number[]; visti: number[] }
  /**
   * Takes `quanti` orders from `da` on out and puts them so that the first stands at `a`. To be accepted or refused
   * before the next trial.
   * @param soglia above it the trial ends early, to be refused
   * @returns what the sequence would cost, or more than `soglia`
   */
  sposta(da: number, a: number, quanti?: number, soglia?: number): number
  /** The orders at two positions change places; otherwise as `sposta`. */
  scambia(a: number, b: number, soglia?: number): number
  accetta(): void
  rifiuta(): void
  /** A copy of the sequence as it is. */
  copia(): Int32Array
}

/** Copies of the ledger are kept before each position that ends in so many zero bits. */
const TRATTO = 4
/** What going back to a copy costs, in orders taken or given back. */
const COSTO_COPIA = 6

/** Adds what an order costs in its place, or takes it away. */
function conta(valore: ValorePiano, { consegna, peso }: OrdineCompilato, posto: Posto, segno: 1 | -1): void {
  if (!posto.trovato) {
    valore.senzaPiano += segno
    return
  }
  const tardi = ritardoOf(posto.ultimo === NESSUNO ? null : posto.ultimo, consegna)
  valore.ritardo += segno * tardi * peso
  if (tardi > 0) valore.inRitardo += segno
  valore.anticipo += segno * anticipoOf(posto.primo === MAI ? null : posto.primo, consegna)
  valore.cambi += segno * posto.cambi
}

/**
 * Places orders in a sequence, in a ledger that is the sequence's own from then on.
 * @param quote what a unit of each criterion weighs in the sum by which the search walks
 */
export function createSequenza(
  ordini: readonly OrdineCompilato[],
  officina: OfficinaRicerca,
  iniziale: Iterable<number>,
  quote: Readonly<Record<Criterio, number>>,
): SequenzaOrdini {
  const sequenza = Int32Array.from(iniziale)
  const lunghezza = sequenza.length
  const scarto = createScarto(officina)
  const pronti = ordini.map(prontoOf)
  /** Where each order is, and where it would be in the trial. */
  const posti = ordini.map(createPosto)
  const prove = ordini.map(createPosto)
  const valore = valoreNullo()
  let costo = 0
  /** The ledger holds the orders before this position. */
  let cursore = lunghezza
  /** The orders that the trial has placed again. */
  const cambiati = new Int32Array(lunghezza)
  let quantiCambiati = 0
  let provato = 0
  let limite = Number.POSITIVE_INFINITY
  let mossa: { da: number; a: number; quanti: number; scambio: boolean } | null = null

  function piazza(ordine: number, posto: Posto): void {
    officina.piazza(pronti[ordine] as (typeof pronti)[number], posto)
    if (!posto.trovato) {
      posto.costo = SENZA_PIANO
      return
    }
    const { consegna, peso } = ordini[ordine] as OrdineCompilato
    const tardi = posto.ultimo === NESSUNO || consegna === null ? 0 : Math.max(0, posto.ultimo - consegna)
    const anticipo = anticipoOf(posto.primo === MAI ? null : posto.primo, consegna)
    posto.costo =
      tardi * peso * quote.ritardo +
      (tardi > 0 ? quote.inRitardo : 0) +
      anticipo * quote.anticipo +
      posto.cambi * quote.cambi
  }

  for (const ordine of sequenza) {
    const posto = posti[ordine] as Posto
    piazza(ordine, posto)
    officina.applica(posto, 1)
    conta(valore, ordini[ordine] as OrdineCompilato, posto, 1)
    costo += posto.costo
  }

  const postoA = (posizione: number) => posti[sequenza[posizione] as number] as Posto

  /** The ledger before every sixteenth position, where it is known. */
  const fotografie: (Fotografia | null)[] = Array.from({ length: (lunghezza >> TRATTO) + 1 }, () => null)
  const valide = new Uint8Array(fotografie.length)

  /** Orders are taken and given back one by one, from where the ledger is or from the nearest copy of it. */
  function porta(posizione: number): void {
    let quale = posizione >> TRATTO
    while (quale > 0 && valide[quale] === 0) quale--
    const daCopia = posizione - (quale << TRATTO) + COSTO_COPIA
    if (valide[quale] === 1 && daCopia < Math.abs(cursore - posizione)) {
      officina.torna(fotografie[quale] as Fotografia)
      cursore = quale << TRATTO
    }
    while (cursore > posizione) officina.applica(postoA(--cursore), -1)
    while (cursore < posizione) {
      if ((cursore & ((1 << TRATTO) - 1)) === 0 && valide[cursore >> TRATTO] === 0) fotografa(cursore >> TRATTO)
      officina.applica(postoA(cursore++), 1)
    }
  }
  function fotografa(quale: number): void {
    fotografie[quale] = officina.fotografa(fotografie[quale] ?? null)
    valide[quale] = 1
  }

  /** Places an order again. @param mosso what it had is accounted for where it was */
  function rimetti(ordine: number, mosso: boolean): void {
    const vecchio = posti[ordine] as Posto
    const nuovo = prove[ordine] as Posto
    piazza(ordine, nuovo)
    officina.applica(nuovo, 1)
    scarto.segna(nuovo, 1)
    if (!mosso) scarto.segna(vecchio, -1)
    provato += nuovo.costo - vecchio.costo
    cambiati[quantiCambiati++] = ordine
  }

  /** Up to a position; false when the trial costs too much on the way: what comes after rarely makes it good again. */
  function prosegui(da: number, a: number): boolean {
    for (let posizione = da; posizione < a; posizione++) {
      const ordine = sequenza[posizione] as number
      const posto = posti[ordine] as Posto
      if (!scarto.tocca(posto)) {
        officina.applica(posto, 1)
        continue
      }
      rimetti(ordine, false)
      if (provato <= limite) continue
      cursore = posizione + 1
      return false
    }
    return true
  }

  /** From a position on, until nothing is different any more. */
  function finisci(da: number): number {
    let posizione = da
    while (posizione < lunghezza && !scarto.nessuno()) if (!prosegui(posizione, ++posizione)) return provato
    cursore = posizione
    return provato
  }

  function comincia(primo: number, prova: typeof mossa, soglia: number): void {
    porta(primo)
    limite = soglia
    quantiCambiati = 0
    provato = costo
    mossa = prova
  }

  const togli = (da: number, a: number) => {
    for (let posizione = da; posizione < a; posizione++) scarto.segna(postoA(posizione), -1)
  }
  const rimettiTutti = (da: number, a: number) => {
    for (let posizione = da; posizione < a; posizione++) rimetti(sequenza[posizione] as number, true)
  }

  return {
    lunghezza,
    get valore() {
      return { ...valore }
    },
    get costo() {
      return costo
    },
    ordineA: (posizione) => sequenza[posizione] as number,
    ritardoA(posizione) {
      const { consegna, peso } = ordini[sequenza[posizione] as number] as OrdineCompilato
      const { ultimo } = postoA(posizione)
      return ritardoOf(ultimo === NESSUNO ? null : ultimo, consegna) * peso
    },
    postoDi(ordine) {
      const { trovato, ultimo, cambi, prese, quantePrese, visti, quantiVisti } = posti[ordine] as Posto
      return {
        trovato,
        ultimo,
        cambi,
        prese: [...prese.subarray(0, quantePrese)],
        visti: [...visti.subarray(0, quantiVisti)],
      }
    },
    sposta(da, a, quanti = 1, soglia = Number.POSITIVE_INFINITY) {
      comincia(Math.min(da, a), { da, a, quanti, scambio: false }, soglia)
      if (da < a) {
        togli(da, da + quanti)
        if (!prosegui(da + quanti, a + quanti)) return provato
        rimettiTutti(da, da + quanti)
        return finisci(a + quanti)
      }
      rimettiTutti(da, da + quanti)
      if (!prosegui(a, da)) return provato
      togli(da, da + quanti)
      return finisci(da + quanti)
    },
    scambia(una, altra, soglia = Number.POSITIVE_INFINITY) {
      const [da, a] = una < altra ? [una, altra] : [altra, una]
      comincia(da, { da, a, quanti: 1, scambio: true }, soglia)
      const [primo, secondo] = [sequenza[da] as number, sequenza[a] as number]
      scarto.segna(posti[primo] as Posto, -1)
      rimetti(secondo, true)
      if (!prosegui(da + 1, a)) return provato
      scarto.segna(posti[secondo] as Posto, -1)
      rimetti(primo, true)
      return finisci(a + 1)
    },
    accetta() {
      if (!mossa) return
      const { da, a, quanti, scambio } = mossa
      if (scambio) {
        const primo = sequenza[da] as number
        sequenza[da] = sequenza[a] as number
        sequenza[a] = primo
      } else {
        const mossi = sequenza.slice(da, da + quanti)
        if (da < a) sequenza.copyWithin(da, da + quanti, a + quanti)
        else sequenza.copyWithin(a + quanti, a, da)
        sequenza.set(mossi, a)
      }
      for (let n = 0; n < quantiCambiati; n++) {
        const ordine = cambiati[n] as number
        const vecchio = posti[ordine] as Posto
        const nuovo = prove[ordine] as Posto
        conta(valore, ordini[ordine] as OrdineCompilato, vecchio, -1)
        conta(valore, ordini[ordine] as OrdineCompilato, nuovo, 1)
        posti[ordine] = nuovo
        prove[ordine] = vecchio
      }
      costo = pesa(valore, quote)
      // A copy between the first order moved and the last one placed again is of another ledger now.
      const primo = Math.min(da, a)
      for (let quale = (primo >> TRATTO) + 1; quale << TRATTO < cursore; quale++) valide[quale] = 0
      if (!scarto.nessuno()) valide.fill(0, (primo >> TRATTO) + 1)
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
