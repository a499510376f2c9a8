import type { Libro } from '../engine/libro.ts'
import { bookedMinutes } from '../engine/libro.ts'
import type { Day, Instant } from '../engine/time.ts'
import type { Occupazione } from '../engine/types.ts'
import type { LoadedOrdine, SavedFase } from './ordine.ts'

// What is kept of a mended cell, as JSON: plain numbers and texts only.

/** A schedule as it was. */
export interface OrdineBefore {
  ordine: number
  tempiCambiati: boolean
  fasi: [string, SavedFase][]
}

/** The dates that the repair wrote: while the order has them it has not been planned again. */
export interface OrdineAfter {
  ordine: number
  firma: string
}

/** Minutes of the touched cells before, by 'reparto giorno'. */
export type MinutesBefore = Record<string, number>

export function ordineBefore(
  ordine: number,
  { tempiCambiati, fasi }: NonNullable<LoadedOrdine['salvata']>,
): OrdineBefore {
  return { ordine, tempiCambiati, fasi: [...fasi] }
}

interface FaseWithDates {
  nome: string
  inizio: Instant | null
  fine: Instant | null
}

/** Phases and dates of a schedule, to be compared. */
export function ordineSignature(fasi: readonly FaseWithDates[]): string {
  return fasi
    .filter(({ inizio }) => inizio !== null)
    .map(({ nome, inizio, fine }) => `${nome} ${inizio} ${fine}`)
    .sort()
    .join('; ')
}

/** What the ledger has in the days of some phases, whatever the department. */
export function minutesOfFasi(libro: Libro, fasi: Iterable<{ occupazioni: readonly Occupazione[] }>): MinutesBefore {
  const days = new Set<Day>()
  for (const { occupazioni } of fasi) for (const { giorno } of occupazioni) days.add(giorno)
  const celle = [...libro.keys()].flatMap((reparto) => [...days].map((day) => ({ reparto, giorno: day })))
  return Object.fromEntries(celle.map((cella) => [`${cella.reparto} ${cella.giorno}`, bookedMinutes(libro, cella)]))
}
