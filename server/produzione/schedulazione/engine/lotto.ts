// Auto start of many orders one after the other, each seeing what the ones before it have booked.
// docs/scheduler.md#automatic-schedules
import type { Calendario } from './capacita.ts'
import { createDisponibilita } from './disponibilita.ts'
import { book, copyLibro, type Libro } from './libro.ts'
import { piazza, withAutoInizio } from './piazza.ts'
import type { Giorno } from './time.ts'
import {
  type ErrorePiano,
  type FasePiazzata,
  isSavable,
  type Piano,
  type Prenotazione,
  type RichiestaPiano,
} from './types.ts'

/** An order of a batch. */
export interface OrdineLotto {
  ordine: number
  numeroCommessa: string
  data: Giorno
  richiesta: RichiestaPiano
  nonSchedulabile: boolean
  tempisticheMancanti: boolean
}

/** Why an order has no automatic schedule. */
export type MotivoNonSchedulato =
  | { codice: 'non_schedulabile' }
  | { codice: 'tempistiche_mancanti' }
  | { codice: 'errore'; errore: ErrorePiano }
  | { codice: 'incompleto'; fasi: string[] }

export type EsitoAuto = { piano: Piano; motivo?: never } | { piano?: never; motivo: MotivoNonSchedulato }

type DaSchedulare = Pick<OrdineLotto, 'richiesta' | 'nonSchedulabile' | 'tempisticheMancanti'>

/** The schedule that auto start gives an order, or why it gives none. */
function autoSchedula(
  { richiesta, nonSchedulabile, tempisticheMancanti }: DaSchedulare,
  disponibilita: ReturnType<typeof createDisponibilita>,
): EsitoAuto {
  if (nonSchedulabile) return { motivo: { codice: 'non_schedulabile' } }
  if (tempisticheMancanti) return { motivo: { codice: 'tempistiche_mancanti' } }
  const piano = piazza(withAutoInizio(richiesta), disponibilita)
  if (isSavable(piano)) return { piano }
  const [errore] = piano.errori
  if (errore) return { motivo: { codice: 'errore', errore } }
  const senza = piano.fasi.filter(({ necessaria, inizio }) => necessaria && inizio === null).map(({ nome }) => nome)
  return { motivo: { codice: 'incompleto', fasi: senza } }
}

/** The bookings of a plan. */
export function prenotazioniOf(ordine: number, fasi: readonly FasePiazzata[]): Prenotazione[] {
  return fasi.flatMap(({ reparto, occupazioni }) =>
    reparto === null ? [] : occupazioni.map((occupazione) => ({ ...occupazione, reparto, ordine })),
  )
}

const confronta = (a: string | number, b: string | number) => (a < b ? -1 : a > b ? 1 : 0)

/** By delivery (none last), date, number, id. */
export function precedenza(a: OrdineLotto, b: OrdineLotto): number {
  const consegna = (ordine: OrdineLotto) => ordine.richiesta.dataConsegna ?? Number.POSITIVE_INFINITY
  return (
    confronta(consegna(a), consegna(b)) ||
    a.data - b.data ||
    confronta(a.numeroCommessa, b.numeroCommessa) ||
    a.ordine - b.ordine
  )
}

/** Schedules orders that have no schedule; the ledger given is not changed. @returns what came out, in their order */
export function schedulaLotto(
  ordini: readonly OrdineLotto[],
  calendario: Calendario,
  libro: Libro,
): (EsitoAuto & { ordine: number })[] {
  const mio = copyLibro(libro)
  const disponibilita = createDisponibilita(calendario, mio)
  return [...ordini].sort(precedenza).map((ordine) => {
    const esito = autoSchedula(ordine, disponibilita)
    for (const prenotazione of prenotazioniOf(ordine.ordine, esito.piano?.fasi ?? [])) book(mio, prenotazione)
    return { ...esito, ordine: ordine.ordine }
  })
}
