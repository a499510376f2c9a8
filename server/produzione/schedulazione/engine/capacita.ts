// How much work a department can do on a day, and at which minute of the day a given amount of it is done.
// Person-minutes; `naive.ts` of the tests counts them minute by minute and must agree.
// docs/scheduler.md#capacity
import { clipIntervalli, type IntervalloDiTempo, intervalloOf, type Pausa, unionOfIntervalli } from './intervalli.ts'
import { type Giorno, MINUTES_PER_DAY, startOf } from './time.ts'
import type { RepartoFase } from './types.ts'

interface PersonaInCalendario {
  reparto: RepartoFase
  dal: Giorno
  /** Last day, included; null while employed. */
  al: Giorno | null
  assenze: readonly Pausa[]
}

/** Everything that a capacity is made of: plain data. */
export interface DatiCalendario {
  /** Opening, minutes of the day. */
  apertura: number
  /** Hours of the days that differ from the default of their weekday. */
  ore: readonly { giorno: Giorno; macchine: number; banchi: number }[]
  festivita: readonly Pausa[]
  persone: readonly PersonaInCalendario[]
}

/** A stretch of the day in which the same number of people works. */
interface Tratto extends IntervalloDiTempo {
  persone: number
}

interface Giornata {
  capacita: number
  tratti: readonly Tratto[]
}

export interface Calendario {
  /** Person-minutes of a department on a day. */
  capacita(reparto: RepartoFase, giorno: Giorno): number
  /** Those done before a minute of the day. */
  fatti(reparto: RepartoFase, giorno: Giorno, minuto: number): number
  /** The minute in which work begins after `fatti` person-minutes of the day (floored). */
  minutoInizio(reparto: RepartoFase, giorno: Giorno, fatti: number): number
  /** The minute by which `fatti` person-minutes of the day are done (ceiled). */
  minutoFine(reparto: RepartoFase, giorno: Giorno, fatti: number): number
}

const SABATO = 6
const DOMENICA = 0

/** Hours of a day that nobody has changed. */
export function weekdayOre(giorno: Giorno): number {
  // 1970-01-01 was a Thursday.
  const giornoSettimana = (((giorno + 4) % 7) + 7) % 7
  if (giornoSettimana === DOMENICA) return 0
  return giornoSettimana === SABATO ? 4 : 10
}

/** The opening hours of a day, minutes of the day: earlier than the opening if they would cross midnight. */
export function windowOf(apertura: number, ore: number): IntervalloDiTempo {
  const minuti = Math.min(MINUTES_PER_DAY, Math.max(0, Math.round(ore * 60)))
  const da = Math.min(apertura, MINUTES_PER_DAY - minuti)
  return { da, a: da + minuti }
}

/** What is left of a window outside of its pauses. */
function lavorato({ da, a }: IntervalloDiTempo, pause: readonly IntervalloDiTempo[]): IntervalloDiTempo[] {
  const resto: IntervalloDiTempo[] = []
  let libero = da
  for (const pausa of unionOfIntervalli(pause)) {
    if (pausa.da > libero) resto.push({ da: libero, a: pausa.da })
    libero = pausa.a
  }
  if (libero < a) resto.push({ da: libero, a })
  return resto
}

/** People who work at the same time, counted: stretches in which their number does not change. */
function conta(gruppi: readonly { persone: number; orari: readonly IntervalloDiTempo[] }[]): Tratto[] {
  const salti = new Map<number, number>()
  const salta = (minuto: number, persone: number) => salti.set(minuto, (salti.get(minuto) ?? 0) + persone)
  for (const { persone, orari } of gruppi) {
    for (const { da, a } of orari) {
      salta(da, persone)
      salta(a, -persone)
    }
  }
  const tratti: Tratto[] = []
  let persone = 0
  let da = 0
  for (const [minuto, differenza] of [...salti].sort(([x], [y]) => x - y)) {
    if (persone > 0 && minuto > da) tratti.push({ da, a: minuto, persone })
    persone += differenza
    da = minuto
  }
  return tratti
}

/** Prepares a calendar; each day is worked out when first asked for. */
export function createCalendario({ apertura, ore, festivita, persone }: DatiCalendario): Calendario {
  const cambiate = new Map(ore.map((giorno) => [giorno.giorno, giorno]))
  const chiusure = festivita.map(intervalloOf)
  const organico = persone.map((persona) => ({ ...persona, assenze: persona.assenze.map(intervalloOf) }))
  const giornate: Record<RepartoFase, Map<Giorno, Giornata>> = { macchine: new Map(), banchi: new Map() }

  /** Stretches of civil time inside a window of a day, as minutes of that day. */
  const nelGiorno = (intervalli: readonly IntervalloDiTempo[], giorno: Giorno, { da, a }: IntervalloDiTempo) => {
    const mezzanotte = startOf(giorno)
    const parti = clipIntervalli(intervalli, mezzanotte + da, mezzanotte + a)
    return parti.map((parte) => ({ da: parte.da - mezzanotte, a: parte.a - mezzanotte }))
  }

  function calcola(reparto: RepartoFase, giorno: Giorno): Giornata {
    const aperta = windowOf(apertura, cambiate.get(giorno)?.[reparto] ?? weekdayOre(giorno))
    if (aperta.da === aperta.a) return { capacita: 0, tratti: [] }
    const chiuse = nelGiorno(chiusure, giorno, aperta)
    // A department without staff counts as one person, so that a fresh installation can plan.
    let presenti = 0
    let interi = 0
    const gruppi: { persone: number; orari: readonly IntervalloDiTempo[] }[] = []
    for (const { reparto: suo, dal, al, assenze } of organico) {
      if (suo !== reparto || giorno < dal || (al !== null && al < giorno)) continue
      presenti++
      const sue = nelGiorno(assenze, giorno, aperta)
      if (sue.length === 0) interi++
      else gruppi.push({ persone: 1, orari: lavorato(aperta, [...chiuse, ...sue]) })
    }
    if (presenti === 0) interi = 1
    gruppi.push({ persone: interi, orari: lavorato(aperta, chiuse) })
    const lavorati = conta(gruppi)
    return { capacita: lavorati.reduce((somma, { da, a, persone: n }) => somma + (a - da) * n, 0), tratti: lavorati }
  }

  function giornata(reparto: RepartoFase, giorno: Giorno): Giornata {
    let trovata = giornate[reparto].get(giorno)
    if (!trovata) {
      trovata = calcola(reparto, giorno)
      giornate[reparto].set(giorno, trovata)
    }
    return trovata
  }

  return {
    capacita: (reparto, giorno) => giornata(reparto, giorno).capacita,
    fatti(reparto, giorno, minuto) {
      let fatti = 0
      for (const { da, a, persone: n } of giornata(reparto, giorno).tratti) {
        if (minuto <= da) break
        fatti += (Math.min(minuto, a) - da) * n
      }
      return fatti
    },
    minutoInizio(reparto, giorno, fatti) {
      let prima = 0
      for (const { da, a, persone: n } of giornata(reparto, giorno).tratti) {
        const dopo = prima + (a - da) * n
        if (fatti < dopo) return da + Math.floor((fatti - prima) / n)
        prima = dopo
      }
      throw new RangeError(`${fatti} is the whole day`)
    },
    minutoFine(reparto, giorno, fatti) {
      let prima = 0
      for (const { da, a, persone: n } of giornata(reparto, giorno).tratti) {
        const dopo = prima + (a - da) * n
        if (fatti <= dopo) return da + Math.ceil((fatti - prima) / n)
        prima = dopo
      }
      throw new RangeError(`${fatti} is more than the day`)
    },
  }
}

export const STATI_CELLA = ['broken', 'closed', 'filled', 'free'] as const
export type StatoCella = (typeof STATI_CELLA)[number]

/** The state of a cell, tested in this order. */
export function statoCella(capacita: number, occupato: number): StatoCella {
  if (capacita < occupato) return 'broken'
  if (capacita === 0) return 'closed'
  return capacita === occupato ? 'filled' : 'free'
}
