// The ledger of the search, in arrays: minutes taken by department and day, and placing one order in it.
// It says the same days as `piazza`, without their reasons: a property of the tests compares the two.
import type { Calendario } from '../capacita.ts'
import type { Libro } from '../libro.ts'
import { type Giorno, giornoOf, type Istante, lastGiorno, MINUTES_PER_DAY, minuteOf, nextMidnight } from '../time.ts'
import { REPARTI_FASI } from '../types.ts'
import { FINITA_FASE, GIORNI_FASE, type OrdineCompilato } from './compila.ts'
import { type FasePronta, giorniServiti, NESSUNO, ORIZZONTE, type OrdinePronto } from './pronti.ts'

/** An order in its place. It is filled again and again: the arrays are longer than what they hold. */
export interface Posto {
  /** False: no room. */
  trovato: boolean
  /** Last day of work, held phases included; `NESSUNO` without. */
  ultimo: Giorno
  /** First minute of work in a department, exact to the day; `MAI` without. */
  primo: Istante
  /** Phases that begin on another day than in the plan of today. */
  cambi: number
  /** What it costs in the sum by which the search walks. */
  costo: number
  /** What was looked at, in threes of cells: the first, that of the start, the last. */
  visti: Int32Array
  quantiVisti: number
  /** What is taken, in twos: cell, minutes. */
  prese: Int32Array
  quantePrese: number
}

/** A place with nothing in it. */
export const createPosto = (): Posto => ({
  trovato: false,
  ultimo: NESSUNO,
  primo: NESSUNO,
  cambi: 0,
  costo: 0,
  visti: new Int32Array(12),
  quantiVisti: 0,
  prese: new Int32Array(16),
  quantePrese: 0,
})

/** What is taken at a moment. */
export interface Fotografia {
  usati: Int32Array
  liberi: Int32Array
}

/** A cell is a department on a day: `reparto * giorni + (giorno - base)`. */
export interface OfficinaRicerca {
  /** First day of the arrays. */
  base: Giorno
  /** Days of a department: a multiple of thirty-two. */
  giorni: number
  /** A bit for each cell with something free, thirty-two in a word. */
  liberi: Int32Array
  /** Adds what an order takes, or gives it back (`segno` -1). */
  applica(posto: Posto, segno: 1 | -1): void
  /** Adds minutes to a cell. */
  aggiungi(cella: number, minuti: number): void
  /** Keeps a copy of what is taken, in place of an older one. */
  fotografa(copia: Fotografia | null): Fotografia
  /** As it was when the copy was made. */
  torna(copia: Fotografia): void
  /** Finds where an order has its room now, and writes it into `posto`; nothing is taken. */
  piazza(ordine: OrdinePronto, posto: Posto): void
}

function doppio(righe: Int32Array): Int32Array {
  const nuove = new Int32Array(righe.length * 2)
  nuove.set(righe)
  return nuove
}

/** The arrays with what the ledger has booked. */
export function createOfficina(
  ordini: readonly OrdineCompilato[],
  calendario: Calendario,
  libro: Libro,
  base: Giorno,
): OfficinaRicerca {
  const giorni = (giorniServiti(ordini, base) + 31) & ~31
  const celle = giorni * REPARTI_FASI.length
  const usati = new Int32Array(celle)
  const capacita = new Int32Array(celle)
  const liberi = new Int32Array(celle >> 5)
  for (const [reparto, nome] of REPARTI_FASI.entries()) {
    for (let dove = 0; dove < giorni; dove++) capacita[reparto * giorni + dove] = calendario.capacita(nome, base + dove)
    for (const [giorno, { minuti }] of libro[nome]) {
      const dove = giorno - base
      if (dove >= 0 && dove < giorni) usati[reparto * giorni + dove] = minuti
    }
  }
  for (let cella = 0; cella < celle; cella++) {
    if ((usati[cella] as number) < (capacita[cella] as number)) {
      liberi[cella >> 5] = (liberi[cella >> 5] as number) | (1 << (cella & 31))
    }
  }

  function aggiungi(cella: number, minuti: number): void {
    const prima = usati[cella] as number
    const dopo = prima + minuti
    const totale = capacita[cella] as number
    usati[cella] = dopo
    if (prima < totale !== dopo < totale) liberi[cella >> 5] = (liberi[cella >> 5] as number) ^ (1 << (cella & 31))
  }

  function applica({ prese, quantePrese }: Posto, segno: 1 | -1): void {
    for (let n = 0; n < quantePrese; n += 2) aggiungi(prese[n] as number, segno * (prese[n + 1] as number))
  }

  function fotografa(copia: Fotografia | null): Fotografia {
    if (!copia) return { usati: usati.slice(), liberi: liberi.slice() }
    copia.usati.set(usati)
    copia.liberi.set(liberi)
    return copia
  }

  function torna(copia: Fotografia): void {
    usati.set(copia.usati)
    liberi.set(copia.liberi)
  }

  /** The first cell with something free from one on, or one beyond `ultima`: full ones are passed thirty-two at a time. */
  function prossima(cella: number, ultima: number): number {
    let parola = cella >> 5
    const fine = ultima >> 5
    let resto = (liberi[parola] as number) & (-1 << (cella & 31))
    while (resto === 0) {
      if (++parola > fine) return ultima + 1
      resto = liberi[parola] as number
    }
    return (parola << 5) + (31 - Math.clz32(resto & -resto))
  }

  /** Start and end of finite work, each in its day; exact to the minute where it counts. False when there is no room. */
  const trovati = { inizio: 0, fine: 0 }
  function trova({ reparto, durata, alMinuto }: FasePronta, lo: Istante, posto: Posto): boolean {
    const prima = reparto * giorni
    const scarto = base - prima
    const primo = giornoOf(lo) - scarto
    const ultima = Math.min(primo + ORIZZONTE, prima + giorni - 1)
    let resto = durata
    let inizio = -1
    let { quantePrese } = posto
    for (let cella = prossima(primo, ultima); cella <= ultima; cella = prossima(cella + 1, ultima)) {
      const totale = capacita[cella] as number
      let dopo = usati[cella] as number
      if (cella === primo) {
        const minuto = minuteOf(lo)
        if (minuto > 0) {
          dopo = Math.max(dopo, calendario.fatti(REPARTI_FASI[reparto] as 'macchine', cella + scarto, minuto))
          if (dopo >= totale) continue
        }
      }
      const presi = Math.min(resto, totale - dopo)
      if (inizio < 0) {
        inizio = cella
        trovati.inizio = (cella + scarto) * MINUTES_PER_DAY
      }
      if (quantePrese + 2 > posto.prese.length) posto.prese = doppio(posto.prese)
      posto.prese[quantePrese++] = cella
      posto.prese[quantePrese++] = presi
      resto -= presi
      if (resto > 0) continue
      const giorno = cella + scarto
      const minuto = alMinuto
        ? calendario.minutoFine(REPARTI_FASI[reparto] as 'macchine', giorno, dopo + presi)
        : MINUTES_PER_DAY
      trovati.fine = giorno * MINUTES_PER_DAY + minuto
      let n = posto.quantiVisti
      if (n + 3 > posto.visti.length) posto.visti = doppio(posto.visti)
      posto.visti[n++] = primo
      posto.visti[n++] = inizio
      posto.visti[n++] = cella
      posto.quantiVisti = n
      posto.quantePrese = quantePrese
      return true
    }
    return false
  }

  const fini: number[] = []
  function piazza(
    { fasi, ultimo: ultimoFermo, primo: primoFermo, cambi: cambiFermi, sovrapposte }: OrdinePronto,
    posto: Posto,
  ) {
    let ultimo = ultimoFermo
    let primo = primoFermo
    let cambi = cambiFermi
    posto.quantiVisti = 0
    posto.quantePrese = 0
    let trovato = true
    let messe = 0
    for (let n = 0; n < fasi.length; n++) {
      const fase = fasi[n] as FasePronta
      const { attese, genere, eraGiorno } = fase
      let { lo } = fase
      for (let k = 0; k < attese.length; k++) {
        const fine = fini[attese[k] as number] as number
        if (fine > lo) lo = fine
      }
      let inizio = lo
      let fine = lo
      if (genere === GIORNI_FASE) {
        inizio = nextMidnight(lo)
        fine = inizio + fase.durata * MINUTES_PER_DAY
      } else if (genere !== FINITA_FASE) fine = lo + fase.durata
      else if (fase.durata > 0) {
        const prima = posto.quantePrese
        trovato = trova(fase, lo, posto)
        if (!trovato) break
        inizio = trovati.inizio
        fine = trovati.fine
        // Two phases of one order in one department see each other.
        if (sovrapposte) {
          const { prese, quantePrese } = posto
          for (let k = prima; k < quantePrese; k += 2) aggiungi(prese[k] as number, prese[k + 1] as number)
          messe = quantePrese
        }
      }
      fini[n] = fine
      const giorno = lastGiorno(inizio, fine)
      if (giorno > ultimo) ultimo = giorno
      if (genere === FINITA_FASE && inizio < primo) primo = inizio
      if (eraGiorno !== NESSUNO && eraGiorno !== giornoOf(inizio)) cambi++
    }
    for (let k = 0; k < messe; k += 2) aggiungi(posto.prese[k] as number, -(posto.prese[k + 1] as number))
    posto.trovato = trovato
    posto.ultimo = ultimo
    posto.primo = primo
    posto.cambi = cambi
    if (trovato) return
    // An order without room takes nothing; any change of the ledger may give it some.
    posto.quantePrese = 0
    posto.quantiVisti = 0
    for (let prima = 0; prima < celle; prima += giorni) {
      posto.visti[posto.quantiVisti++] = prima
      posto.visti[posto.quantiVisti++] = prima
      posto.visti[posto.quantiVisti++] = prima + giorni - 1
    }
    posto.ultimo = NESSUNO
    posto.primo = NESSUNO
    posto.cambi = 0
  }

  return { base, giorni, liberi, applica, aggiungi, fotografa, torna, piazza }
}
