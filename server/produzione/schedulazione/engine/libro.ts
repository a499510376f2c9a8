// The ledger: minutes booked by saved schedules, by department and day, with the orders they belong to.
import type { Day } from './time.ts'
import type { CellaPk, Prenotazione, RepartoFase } from './types.ts'

interface Cella {
  minuti: number
  /** Order → its minutes. */
  ordini: Map<number, number>
}

interface ReadonlyCella {
  readonly minuti: number
  readonly ordini: ReadonlyMap<number, number>
}

/** A ledger to read: several may share it. */
export type Libro = ReadonlyMap<RepartoFase, ReadonlyMap<Day, ReadonlyCella>>

/** A ledger of its own, to book in. */
export type OwnLibro = Map<RepartoFase, Map<Day, Cella>>

/** A ledger from its bookings; several of an order in one cell add up. */
export function createLibro(prenotazioni: Iterable<Prenotazione> = []): OwnLibro {
  const libro: OwnLibro = new Map()
  for (const prenotazione of prenotazioni) book(libro, prenotazione)
  return libro
}

/** Books minutes of an order. */
export function book(libro: OwnLibro, { reparto, giorno, ordine, minuti }: Prenotazione): void {
  if (minuti === 0) return
  const days = libro.get(reparto) ?? new Map<Day, Cella>()
  libro.set(reparto, days)
  const cella = days.get(giorno) ?? { minuti: 0, ordini: new Map() }
  cella.minuti += minuti
  cella.ordini.set(ordine, (cella.ordini.get(ordine) ?? 0) + minuti)
  days.set(giorno, cella)
}

/** Frees what an order has booked, everywhere. */
export function freeOrdine(libro: OwnLibro, ordine: number): void {
  for (const days of libro.values()) {
    for (const [day, cella] of days) {
      const minutes = cella.ordini.get(ordine)
      if (minutes === undefined) continue
      cella.ordini.delete(ordine)
      cella.minuti -= minutes
      if (cella.ordini.size === 0) days.delete(day)
    }
  }
}

/** A ledger of its own, to change. */
export function copyLibro(libro: Libro): OwnLibro {
  return createLibro(prenotazioniOfLibro(libro))
}

/** Minutes booked in a cell, but for those of one order. */
export function bookedMinutes(libro: Libro, { reparto, giorno }: CellaPk, excluded: number | null = null): number {
  const cella = libro.get(reparto)?.get(giorno)
  if (!cella) return 0
  return cella.minuti - (excluded === null ? 0 : (cella.ordini.get(excluded) ?? 0))
}

/** Minutes that an order has in a cell. */
export const minutesOfOrdine = (libro: Libro, { reparto, giorno }: CellaPk, ordine: number): number =>
  libro.get(reparto)?.get(giorno)?.ordini.get(ordine) ?? 0

/** The orders of a cell, ascending, but for one. */
export function ordiniInCella(libro: Libro, { reparto, giorno }: CellaPk, excluded: number | null = null): number[] {
  const ordini = [...(libro.get(reparto)?.get(giorno)?.ordini.keys() ?? [])]
  return ordini.filter((ordine) => ordine !== excluded).sort((a, b) => a - b)
}

/** Every booking of a ledger. */
export function* prenotazioniOfLibro(libro: Libro): Generator<Prenotazione> {
  for (const [reparto, days] of libro) {
    for (const [day, { ordini }] of days) {
      for (const [ordine, minutes] of ordini) yield { reparto, giorno: day, ordine, minuti: minutes }
    }
  }
}
