// Auto start of many orders one after the other, each seeing what the ones before it have booked.
// docs/scheduler.md#automatic-schedules

import { createDisponibilita } from './availability.ts'
import type { Calendario } from './capacita.ts'
import { book, copyLibro, type Libro } from './libro.ts'
import { piazza, withAutoInizio } from './piazza.ts'
import type { Day } from './time.ts'
import {
  isSavable,
  type Piano,
  type PianoError,
  type PianoRequest,
  type PlacedFase,
  type Prenotazione,
} from './types.ts'

/** An order of a batch. */
export interface BatchOrdine {
  ordine: number
  numeroCommessa: string
  data: Day
  request: PianoRequest
  nonSchedulabile: boolean
  tempisticheMancanti: boolean
}

/** Why an order has no automatic schedule. */
export type NotSchedulatoReason =
  | { codice: 'non_schedulabile' }
  | { codice: 'tempistiche_mancanti' }
  | { codice: 'errore'; errore: PianoError }
  | { codice: 'incompleto'; fasi: string[] }

export type AutoOutcome = { piano: Piano; motivo?: never } | { piano?: never; motivo: NotSchedulatoReason }

type ToSchedule = Pick<BatchOrdine, 'request' | 'nonSchedulabile' | 'tempisticheMancanti'>

/** The schedule that auto start gives an order, or why it gives none. */
function autoSchedule(
  { request, nonSchedulabile, tempisticheMancanti }: ToSchedule,
  availability: ReturnType<typeof createDisponibilita>,
): AutoOutcome {
  if (nonSchedulabile) return { motivo: { codice: 'non_schedulabile' } }
  if (tempisticheMancanti) return { motivo: { codice: 'tempistiche_mancanti' } }
  const piano = piazza(withAutoInizio(request), availability)
  if (isSavable(piano)) return { piano }
  const [error] = piano.errori
  if (error) return { motivo: { codice: 'errore', errore: error } }
  const senza = piano.fasi.filter(({ necessaria, inizio }) => necessaria && inizio === null).map(({ nome }) => nome)
  return { motivo: { codice: 'incompleto', fasi: senza } }
}

/** The bookings of a plan. */
export function prenotazioniOf(ordine: number, fasi: readonly PlacedFase[]): Prenotazione[] {
  return fasi.flatMap(({ reparto, occupazioni }) =>
    reparto === null ? [] : occupazioni.map((occupazione) => ({ ...occupazione, reparto, ordine })),
  )
}

const compare = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** By delivery (none last), date, number, id. */
export function precedence(a: BatchOrdine, b: BatchOrdine): number {
  const consegna = (ordine: BatchOrdine) => ordine.request.dataConsegna ?? Number.POSITIVE_INFINITY
  return (
    compare(consegna(a), consegna(b)) ||
    a.data - b.data ||
    compare(a.numeroCommessa, b.numeroCommessa) ||
    a.ordine - b.ordine
  )
}

/** Schedules orders that have no schedule; the ledger given is not changed. @returns what came out, in their order */
export function schedulaBatch(
  ordini: readonly BatchOrdine[],
  calendario: Calendario,
  libro: Libro,
): (AutoOutcome & { ordine: number })[] {
  const own = copyLibro(libro)
  const availability = createDisponibilita(calendario, own)
  return [...ordini].sort(precedence).map((ordine) => {
    const outcome = autoSchedule(ordine, availability)
    for (const prenotazione of prenotazioniOf(ordine.ordine, outcome.piano?.fasi ?? [])) book(own, prenotazione)
    return { ...outcome, ordine: ordine.ordine }
  })
}
