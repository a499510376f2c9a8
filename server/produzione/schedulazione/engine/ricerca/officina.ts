// The ledger of the search, in arrays: minutes taken by department and day, and placing one order in it.
// It says the same dates as `piazza`, without their reasons: a property of the tests compares the two.
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { type Giorno, giornoOf, type Istante, lastGiorno, MINUTES_PER_DAY, minuteOf, nextMidnight } from '../time.ts'
import { REPARTI_FASI } from '../types.ts'
import { type FaseCompilata, FINITA_FASE, GIORNI_FASE, type OrdineCompilato } from './compila.ts'

/** How many days ahead of its earliest start a phase looks for room: as `trovaPosto`. */
const ORIZZONTE = 730

/** An order in its place. */
export interface Posto {
  /** False: no room. */
  trovato: boolean
  /** Last day of work, held phases included. */
  ultimo: Giorno | null
  /** First minute of work in a department. */
  primo: Istante | null
  /** Phases that begin on another day than in the plan of today. */
  cambi: number
  /** What was looked at, in fours: department, first day, day of the start, last day (from the first of the arrays). */
  visti: readonly number[]
  /** What is taken, in threes: department, day, minutes. */
  prese: readonly number[]
}

export interface OfficinaRicerca {
  /** First day of the arrays. */
  base: Giorno
  giorni: number
  /** Minutes taken, by department and day. */
  usati: readonly Int32Array[]
  /** Adds what an order takes, or gives it back (`segno` -1). */
  applica(posto: Posto, segno: 1 | -1): void
  /** Whether something is free. */
  libero(reparto: number, dove: number): boolean
  /** Adds minutes to a day. */
  aggiungi(reparto: number, dove: number, minuti: number): void
  /** Where an order finds its room now; nothing is taken. */
  piazza(ordine: OrdineCompilato): Posto
}

/** How many days the arrays need so that no placement can leave them. */
function giorniServiti(ordini: readonly OrdineCompilato[], base: Giorno): number {
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

/** The arrays with what the ledger has booked. */
export function createOfficina(
  ordini: readonly OrdineCompilato[],
  calendario: Calendario,
  libro: Libro,
  base: Giorno,
): OfficinaRicerca {
  const giorni = giorniServiti(ordini, base)
  const usati = REPARTI_FASI.map(() => new Int32Array(giorni))
  const capacita = REPARTI_FASI.map(() => new Int32Array(giorni).fill(-1))
  for (const [indice, reparto] of REPARTI_FASI.entries()) {
    for (const [giorno, { minuti }] of libro[reparto]) {
      const dove = giorno - base
      if (dove >= 0 && dove < giorni) (usati[indice] as Int32Array)[dove] = minuti
    }
  }

  const capacitaOf = (reparto: number, dove: number): number => {
    const note = capacita[reparto] as Int32Array
    let minuti = note[dove] as number
    if (minuti < 0) {
      minuti = calendario.capacita(REPARTI_FASI[reparto] as (typeof REPARTI_FASI)[number], base + dove)
      note[dove] = minuti
    }
    return minuti
  }

  /** A bit for each day with something free, so that full days are passed over thirty-two at a time. */
  const liberi = REPARTI_FASI.map(() => new Int32Array((giorni >> 5) + 1))
  function segna(reparto: number, dove: number): void {
    const bit = liberi[reparto] as Int32Array
    const parola = dove >> 5
    const uno = 1 << (dove & 31)
    const libero = ((usati[reparto] as Int32Array)[dove] as number) < capacitaOf(reparto, dove)
    bit[parola] = libero ? (bit[parola] as number) | uno : (bit[parola] as number) & ~uno
  }
  for (const reparto of REPARTI_FASI.keys()) for (let dove = 0; dove < giorni; dove++) segna(reparto, dove)

  /** The first day with something free from `dove` on; beyond the last there is none. */
  function prossimo(reparto: number, dove: number): number {
    const bit = liberi[reparto] as Int32Array
    let parola = dove >> 5
    let resto = (bit[parola] as number) & (-1 << (dove & 31))
    while (resto === 0) {
      parola++
      if (parola >= bit.length) return giorni
      resto = bit[parola] as number
    }
    return (parola << 5) + (31 - Math.clz32(resto & -resto))
  }

  function aggiungi(reparto: number, dove: number, quanti: number): void {
    const minuti = usati[reparto] as Int32Array
    minuti[dove] = (minuti[dove] as number) + quanti
    segna(reparto, dove)
  }

  function applica({ prese }: Posto, segno: 1 | -1): void {
    for (let n = 0; n < prese.length; n += 3) {
      aggiungi(prese[n] as number, prese[n + 1] as number, segno * (prese[n + 2] as number))
    }
  }

  /** Start and end of finite work; false when there is no room. */
  const trovati = { inizio: 0, fine: 0 }
  function trova(fase: FaseCompilata, lo: Istante, visti: number[], prese: number[]): boolean {
    const { reparto } = fase
    const nome = REPARTI_FASI[reparto] as (typeof REPARTI_FASI)[number]
    const minuti = usati[reparto] as Int32Array
    const primo = giornoOf(lo) - base
    const ultimo = Math.min(primo + ORIZZONTE, giorni - 1)
    let resto = fase.durata
    let inizio = -1
    for (let dove = prossimo(reparto, primo); dove <= ultimo; dove = prossimo(reparto, dove + 1)) {
      const totale = capacitaOf(reparto, dove)
      let dopo = minuti[dove] as number
      if (dove === primo) dopo = Math.max(dopo, calendario.fatti(nome, base + dove, minuteOf(lo)))
      if (dopo >= totale) continue
      const presi = Math.min(resto, totale - dopo)
      if (inizio < 0) {
        inizio = dove
        trovati.inizio = (base + dove) * MINUTES_PER_DAY + calendario.minutoInizio(nome, base + dove, dopo)
      }
      prese.push(reparto, dove, presi)
      resto -= presi
      if (resto === 0) {
        trovati.fine = (base + dove) * MINUTES_PER_DAY + calendario.minutoFine(nome, base + dove, dopo + presi)
        visti.push(reparto, primo, inizio, dove)
        return true
      }
    }
    return false
  }

  const fini: number[] = []
  function piazza(ordine: OrdineCompilato): Posto {
    const { fasi, dopoTenute } = ordine
    const altre = ordine.sovrapposte
    const visti: number[] = []
    const prese: number[] = []
    let { ultimoTenuto: ultimo, primoTenuto: primo } = ordine
    let cambi = 0
    let trovato = true
    let messe = 0
    for (let n = 0; n < fasi.length; n++) {
      const fase = fasi[n] as FaseCompilata
      let lo = Math.max(fase.da, fase.nonPrima, dopoTenute[n] as number)
      for (const attesa of fase.attese) lo = Math.max(lo, fini[attesa] as number)
      let inizio = lo
      let fine = lo
      if (fase.genere === GIORNI_FASE) {
        inizio = nextMidnight(lo)
        fine = inizio + fase.durata * MINUTES_PER_DAY
      } else if (fase.genere !== FINITA_FASE) fine = lo + fase.durata
      else if (fase.durata > 0) {
        const prima = prese.length
        trovato = trova(fase, lo, visti, prese)
        if (!trovato) break
        inizio = trovati.inizio
        fine = trovati.fine
        // Two phases of one order in one department see each other.
        if (altre) {
          for (let k = prima; k < prese.length; k += 3) {
            aggiungi(prese[k] as number, prese[k + 1] as number, prese[k + 2] as number)
          }
          messe = prese.length
        }
      }
      fini[n] = fine
      const giorno = lastGiorno(inizio, fine)
      if (ultimo === null || giorno > ultimo) ultimo = giorno
      if (fase.genere === FINITA_FASE && (primo === null || inizio < primo)) primo = inizio
      if (fase.eraIl !== null && giornoOf(fase.eraIl) !== giornoOf(inizio)) cambi++
    }
    for (let k = 0; k < messe; k += 3) {
      aggiungi(prese[k] as number, prese[k + 1] as number, -(prese[k + 2] as number))
    }
    // An order without room takes nothing; any change of the ledger may give it some.
    if (!trovato) return { trovato, ultimo: null, primo: null, cambi: 0, visti: tuttoVisto(giorni), prese: [] }
    return { trovato, ultimo, primo, cambi, visti, prese }
  }

  return {
    base,
    giorni,
    usati,
    applica,
    libero: (reparto, dove) => ((usati[reparto] as Int32Array)[dove] as number) < capacitaOf(reparto, dove),
    aggiungi,
    piazza,
  }
}

/** Everything was looked at. */
const tuttoVisto = (giorni: number): number[] => REPARTI_FASI.flatMap((_nome, reparto) => [reparto, 0, 0, giorni - 1])
