// Mending a broken cell: the orders saved last give way, one by one, until the cell holds.
// docs/scheduler.md#changes-of-the-calendar

import { createDisponibilita } from './availability.ts'
import type { Calendario } from './capacita.ts'
import { cella } from './celle.ts'
import { book, bookedMinutes, copyLibro, freeOrdine, type Libro } from './libro.ts'
import { prenotazioniOf } from './lotto.ts'
import { dependents } from './moveFine.ts'
import { piazza } from './piazza.ts'
import { type CellaPk, isSavable, type Piano, type PianoError, type PianoRequest, type RequestedFase } from './types.ts'

/** An order of a broken cell, as it is saved. */
interface OrdineInCella {
  ordine: number
  /** Any number that grows with the time of saving. */
  savedAt: number
  /** Every phase with its saved dates in `tenuta` and its saved duration. */
  request: PianoRequest
}

interface Riparazione {
  /** New plans, in the order in which they were made. */
  piani: { ordine: number; piano: Piano }[]
  /** Orders that could not be placed elsewhere and stay. */
  rimasti: { ordine: number; errori: PianoError[] }[]
  /** Minutes still too many in the cell. */
  eccedenza: number
}

/** What mending a cell would do; nothing is changed. Phases that neither are in the cell nor depend on it stay. */
export function repair(
  pk: CellaPk,
  ordini: readonly OrdineInCella[],
  calendario: Calendario,
  libro: Libro,
): Riparazione {
  const own = copyLibro(libro)
  const piani: Riparazione['piani'] = []
  const remaining: Riparazione['rimasti'] = []
  const eccedenza = () => Math.max(0, -cella(calendario, own, pk).libero)
  const lastFirst = [...ordini].sort((a, b) => b.savedAt - a.savedAt || b.ordine - a.ordine)
  for (const { ordine, request } of lastFirst) {
    if (eccedenza() === 0) break
    const wasBooked = (reparto: CellaPk['reparto']) => bookedMinutes(own, { reparto, giorno: pk.giorno })
    const before = wasBooked(pk.reparto)
    const piano = piazza(toPutBack(request, pk), createDisponibilita(calendario, own, ordine))
    if (!isSavable(piano)) {
      remaining.push({ ordine, errori: piano.errori })
      continue
    }
    freeOrdine(own, ordine)
    for (const prenotazione of prenotazioniOf(ordine, piano.fasi)) book(own, prenotazione)
    if (wasBooked(pk.reparto) < before) piani.push({ ordine, piano })
  }
  return { piani, rimasti: remaining, eccedenza: eccedenza() }
}

/** The order with the phases of the cell to place again, not before their saved start, and what follows. */
function toPutBack(request: PianoRequest, { reparto, giorno }: CellaPk): PianoRequest {
  const inCella = request.fasi.filter(
    (fase) => fase.reparto === reparto && fase.tenuta?.occupazioni.some((one) => one.giorno === giorno),
  )
  const names = new Set(inCella.map(({ nome }) => nome))
  for (const { nome } of inCella) for (const segue of dependents(request.fasi, nome)) names.add(segue)
  const fasi = request.fasi.map((fase): RequestedFase => {
    if (!names.has(fase.nome) || !fase.tenuta) return fase
    return { ...fase, tenuta: null, fissata: false, da: fase.tenuta.inizio }
  })
  return { ...request, fasi }
}
