import type { Libro } from '../engine/libro.ts'
import { bookedMinuti } from '../engine/libro.ts'
import type { Giorno, Istante } from '../engine/time.ts'
import { type Occupazione, REPARTI_FASI } from '../engine/types.ts'
import type { FaseSalvata, OrdineCaricato } from './ordine.ts'

// What is kept of a mended cell, as JSON: plain numbers and texts only.

/** A schedule as it was. */
export interface OrdinePrima {
  ordine: number
  tempiCambiati: boolean
  fasi: [string, FaseSalvata][]
}

/** The dates that the repair wrote: while the order has them it has not been planned again. */
export interface OrdineDopo {
  ordine: number
  firma: string
}

/** Minutes of the touched cells before, by 'reparto giorno'. */
export type MinutiPrima = Record<string, number>

export function ordinePrima(
  ordine: number,
  { tempiCambiati, fasi }: NonNullable<OrdineCaricato['salvata']>,
): OrdinePrima {
  return { ordine, tempiCambiati, fasi: [...fasi] }
}

interface FaseConDate {
  nome: string
  inizio: Istante | null
  fine: Istante | null
}

/** Phases and dates of a schedule, to be compared. */
export function ordineSignature(fasi: readonly FaseConDate[]): string {
  return fasi
    .filter(({ inizio }) => inizio !== null)
    .map(({ nome, inizio, fine }) => `${nome} ${inizio} ${fine}`)
    .sort()
    .join('; ')
}

/** What the ledger has in the days of some phases, whatever the department. */
export function minutiOf(libro: Libro, fasi: Iterable<{ occupazioni: readonly Occupazione[] }>): MinutiPrima {
  const giorni = new Set<Giorno>()
  for (const { occupazioni } of fasi) for (const { giorno } of occupazioni) giorni.add(giorno)
  const celle = REPARTI_FASI.flatMap((reparto) => [...giorni].map((giorno) => ({ reparto, giorno })))
  return Object.fromEntries(celle.map((cella) => [`${cella.reparto} ${cella.giorno}`, bookedMinuti(libro, cella)]))
}
